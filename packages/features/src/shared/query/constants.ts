/** Duration of a temporary message, in milliseconds. */
export const MESSAGE_MS = 3000;

/** `staleTime`, in milliseconds: navigating to a prefetched page sends no second request. */
export const FRESH_MS = 5000;

/** Delay before a query retries, in milliseconds; short, to show an error within a second. */
export const RETRY_DELAY_MS = 300;

/** After this time, in milliseconds, a request counts as slow. */
export const SLOW_MS = 8000;

/** Search debounce, in milliseconds: longer than a pause between keystrokes, and rows still appear within 150 ms. */
export const SEARCH_PAUSE_MS = 85;
