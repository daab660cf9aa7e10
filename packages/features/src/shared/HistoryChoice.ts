/** How a change of a list's address is to be remembered. */
export interface HistoryChoice {
  /** Whether it takes the place of the last entry of the browser's history. */
  replace: boolean;
}
