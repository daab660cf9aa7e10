const FIELD = 'form :is(input, select, textarea):not([type="hidden"], :disabled, [readonly])';

/** For `ref`: focuses the first field of a form that opens in front of the page, unless one has asked for the focus. */
export const focusFirstField = (content: HTMLElement | null): void => {
  if (content && !content.contains(document.activeElement))
    content.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
};
