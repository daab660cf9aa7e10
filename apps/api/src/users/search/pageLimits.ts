/** Where the ways of finding a page of users change. */
export interface PageLimits {
  /** Up to this offset, skipping rows is cheaper than computing where the page starts. */
  deepOffset: number;
  /** Searches with up to this many hits sort and cache all of them. Searches with more scan. */
  maxListed: number;
  /** Scans that skip more rows run on a read worker. */
  farOffset: number;
  /** Hits per step of a scan. An aborted scan ends with its current step. */
  scanStep: number;
}

/** Measured with a million users. Tests use lower ones, to cover every way with few users. */
export const PAGE_LIMITS: PageLimits = {
  deepOffset: 8000,
  maxListed: 50_000,
  farOffset: 1000,
  scanStep: 5000,
};
