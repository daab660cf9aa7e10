import type { FindQuery } from './findMatches.ts';

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

/** A longer selection is not what to search for. */
export const MAX_SELECTED_CHARACTERS = 200;
