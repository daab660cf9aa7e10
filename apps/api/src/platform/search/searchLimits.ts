/** Thresholds between the ways of reading a page of hits. */
export interface SearchLimits {
  /** Searches with up to this many hits sort and cache all of them. Searches with more scan. */
  maxListed: number;
  /** Totals of at least this many hits are stored in the database. */
  minStored: number;
  /** Reads that skip more rows run on a read worker. */
  farOffset: number;
}

/** Measured with a million users. Tests use lower ones, to cover every way with few rows. */
export const SEARCH_LIMITS: SearchLimits = { maxListed: 50_000, minStored: 10_000, farOffset: 1000 };

/** Number of cached totals and lists of hits. A list takes up to a few megabytes. */
export const MAX_TOTALS = 1000;
export const MAX_LISTS = 16;
