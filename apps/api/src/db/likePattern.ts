/** A LIKE pattern, with the backslash as its escape character, that finds the term literally. */
export const likePattern = (term: string): string => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
