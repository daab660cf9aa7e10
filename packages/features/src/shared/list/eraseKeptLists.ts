/** Prefix of the keys in session storage. */
export const KEPT_PREFIX = 'kept.';

// Apart from `keptLists.ts`: the sign-in loads this file.

/** Erases what this tab keeps of its lists. */
export const eraseKeptLists = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(KEPT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is kept.
  }
};
