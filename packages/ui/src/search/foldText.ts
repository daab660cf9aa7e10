// The server folds alike: `apps/api/src/platform/text/foldText.ts`. A check compares the rules of the two.

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

/** For comparing text without case, accents, widths, invisible characters, and kinds of dashes, apostrophes and spaces. */
export const foldText = (text: string): string =>
  text
    // Before compatibility: an acute accent alone would become a space with a mark.
    .replaceAll(APOSTROPHES, "'")
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    .replaceAll(MARKS, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/** Equal for names that look the same, of which the server takes one. Accents count. */
export const lookOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(DASHES, '-')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A word of a folded query, or several in double quotes. */
const WORD = /["“”„«»]([^"“”„«»]*[^"“”„«» ][^"“”„«»]*)["“”„«»]|[^ ]+/gu;

/** Creates the condition that texts contain every word of a query, in any order, and what is in double quotes as a whole. An empty query is in every text. */
export const createMatcher = (query: string): ((...texts: readonly string[]) => boolean) => {
  const words = Array.from(foldText(query).matchAll(WORD), ([word, phrase]) =>
    phrase === undefined ? word : phrase.trim().replaceAll(CJK_SPACE, ''),
  );
  return (...texts) => {
    const text = texts.map((one) => foldText(one).replaceAll(CJK_SPACE, '')).join('\n');
    return words.every((word) => text.includes(word));
  };
};

/** Cyrillic and Greek letters, folded, and the Latin ones that they look like in one of the cases. */
const LOOKALIKES = Array.from('авсеһікмнорѕтухјԁԛԝαβεηικμνορτυχζ');
const LATIN = Array.from('abcehikmhopstyxjdqwabehikmnoptyxz');

/** Equal for names that look alike. */
export const skeletonOf = (name: string): string =>
  foldText(name).replaceAll(/\P{ASCII}/gu, (letter) => LATIN[LOOKALIKES.indexOf(letter)] ?? letter);
