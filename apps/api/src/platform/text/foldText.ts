/** More combining marks than any script has in a row (UAX #15, Stream-Safe Text Format). Halfwidth sound marks become some. */
const LONG_RUN = /(?:^|[^\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{31}/u;

/** Leaves a text with more than 30 combining marks in a row as it is: normalization takes quadratic time for them. */
export const normalize = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  LONG_RUN.test(text) ? text : text.normalize(form);

// The browser folds alike: `packages/ui/src/search/foldText.ts`. A check compares the rules of the two.

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
  ς: 'σ',
};

// Marks of Latin, Greek, Cyrillic, Arabic and Hebrew. Vowel signs of other scripts and the voicing of kana are letters.
const MARKS = /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05c7\u0610-\u061a\u06d6-\u06ed\u0640]/gu;
const INVISIBLE = /[\p{Cf}\u180b-\u180f]/gu;
// Also hyphens that Unicode calls marks, punctuation or symbols: of Hebrew, Balinese, bullets and heavy ones.
const DASHES = /[\p{Dash}\u02d7\u1b60\u2043\u2796]/gu;
const APOSTROPHES = /['`´‘’‛ʹʻʼˈ′＇]/g;
/** Between letters of Chinese, Japanese and Korean, which people write with and without spaces. */
const CJK_SPACE =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]) (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/gu;

/** All but the characters that NFKD turns into more than three times their bytes, such as ﷺ into 18 letters. */
const DECOMPOSED = /[^\u2057\u2a0c\u3300-\u3357\u337f\ufdfa\ufdfb]+/gu;

/** Texts that only need lower case, such as most addresses. */
const PLAIN = /^[!-_a-~]*$/;

const decompose = (text: string): string => text.replaceAll(DECOMPOSED, (part) => normalize(part, 'NFKD'));

/** Without case, accents, widths, invisible characters, and kinds of dashes, apostrophes and spaces. The result has at most three times the bytes of the text. */
export const foldText = (text: string): string => {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Before compatibility: an acute accent alone would become a space with a mark. Lower case can decompose (İ).
  const letters = decompose(decompose(text.replaceAll(APOSTROPHES, "'")).toLowerCase());
  const folded = letters
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    .replaceAll(MARKS, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
  return normalize(folded, 'NFC');
};

/** Equal for names that look the same: without case, widths, invisible characters, and kinds of dashes, apostrophes and spaces. Accents count, however they are composed. */
export const lookOf = (name: string): string =>
  normalize(normalize(name, 'NFKC').toLowerCase(), 'NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * What a row is found by: its texts, folded, one per line, so that no word spans two. Spaces between letters of Chinese,
 * Japanese and Korean are left out, so that 山田太郎 finds 山田 太郎: the words of a query with spaces are still parts of it.
 */
export const searchTextOf = (texts: readonly string[]): string =>
  texts.map((text) => foldText(text).replaceAll(CJK_SPACE, '')).join('\n');

/** A word of a folded query, or several in double quotes. */
const WORD = /["“”„«»]([^"“”„«»]*[^"“”„«» ][^"“”„«»]*)["“”„«»]|[^ ]+/gu;

/** The words of a query; those in double quotes are one with spaces. A row is a hit if its search text contains all of them. Empty queries have none. */
export const wordsOf = (query: string): string[] => [
  ...new Set(
    Array.from(foldText(query).matchAll(WORD), ([word, phrase]) =>
      phrase === undefined ? word : phrase.trim().replaceAll(CJK_SPACE, ''),
    ),
  ),
];

/** Names and addresses are sorted by it: it distinguishes them well enough and fits every index. */
const MAX_KEY_CHARACTERS = 64;

/** Without case and accents: "Élodie" sorts next to "Elodie". Both databases compare these keys by code point. */
export const nameKey = (name: string): string =>
  Array.from(foldText(name)).slice(0, MAX_KEY_CHARACTERS).join('');
