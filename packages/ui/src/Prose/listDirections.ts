const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Holds the direction of a list or item. `dir` would be stored with the text. The editor ignores the prefix. */
export const DIRECTION = 'data-pm-direction';

export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** The direction of the first letter. */
export const directionOf = (text: string): 'ltr' | 'rtl' | undefined => {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return hasRightToLeft(letter) ? 'rtl' : 'ltr';
};

const GIVEN = '[dir], [style*="direction"], .ql-direction-rtl';

/** Lists and items follow their first letter, as paragraphs do by CSS: the markers stand where the lines start. */
export function directLists(box: HTMLElement): void {
  if (!hasRightToLeft(box.textContent)) return;
  for (const element of box.querySelectorAll('ul, ol, li')) {
    const given = element.closest(GIVEN);
    const direction = directionOf(element.textContent);
    if (direction && (!given || given.contains(box))) element.setAttribute(DIRECTION, direction);
  }
}
