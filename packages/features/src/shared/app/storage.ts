/**
 * Path of the console at its host, without a slash at the end: `/admin`, or empty at the root. The server writes it into the
 * page, so that one build works at any path.
 */
export const basePath: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '');

const attempt = <Result>(access: () => Result): Result | undefined => {
  try {
    return access();
  } catch {
    return undefined;
  }
};

/** Of all keys: consoles at other paths of the host share the storage. */
const PREFIX = basePath && `${basePath}/`;

const storageOf = (area: () => Storage) => ({
  /** Some may be of other consoles, and can't be read. */
  keys: (): string[] => attempt(() => Object.keys(area()).map((key) => key.slice(PREFIX.length))) ?? [],
  read: (key: string): string | null | undefined => attempt(() => area().getItem(PREFIX + key)),
  /** Null removes the entry. */
  write: (key: string, text: string | null): void =>
    attempt(() => (text === null ? area().removeItem(PREFIX + key) : area().setItem(PREFIX + key, text))),
  /** The key of a change in another tab, perhaps of another console; null if the storage was cleared. */
  keyOf: ({ key }: StorageEvent): string | null => key && key.slice(PREFIX.length),
});

/** Local storage. Where it is blocked, reads give undefined, and writes are lost, as they are where it is full. */
export const storage = storageOf(() => localStorage);

/** Key of an entry from a logout until it has reached the server, or until the next sign-in. Here, because public pages read it. */
export const LOGOUT_KEY = 'session.logout';

/** Key of an entry once a passkey was used here. Here, because the sign-in reads it before it loads their code. */
export const PASSKEY_USED_KEY = 'passkey.used';

/** The same for the storage of this tab. */
export const tabStorage = storageOf(() => sessionStorage);

/** Undefined unless the text is JSON. */
export const parseJson = (text: string): unknown => attempt((): unknown => JSON.parse(text));
