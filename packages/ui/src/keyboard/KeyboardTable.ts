/** One thing that the keyboard does with a component. */
interface KeyboardRow {
  /** Keys that do it, each by the name on it; several are alternatives, `Shift + Tab` is pressed together. */
  readonly keys: readonly string[];
  /** What happens, in a few words. */
  readonly does: string;
}

/**
 * What the keyboard does with a component. Stands in `Thing.keyboard.ts` beside the component; its documentation draws the
 * table from it, and a story named `Keyboard` proves it, which the status page counts. A rule of the house holds all of that.
 */
export type KeyboardTable = readonly KeyboardRow[];
