import { vi } from 'vitest';

/** Replaces the browser's local storage, for tests outside a browser. */
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

/** Makes local storage throw, as it does in browsers that block it. */
export const blockStorage = (): void => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
};
