// What people paste around and inside a value. Used where values enter; without valibot, for pages without a session.

/** No letter of any script. Joiners are not here: Persian, Indic scripts and emoji need them. */
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const JOINERS_AROUND = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** Longer text is no value of one line, and normalizing it would take time. */
const MAX_CLEANED = 1000;

/** Without invisible characters. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

/** Without white space and invisible characters around it. Tabs and line breaks inside, as between cells of a table, become spaces. */
export const trimLine = (text: string): string => {
  let [start, end] = [0, text.length];
  const isOutside = (at: number) => /[\s\u200c\u200d]/.test(withoutInvisible(text[at] ?? '') || ' ');
  while (start < end && isOutside(start)) start += 1;
  while (end > start && isOutside(end - 1)) end -= 1;
  return text.slice(start, end).replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
};

/** A search term on one line: tabs and line breaks become spaces. */
export const cleanSearch = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .replaceAll(JOINERS_AROUND, '');

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
