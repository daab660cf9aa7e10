/** Where to go after signing in, as it is kept in the history entry of the sign-in. */
interface ReturnState {
  readonly from: string;
  /** Id of the person who was there; undefined when nobody was signed in. */
  readonly person?: string | undefined;
}

/** The history state that makes the sign-in lead to `path`: for `person` alone, if one is given. */
export const returnState = (path: string, person?: string): ReturnState => ({ from: path, person });

/**
 * The path that a history state asks to return to; undefined unless it is one of this site. `//host` and `/\host`, which
 * browsers take for other sites, are none. Nor is where somebody other than `person` has been.
 */
export const returnPath = (state: unknown, person?: string): string | undefined => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  if ('person' in state && state.person !== undefined && state.person !== person) return undefined;
  return typeof from === 'string' && /^\/[^/\\]/.test(from) ? from : undefined;
};
