export interface HistoryChoice {
  /** Whether a URL change replaces the current history entry instead of adding one. */
  replace: boolean;
}
