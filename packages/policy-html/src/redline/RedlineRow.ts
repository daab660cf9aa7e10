import type { NumberStyle } from './numerals.ts';
import type { Traits, Unit } from './readUnits.ts';

/** A format, attribute or the like that one text lacks, or that differs. */
export interface Change {
  name: string;
  was?: string | undefined;
  now?: string | undefined;
  /** Readers don't notice it. */
  isSilent?: boolean;
}

export interface RedlinePart {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** Its formats; those of the later text, if both have it. */
  traits: Traits;
  /** Of a picture. */
  src?: string | undefined;
  /** How its formats differ, if both texts have it. */
  changes: readonly Change[];
}

export interface RedlineCell {
  kind: 'same' | 'added' | 'removed';
  traits: Traits;
  parts: RedlinePart[];
  /** All traits, if one text lacks it. */
  changes: readonly Change[];
}

/**
 * Numbers that move by as much from a row on: as many as `count` of those that are in both texts, from `first` to `last`. Numbers of
 * other sequences, such as those of sub-items, stand between them.
 */
export interface NumberMove {
  count: number;
  by: number;
  /** Part of the number that changes, from 0. */
  level: number;
  style: NumberStyle;
  first: Change;
  last: Change;
}

/** A block, row of a table or edge of a container, with what has changed. To apply all rows to the earlier text gives the later one. */
export interface RedlineRow {
  /** `left` is where a moved row was. */
  kind: 'same' | 'added' | 'removed' | 'changed' | 'moved' | 'left';
  type: Unit['type'];
  traits: Traits;
  number: string;
  cells: RedlineCell[];
  /** All traits, if one text lacks it. */
  changes: readonly Change[];
  /** The same for a moved row and where it was. */
  move?: number;
  /** Its number at the other place, if it has moved. */
  otherNumber?: string;
  /** From here on. */
  numbersMove?: NumberMove;
}
