import { SEARCH_LIMITS, type SearchLimits } from '../../platform/search/searchLimits.ts';

/** Thresholds between the ways of reading a page of users. */
export interface PageLimits extends SearchLimits {
  /** Up to this offset, skipping rows is cheaper than computing where the page starts. */
  deepOffset: number;
  /** Hits per step of a scan. An aborted scan ends with its current step. */
  scanStep: number;
}

/** Measured with a million users. */
export const PAGE_LIMITS: PageLimits = { ...SEARCH_LIMITS, deepOffset: 8000, scanStep: 5000 };
