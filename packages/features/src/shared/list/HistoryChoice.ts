export interface HistoryChoice {
  /** True if a URL change replaces the current history entry instead of adding one. */
  replace: boolean;
}
