import { matchParent } from './matchParent.ts';

/**
 * For a line of data: a name, a count, a title that is cut off. It reads in the direction its own letters have and loses its
 * end, not its beginning; it still stands where the page around it begins. Not for our own sentences: those have the page's
 * direction, whichever word comes first.
 */
export const ownDirection = { unicodeBidi: 'plaintext', textAlign: matchParent } as const;
