/** How long a message stays that vanishes by itself, in milliseconds (specification §9). */
export const MESSAGE_MS = 3000;

/** How long an answer counts as fresh, in milliseconds: turning to a page that was fetched ahead asks nobody again. */
export const FRESH_MS = 5000;

/** Pause before a failed read is tried once more, in milliseconds; short, so that the message is there within a second. */
export const RETRY_DELAY_MS = 300;

/** After how many milliseconds of waiting a screen says that it is still at it. */
export const SLOW_MS = 8000;

/**
 * Pause in typing before a search is sent, in milliseconds: longer than between two keys of a word, and short enough that
 * rows are there within 150 ms after the last key.
 */
export const SEARCH_PAUSE_MS = 100;
