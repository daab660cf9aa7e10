export type Kind =
  | 'button'
  | 'link'
  | 'heading'
  | 'field'
  | 'row'
  | 'dialog'
  | 'option'
  | 'menuitem'
  | 'text';

export interface Found {
  /** The middle, in the viewport. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
}

/**
 * Runs in the page, as its source. Looks for an element that users can see, by kind and accessible name, and scrolls to it. Finds
 * nothing while something covers it, unless it is a text.
 */
export const find = (kind: Kind, name: string, flags: string): Found | null => {
  const selectors = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    field: 'input, textarea, select, [contenteditable=true]',
    row: 'tr',
    dialog: '[role=dialog], [role=alertdialog], dialog[open]',
    option: '[role=option]',
    menuitem: '[role^=menuitem]',
    text: 'body *',
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = labels.map((id) => document.getElementById(id)?.textContent);
    const labelled = Array.from((element as HTMLInputElement).labels ?? [], ({ textContent }) => textContent);
    return plain(
      texts.join(' ') || element.getAttribute('aria-label') || labelled.join(' ') || element.textContent,
    );
  };
  const pattern = new RegExp(name, flags);
  const matches = [...document.querySelectorAll<HTMLElement>(selectors[kind])].filter(
    (element) =>
      pattern.test(nameOf(element)) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]'),
  );
  // The innermost element that has a text comes last.
  const element = kind === 'text' ? matches.at(-1) : matches[0];
  if (!element) return null;

  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isReached =
    element.contains(hit) ||
    (hit !== document.body && hit?.contains(element)) ||
    hit?.closest('label')?.control === element;
  if (kind !== 'text' && !isReached) return null;
  return {
    x,
    y,
    text: plain(element.textContent),
    value: (element as HTMLInputElement).value,
    isFocused: element === document.activeElement,
  };
};
