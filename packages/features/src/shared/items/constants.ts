/** Time to undo a deletion, in milliseconds; it stops while its message has hover or focus. */
export const UNDO_MS = 5000;

/** After this time, in milliseconds, an unanswered request counts as lost. */
export const SETTLED_MS = 10_000;
