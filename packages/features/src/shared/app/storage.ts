const attempt = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/** Local storage. Where it is blocked, reads give undefined, and writes are lost, as they are where it is full. */
export const storage = {
  keys: (): string[] => attempt(() => Object.keys(localStorage)) ?? [],
  read: (key: string): string | null | undefined => attempt(() => localStorage.getItem(key)),
  /** Null removes the entry. */
  write: (key: string, text: string | null): void =>
    attempt(() => (text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text))),
};

/** Undefined unless the text is JSON. */
export const parseJson = (text: string): unknown => attempt((): unknown => JSON.parse(text));
