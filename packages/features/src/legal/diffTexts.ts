import { createInertHtml } from '@planner/policy-html';
import type { DiffPart } from '@planner/ui';
import { diffLines, diffWordsWithSpace, type Change } from 'diff';

/** Time limit of the word diff, in milliseconds. A slower diff is by lines. */
const MAX_MS = 1500;

const CELL_END = /<\/t[hd]>/gi;
const BLOCK_END = /<\/(?:p|h[1-6]|li|tr|div|dt|dd|blockquote|pre|caption|figcaption|summary)>|<br[^>]*>/gi;

/** Plain text of HTML, with a line per block or table row. For diffs only: never render it as markup. */
export const wordsOf = (html: string): string => {
  // In a separate document, to avoid browser warnings about style sheets.
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

export const diffTexts = (before: string, after: string): DiffPart[] =>
  (diffWordsWithSpace(before, after, { timeout: MAX_MS }) ?? diffLines(before, after)).map(toPart);
