/** Where one way of finding a page of users ends and another begins. */
export interface PageLimits {
  /** Up to here, walking from an end of the list costs less than finding out where a page begins. */
  deepOffset: number;
  /** Up to here all that a search finds is put in order at once, and remembered. What finds more is walked through. */
  maxListed: number;
  /** From here on, a step of a walk goes to a thread that nothing else waits for. */
  farOffset: number;
}

/** As measured among a million users; tests choose others, to go every way among few. */
export const PAGE_LIMITS: PageLimits = { deepOffset: 8000, maxListed: 50_000, farOffset: 1000 };
