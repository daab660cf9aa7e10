interface KeyboardRow {
  /** Alternatives; `Shift + Tab` is pressed together. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keyboard support of a component. Shown in its documentation and tested by its story `Keyboard`. */
export type KeyboardTable = readonly KeyboardRow[];
