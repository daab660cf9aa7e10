import { waitFor } from 'storybook/test';

/** What react-aria keeps transparent until it has found its place. */
const UNSHOWN = '[data-rac][style*="opacity: 0"]';

/**
 * Waits for a dialog or menu that has opened but does not show yet, so that the accessibility check and the picture see what a
 * person sees. A dialog that begins in a field gives a phone's keyboard up to 600 ms to come up.
 */
export const untilShown = (): Promise<void> =>
  waitFor(() => {
    const unshown = document.querySelector(UNSHOWN);
    if (unshown) throw new Error(`It has opened and does not show: ${unshown.outerHTML.slice(0, 200)}`);
  });
