/** Words of a text, which `findPassage` finds again after changes elsewhere. White space doesn't count. */
export interface TextPassage {
  /** The words, at most 1,000 characters. */
  exact: string;
  /** What stands before them. */
  prefix: string;
  /** What stands after them. */
  suffix: string;
  /** Characters of the text before them, without white space. */
  start: number;
  /** How often the text had these words. */
  count: number;
}

export const MAX_EXACT_CHARACTERS = 1000;
/** More than `ENOUGH_CHARACTERS`, so that one side of a changed passage is enough. */
export const CONTEXT_CHARACTERS = 90;
/** Of words and what stands around them. A sentence that a text has twice differs in these. */
const ENOUGH_CHARACTERS = 60;
/** Shorter words come back by chance. */
const MIN_UNIQUE_CHARACTERS = 8;

export const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '');

/** How many characters before `end` are the last ones of `prefix`. */
function countBefore(text: string, end: number, prefix: string): number {
  let count = 0;
  while (count < prefix.length && text[end - 1 - count] === prefix.at(-1 - count)) count += 1;
  return count;
}

/** How many characters from `start` on are the first ones of `suffix`. */
function countAfter(text: string, start: number, suffix: string): number {
  let count = 0;
  while (count < suffix.length && text[start + count] === suffix[count]) count += 1;
  return count;
}

/** Where `words` start in `text`. Both are without white space. */
export function* findAll(text: string, words: string): Generator<number, void> {
  if (words === '') return;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) yield at;
}

/**
 * Finds a passage in a text without white space: where its words stand, between what stood around them. Undefined if the words are
 * gone, or if nothing tells them from the same words elsewhere.
 */
export function findPassage(text: string, passage: TextPassage): { start: number; end: number } | undefined {
  const [exact, prefix, suffix] = [passage.exact, passage.prefix, passage.suffix].map(withoutSpace);
  if (exact === undefined || prefix === undefined || suffix === undefined) return undefined;
  const distance = (at: number) => Math.abs(at - passage.start);
  let best: { at: number; alike: number } | undefined;
  let count = 0;
  for (const at of findAll(text, exact)) {
    count += 1;
    const alike = exact.length + countBefore(text, at, prefix) + countAfter(text, at + exact.length, suffix);
    const isBetter =
      !best || alike > best.alike || (alike === best.alike && distance(at) < distance(best.at));
    if (isBetter) best = { at, alike };
  }
  if (!best) return undefined;
  const isUnique = count === 1 && passage.count === 1 && exact.length >= MIN_UNIQUE_CHARACTERS;
  const enough = Math.min(ENOUGH_CHARACTERS, exact.length + prefix.length + suffix.length);
  return isUnique || best.alike >= enough ? { start: best.at, end: best.at + exact.length } : undefined;
}
