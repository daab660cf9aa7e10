/** localStorage for UI preferences. Never throws where it is blocked, full or turned off: the value is then lost. */
export const storage = {
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
      // The caller keeps the value in memory.
    }
  },

  remove: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is stored.
    }
  },

  watch: (key: string, listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};
