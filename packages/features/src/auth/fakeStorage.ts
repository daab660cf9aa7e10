import { vi } from 'vitest';

/** Puts a local storage with the given entries in place of the browser's, for tests outside of one. */
export const fakeStorage = (entries: Record<string, string> = {}): Map<string, string> => {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
};

const refuse = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

/** Makes every access to local storage fail, as browsers do where storage is blocked. */
export const blockStorage = (): void => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
};
