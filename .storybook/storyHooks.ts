import { configure, waitFor } from 'storybook/test';

const params = new URLSearchParams(location.search);

/** True in the frame of a story on a documentation page. */
export const isEmbedded = params.has('embedded');

/** True in such a frame of a state that only its play function reaches. Its messages stay. */
export const isPlayed = params.get('embedded') === 'played';

const isDocs = (): boolean => params.get('viewMode') === 'docs';

/** Keeps what a story focuses from scrolling the documentation page that it is on, as browsers also do from frames of the same origin. */
export function containFocus(): void {
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInPlace(options) {
    if (!isEmbedded && !isDocs()) return focus.call(this, options);
    const { scrollX, scrollY } = window;
    focus.call(this, { ...options, preventScroll: true });
    // Chromium scrolls to parts of a date nevertheless.
    scrollTo(scrollX, scrollY);
  };
  const scrollIntoView = Reflect.get(Element.prototype, 'scrollIntoView');
  Element.prototype.scrollIntoView = function scrollUnlessInStory(options) {
    if (!isEmbedded && !(isDocs() && this.closest('[data-story-root]'))) scrollIntoView.call(this, options);
  };
}

/** Returns the focus that a story took to the documentation page, so that keys scroll that page. */
export const returnFocus = (): void => window.frameElement?.ownerDocument.defaultView?.focus();

interface Meta {
  story: (input?: object) => unknown;
}

/** Makes stories without their play functions: several on one page would take the focus from each other, and scroll the page. */
export function leaveOutPlay(preview: { meta: unknown }): void {
  const { meta } = preview as { meta: (input: object) => Meta };
  Object.assign(preview, {
    meta: (input: object) => {
      const made = meta.call(preview, { ...input, play: undefined });
      const { story } = made;
      return Object.assign(made, { story: (own?: object) => story.call(made, { ...own, play: undefined }) });
    },
  });
}

/** react-aria keeps overlays transparent until they are positioned. */
const HIDDEN_OVERLAY = '[data-rac][style*="opacity: 0"]';

/** Waits until overlays are visible. A dialog that focuses a field waits up to 600 ms for a phone's keyboard. */
export const waitForOverlays = (): Promise<void> =>
  waitFor(() => {
    const hidden = document.querySelector(HIDDEN_OVERLAY);
    if (hidden) throw new Error(`Overlay did not become visible: ${hidden.outerHTML.slice(0, 200)}`);
  });

/**
 * When React removes a focused input, Chromium fires `blur`, and user-event then dispatches the `change` of what it has typed. The `act`
 * that Storybook wraps around such events starts new work, but React is committing: it throws "Should not already be
 * working", and then renders no event in this page anymore.
 */
export function dispatchDuringCommits(): void {
  configure((config) => ({
    eventWrapper: (dispatch) => (window.event?.type === 'blur' ? dispatch() : config.eventWrapper(dispatch)),
  }));
}

/** Long enough for a page with many frames, and for a busy machine on which pictures are drawn. */
const FRAME_TIMEOUT_MS = 20_000;
if (isEmbedded) configure({ asyncUtilTimeout: FRAME_TIMEOUT_MS });

/** Close to 0, with which an animation could not be finished. */
const PAUSED_RATE = 1e-6;

/** Keeps messages from timing out: pictures must not depend on a story's duration. Stories finish the animation. */
export function pauseMessages(): void {
  const animate = Reflect.get(Element.prototype, 'animate');
  Element.prototype.animate = function animatePaused(keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    if (typeof options === 'object' && options.id === 'countdown') animation.playbackRate = PAUSED_RATE;
    return animation;
  };
}
