import { createInertHtml } from '@planner/policy-html';
import type { DiffPart } from '@planner/ui';
import { diffLines, diffWordsWithSpace, type Change } from 'diff';

/** How long words may be compared, in milliseconds; texts that have nothing in common are compared by lines. */
const MAX_MS = 1500;

const CELL_END = /<\/t[hd]>/gi;
const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|div|dt|dd|blockquote|pre|caption|figcaption|summary)>|<br[^>]*>/gi;

/** The words of a text, a line for each block or row of cells. Only to be compared and read, never to be shown as markup. */
export const wordsOf = (html: string): string => {
  // In no document at all, so that browsers do not complain of style sheets in it.
  const words = document.implementation.createHTMLDocument('').createElement('body');
  words.innerHTML = createInertHtml(html.replaceAll(CELL_END, '$& ').replaceAll(BLOCK_END, '$&\n'));
  for (const code of words.querySelectorAll('script, style, template')) code.remove();
  return words.textContent
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
};

const toPart = ({ added, removed, value }: Change): DiffPart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
});

/** What differs between two texts, word by word. */
export const diffTexts = (before: string, after: string): DiffPart[] =>
  (diffWordsWithSpace(before, after, { timeout: MAX_MS }) ?? diffLines(before, after)).map(toPart);
