/** Debounce of the palette's search for users, in milliseconds. Commands match immediately. */
export const PALETTE_PAUSE_MS = 150;

/** Users listed in the palette; a link leads to the others. */
export const SHOWN_USERS = 5;
