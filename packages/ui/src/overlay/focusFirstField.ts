const FIELD = 'form :is(input, select, textarea):not([type="hidden"], :disabled, [readonly])';

/**
 * For `ref`: focuses the first field of a form that opens in front of the page, so that nothing typed is lost, unless one has asked for the
 * focus. A checkbox or a radio button is not typed in.
 */
export const focusFirstField = (content: HTMLElement | null): void => {
  if (!content || content.contains(document.activeElement)) return;
  const first = content.querySelector<HTMLElement>(FIELD);
  if (!first?.matches('[type="checkbox"], [type="radio"]')) first?.focus({ preventScroll: true });
};
