// What people paste around and inside a value. Used where values enter; without valibot, for pages without a session.

import { withoutInvisible } from './cleanSearch.ts';

/** Longer text is no value of one line, and normalizing it would take time. */
const MAX_CLEANED = 1000;

/** Without white space and invisible characters around it. Tabs and line breaks inside, as between cells of a table, become spaces. */
export const trimLine = (text: string): string => {
  let [start, end] = [0, text.length];
  const isOutside = (at: number) => /[\s\u200c\u200d]/.test(withoutInvisible(text[at] ?? '') || ' ');
  while (start < end && isOutside(start)) start += 1;
  while (end > start && isOutside(end - 1)) end -= 1;
  return text.slice(start, end).replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
};

const toHalfWidth = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 0xfee0);

/** An address out of `Name <a@b.example>`, `mailto:a@b.example?subject=…` or a sentence. Full-width letters become ASCII. */
export const cleanEmail = (text: string): string => {
  if (text.length > MAX_CLEANED) return text.trim();
  const line = withoutInvisible(text)
    // Not NFKC, which turns other signs into letters, too.
    .replaceAll(/[\uff01-\uff5e]/g, toHalfWidth)
    .replaceAll(/[\u200c\u200d]/g, '')
    .trim();
  return (/<([^<>]+@[^<>]+)>/.exec(line)?.[1] ?? line)
    .trim()
    .replace(/^["'“‘«([<]+/, '')
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/[\s"'”’»)\]>.,;:]+$/, '');
};
