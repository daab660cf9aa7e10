/** How long a deletion can be undone, in milliseconds, not counting the time in which its message is hovered or focused. */
export const UNDO_MS = 5000;

/** By then a request that was sent has been answered, or never will be, in milliseconds. */
export const SETTLED_MS = 10_000;
