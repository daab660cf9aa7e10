import type { LegalText, SignedInUser } from '@planner/api-client';
import { LOGOUT_KEY, parseJson, storage } from '../../shared/app/storage.ts';

/** Display data only: the server decides about access. */
export const STORED_USER_KEY = 'user';

/** Set while a session has ended without a sign-out, so that other tabs can tell the two apart. */
export const SESSION_LOST_KEY = 'session.lost';

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

// Without valibot, to keep it out of the sign-in's bundle.
const parse = (text: string): SignedInUser | undefined => {
  const fields: Partial<Record<keyof SignedInUser, unknown>> = Object(parseJson(text));
  const { id, name, email, role } = fields;
  const isUser = isOptionalText(id) && isOptionalText(name) && typeof email === 'string';
  return isUser && (role === undefined || role === 'user' || role === 'admin')
    ? { id, name, email, role }
    : undefined;
};

/** `absent`: no user is remembered; `unknown`: storage is blocked or the entry was corrupt (it is removed). */
export const readStoredUser = (): SignedInUser | 'absent' | 'unknown' => {
  const text = storage.read(STORED_USER_KEY);
  if (text === null) return 'absent';
  const user = text === undefined ? undefined : parse(text);
  if (user === undefined) storage.write(STORED_USER_KEY, null);
  return user ?? 'unknown';
};

/** Undefined forgets the user. */
export const writeStoredUser = (user: SignedInUser | undefined): void =>
  storage.write(STORED_USER_KEY, user ? JSON.stringify(user) : null);

/** The server's extras are stored to show the same screens immediately after a reload. */
const EXTRAS_KEY = 'extras';
/** What the account may not do. */
const REFUSED_KEY = 'refused';

export const namesOf = (extras: unknown): string[] =>
  Array.isArray(extras) ? extras.filter((name) => typeof name === 'string') : [];

const createList = <Item>(key: string, itemsOf: (list: unknown) => Item[]) => ({
  read: (): readonly Item[] => itemsOf(parseJson(storage.read(key) ?? '')),
  write: (list: readonly Item[]): void => storage.write(key, list.length > 0 ? JSON.stringify(list) : null),
});

export const storedExtras = createList(EXTRAS_KEY, namesOf);
export const storedRefusals = createList(REFUSED_KEY, namesOf);

const isLegalText = (text: unknown): text is LegalText => {
  const { type, title } = Object(text);
  return typeof type === 'string' && typeof title === 'string';
};

export const storedLegalTexts = createList('legalTexts', (list) =>
  Array.isArray(list) ? list.filter(isLegalText) : [],
);

/** Status of a logout on the server: `sent` until the first attempt has ended, `done` when no session is left to end. */
export type LogoutStatus = 'sent' | 'failed' | 'done';

/** Adds `held`: a running sign-in stops logouts in every tab. */
export type StoredLogout = LogoutStatus | 'held';

/** The remembered logout; undefined when storage is blocked. */
export const readLogout = (): StoredLogout | undefined => {
  const text = storage.read(LOGOUT_KEY);
  if (text === null) return 'done';
  return text === undefined || text === 'sent' || text === 'held' ? text : 'failed';
};

/** Also announces the logout to other tabs. */
export const writeLogout = (logout: StoredLogout): void =>
  storage.write(LOGOUT_KEY, logout === 'done' ? null : logout);

export const isSessionLost = (): boolean => typeof storage.read(SESSION_LOST_KEY) === 'string';

export const writeSessionLost = (isLost: boolean): void =>
  storage.write(SESSION_LOST_KEY, isLost ? 'true' : null);
