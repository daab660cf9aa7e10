export interface FindQuery {
  /** Plain text; empty finds nothing. */
  text: string;
  isCaseMatched: boolean;
  isWholeWord: boolean;
}

export interface FindStatus {
  /** Place of the selected match, from 1; 0 if none is selected. */
  current: number;
  count: number;
  /** Matches in what cannot be edited here. */
  preserved: number;
}

/** A text that `FindBar` searches. */
export interface FindTarget {
  /** Begins; calls back when `status` may have changed. Returns what ends it and removes the marks. */
  open: (onChange: () => void) => () => void;
  /** Marks all matches and selects the first one from the start of the selection on. */
  find: (query: FindQuery) => void;
  /** Selects the next (1) or previous (-1) match, around the ends. */
  step: (direction: 1 | -1) => void;
  /** Replaces the selected match and selects the next one. */
  replace: (by: string) => void;
  /** Replaces all matches, as one undo step. Returns how many. */
  replaceAll: (by: string) => number;
  /** One line of selected text, to search for. */
  selectedText: () => string;
  status: () => FindStatus;
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/;
/** Signs that programs write in several ways. */
const ALIKE = ["'’‘‛ʼ′`´", '"“”„‟«»″', '-‐‑‒–—―−'];
/** Soft hyphens and the like, which nobody sees. */
const INVISIBLE = String.raw`[\u00ad\u200b-\u200d\u2060]*`;
const SPACE = String.raw`[\s\u00a0]+`;

/** A letter with its accents, composed or not; a letter without them is another one. */
const letterPattern = (letter: string): string => {
  const alike = ALIKE.find((signs) => signs.includes(letter));
  if (alike) return `[${alike.replace('-', String.raw`\-`)}]`;
  if (SPECIAL.test(letter)) return `\\${letter}`;
  const forms = new Set([letter.normalize('NFC'), letter.normalize('NFD')]);
  const pattern = forms.size > 1 ? `(?:${[...forms].join('|')})` : letter;
  return /\p{L}/u.test(letter) ? String.raw`${pattern}(?!\p{M})` : pattern;
};

/** No word, and no part of a number such as 10 or 1.2. */
const WORD_START = String.raw`(?<![\p{L}\p{N}\p{M}_])(?<!\p{N}[.,](?=\p{N}))`;
const WORD_END = String.raw`(?![\p{L}\p{N}\p{M}_])(?!(?<=\p{N})[.,]\p{N})`;

/**
 * Source of a regular expression for a query, as the search of lists folds it: kinds of spaces, quotation marks and dashes, hyphens
 * that nobody sees, and accents that are characters of their own. Texts of Word have them where people type the simple ones.
 */
export const patternOf = ({ text, isWholeWord }: Pick<FindQuery, 'text' | 'isWholeWord'>): string => {
  const letters = text.replaceAll(/[\u00AD\u200B-\u200D\u2060]/g, '').match(/\s+|\P{M}\p{M}*|\p{M}/gu) ?? [];
  const pattern = letters
    .map((letter) => (/^\s/.test(letter) ? SPACE : letterPattern(letter)))
    .join(INVISIBLE);
  if (!isWholeWord) return pattern;
  return [
    /^[\p{L}\p{N}]/u.test(text) ? WORD_START : '',
    pattern,
    /[\p{L}\p{N}\p{M}]$/u.test(text) ? WORD_END : '',
  ].join('');
};

/** Finds all matches; undefined for an empty query. */
export const matcherOf = (query: FindQuery): RegExp | undefined =>
  query.text === '' ? undefined : new RegExp(patternOf(query), query.isCaseMatched ? 'gu' : 'giu');

/** A longer selection is not what to search for. */
export const MAX_SELECTED_CHARACTERS = 200;
