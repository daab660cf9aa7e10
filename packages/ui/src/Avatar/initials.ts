// 32-bit FNV-1a, which spreads similar names well.
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** From 0 to `count` - 1; ignores case. */
export function hueIndex(name: string, count: number): number {
  let hash = FNV_OFFSET;
  for (const character of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash % count;
}

/** A visible character: no control, direction mark, joiner, filler or blank. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Starts with a letter of an alphabet without joined letters, which nothing combines with. Most words do. */
const SINGLE_LETTER =
  /^(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}](?![\p{M}\u200C\u200D])/u;

/** The browser takes 4 ms to load its rules. */
let graphemes: Intl.Segmenter | undefined;

function firstLetter(word: string): string {
  const letter = SINGLE_LETTER.exec(word)?.[0];
  if (letter) return letter;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word)) if (VISIBLE.test(segment)) return segment;
  return '';
}

/** Upper-case initials of the first and last word: “Sofía de la Cruz” gives “SC”. Empty for a blank name. */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase();
}
