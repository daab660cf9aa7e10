interface ReturnState {
  readonly from: string;
  /** Id of the user who was there; undefined when signed out. */
  readonly user?: string | undefined;
}

/** State of a navigation to the sign-in, which leads back to the path afterwards. */
export const returnState = (path: string, user?: string): ReturnState => ({ from: path, user });

/** Undefined for another origin (browsers read `//host` and `/\host` as hosts) or another user's path. */
export const returnPath = (state: unknown, currentUser?: string): string | undefined => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  if ('user' in state && state.user !== undefined && state.user !== currentUser) return undefined;
  return typeof from === 'string' && /^\/[^/\\]/.test(from) ? from : undefined;
};
