import { foldText } from '../../search/foldText.ts';

export interface FindQuery {
  /** Plain text; empty finds nothing. */
  text: string;
  isCaseMatched: boolean;
  isWholeWord: boolean;
}

/** Where a match begins and ends. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

/** A folded text. Of each of its code units: where its character begins, if it is the first one of it, and ends, if it is the last. */
export interface Folded {
  readonly text: string;
  readonly starts: readonly (number | undefined)[];
  readonly ends: readonly (number | undefined)[];
}

/** Spaces, a letter of Korean in parts, or a character with its marks: long runs of marks take quadratic time to normalize. */
const CHARACTER = String.raw`[^\S\ufeff]+|[\u1100-\u115f][\u1160-\u11a7]?[\u11a8-\u11ff]?|\P{M}[\p{M}\uff9e\uff9f]{0,30}|\p{M}`;
const CHARACTERS = new RegExp(CHARACTER, 'gu');
const CHARACTERS_OF_HTML = new RegExp(
  String.raw`&(?:#\d+|#[xX][\dA-Fa-f]+|[A-Za-z][A-Za-z\d]*);|${CHARACTER}`,
  'gu',
);
const SPACE = /^[^\S\ufeff]/;
const QUOTES = /^["“”„‟«»″＂]$/;

const known = new Map<string, string>();

function foldCharacter(character: string, isCaseMatched: boolean): string {
  let folded = known.get(character);
  if (folded === undefined) {
    folded = SPACE.test(character) ? ' ' : QUOTES.test(character) ? '"' : foldText(character);
    known.set(character, folded);
  }
  return isCaseMatched && character !== character.toLowerCase() ? folded.toUpperCase() : folded;
}

/**
 * Folds a text as the search of lists does, and quotation marks as well, which have another meaning there.
 * @param readReference reads character references of HTML, such as `&nbsp;`
 */
export function foldWithPlaces(
  content: string,
  isCaseMatched: boolean,
  readReference?: (reference: string) => string,
): Folded {
  const parts: string[] = [];
  const starts: (number | undefined)[] = [];
  const ends: (number | undefined)[] = [];
  for (const { 0: written, index } of content.matchAll(readReference ? CHARACTERS_OF_HTML : CHARACTERS)) {
    const isReference = readReference !== undefined && written.length > 2 && written.startsWith('&');
    const character = isReference ? readReference(written) : written;
    const folded = foldCharacter(character, isCaseMatched);
    const end = index + written.length;
    const isJoined = folded === ' ' ? parts.at(-1) === ' ' : folded === '' && /^\p{M}/u.test(character);
    // Of several spaces, and of marks that are references.
    if (isJoined && parts.length > 0) ends[ends.length - 1] = end;
    else if (folded !== '') {
      parts.push(folded);
      for (let unit = 1; unit <= folded.length; unit++) {
        starts.push(unit === 1 ? index : undefined);
        ends.push(unit === folded.length ? end : undefined);
      }
    }
  }
  return { text: parts.join(''), starts, ends };
}

/** A mark that continues a number: 1.2, 1/2, 1–3. */
const MARK = String.raw`[\p{Po}\p{Pd}\p{Sm}~]+`;
const WORD_START = String.raw`(?<![\p{L}\p{N}\p{M}_])(?<!\p{N}${MARK}(?=\p{N}))`;
const WORD_END = String.raw`(?![\p{L}\p{N}\p{M}_])(?!(?<=\p{N})${MARK}\p{N})`;

/** Finds folded text. */
function patternOf(text: string, isWholeWord: boolean): RegExp {
  const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const is = (pattern: string) => isWholeWord && new RegExp(pattern, 'u').test(text);
  const start = is(String.raw`^[\p{L}\p{N}]`)
    ? WORD_START
    : is(`^${MARK}\\p{N}`)
      ? String.raw`(?<!\p{N})`
      : '';
  const end = is(String.raw`[\p{L}\p{N}\p{M}]$`)
    ? WORD_END
    : is(`\\p{N}${MARK}$`)
      ? String.raw`(?!\p{N})`
      : '';
  return new RegExp(start + escaped + end, 'gu');
}

/** Creates a function that finds the matches of a query in folded text: whole characters, so that “ﬁ” has no match of “f”. */
export function createFinder({ text, isCaseMatched, isWholeWord }: FindQuery): (folded: Folded) => Match[] {
  const wanted = foldWithPlaces(text, isCaseMatched).text;
  if (wanted === '') return () => [];
  const pattern = patternOf(wanted, isWholeWord);
  return ({ text: content, starts, ends }) => {
    const matches: Match[] = [];
    pattern.lastIndex = 0;
    for (let found = pattern.exec(content); found; found = pattern.exec(content)) {
      const from = starts[found.index];
      const to = ends[pattern.lastIndex - 1];
      if (from !== undefined && to !== undefined) matches.push({ from, to });
      else pattern.lastIndex = found.index + 1;
    }
    return matches;
  };
}

/** The text with other words in place of the matches. */
export const replaceMatches = (text: string, matches: readonly Match[], by: string): string =>
  matches
    .toReversed()
    .reduce((changed, { from, to }) => changed.slice(0, from) + by + changed.slice(to), text);
