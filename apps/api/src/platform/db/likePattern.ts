/** A LIKE pattern, escaped with backslashes, that finds the part literally. */
export const likePattern = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
