const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[contenteditable="true"]',
  '[role="button"]',
  '[role="link"]',
  '[role="menuitem"]',
  '[role="option"]',
  '[role="tab"]',
  '[role="spinbutton"]',
  '[role="slider"]',
].join();

const isOutOfReach = (element: Element) =>
  element.closest('[inert], [aria-hidden="true"], [hidden]') !== null ||
  element.matches(':disabled, [aria-disabled="true"]') ||
  !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

export const controls = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(CONTROLS)].filter((element) => !isOutOfReach(element));
