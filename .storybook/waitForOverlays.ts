import { waitFor } from 'storybook/test';

/** react-aria keeps overlays transparent until they are positioned. */
const HIDDEN_OVERLAY = '[data-rac][style*="opacity: 0"]';

/** Waits until overlays are visible. A dialog that focuses a field waits up to 600 ms for a phone's keyboard. */
export const waitForOverlays = (): Promise<void> =>
  waitFor(() => {
    const hidden = document.querySelector(HIDDEN_OVERLAY);
    if (hidden) throw new Error(`Overlay did not become visible: ${hidden.outerHTML.slice(0, 200)}`);
  });
