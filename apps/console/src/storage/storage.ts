/**
 * localStorage that never throws: it may be blocked, full or switched off. Whatever lives here is a convenience, so a
 * lost value costs a default and nothing else.
 */
export const storage = {
  /** The stored text; null when there is none or storage is out of reach. */
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  write: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Kept for this page only.
    }
  },

  remove: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  },

  /** Calls `listener` when another tab changes `key`, or clears everything. Returns what ends it. */
  watch: (key: string, listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};
