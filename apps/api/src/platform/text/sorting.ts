const collator = new Intl.Collator('en', { numeric: true });

/** Compares by name: case and accents count last, numbers by value. */
export const byName = (a: { name: string }, b: { name: string }): number => collator.compare(a.name, b.name);

/** Letters that don't decompose into a letter of the alphabet and a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
};

/** Distinguishes names well enough and fits every index. */
const MAX_KEY_CHARACTERS = 64;

/** Without case and accents: "Élodie" sorts next to "Elodie". Both databases compare these keys by code point. */
export const nameKey = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()
      .normalize('NFKC')
      .replaceAll(/[^\0-\u007f]/gu, (letter) => LETTERS[letter] ?? letter),
  )
    .slice(0, MAX_KEY_CHARACTERS)
    .join('');
