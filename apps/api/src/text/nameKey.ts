/** Longest key in characters: enough to tell names apart, and short enough for every index. */
const MAX_CHARACTERS = 64;

/**
 * The form in which names are sorted: without case and accents, so that "Élodie" stands beside "Elodie". Compared character by
 * character, which both databases do alike.
 */
export const nameKey = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()
      .normalize('NFKC'),
  )
    .slice(0, MAX_CHARACTERS)
    .join('');
