import { normalize } from './normalize.ts';

/** All but the characters that NFKC turns into more than three times their bytes, such as ﷺ into 18 letters. */
const FOLDED = /[^\u2057\u2a0c\u3300-\u3357\u337f\ufdfa\ufdfb]+/gu;

/**
 * NFKC, lower case, accents preserved. Normalizes again after lower-casing, which can decompose (İ).
 * The result has at most three times the bytes of the text.
 */
export const foldForSearch = (text: string): string =>
  text.replaceAll(FOLDED, (part) => normalize(normalize(part, 'NFKC').toLowerCase(), 'NFKC'));

/** A LIKE pattern, escaped with backslashes, that finds the term literally. */
export const likePattern = (term: string): string => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
