/** True in the frame of a story on a documentation page. */
export const isEmbedded = new URLSearchParams(location.search).has('embedded');

/** Keeps what a story focuses or scrolls to from scrolling the documentation page around its frame, as browsers do for frames of the same origin. */
export function containFocus(): void {
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusWithoutScrolling(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}

/** Returns the focus that a play function took to the documentation page, so that keys scroll that page. */
export const returnFocus = (): void => window.frameElement?.ownerDocument.defaultView?.focus();
