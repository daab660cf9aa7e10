/** NFKC, lower case, accents preserved. Normalizes again after lower-casing, which can decompose (İ). */
export const foldForSearch = (text: string): string => text.normalize('NFKC').toLowerCase().normalize('NFKC');

/** A LIKE pattern, escaped with backslashes, that finds the term literally. */
export const likePattern = (term: string): string => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
