/** One user has this in the name, another has all but the last letter. */
export const SEARCHED = 'zebedeea';

/** A fast typist's pause between two keys. */
export const TYPE_MS = 50;
