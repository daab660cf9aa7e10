/** True in the frame of a story on a documentation page. */
export const isEmbedded = new URLSearchParams(location.search).has('embedded');

const isDocs = (): boolean => new URLSearchParams(location.search).get('viewMode') === 'docs';

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
  if (isEmbedded) Element.prototype.scrollIntoView = () => {};
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
