import type { SignedInUser } from '@planner/api-client';
import { LOGOUT_KEY, SESSION_LOST_KEY, STORED_USER_KEY } from './storageKeys.ts';

/** Longer entries are corrupt. */
const MAX_CHARACTERS = 2000;

const fieldsOf = (text: string): Partial<Record<keyof SignedInUser, unknown>> => {
  if (text.length > MAX_CHARACTERS) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

// Without valibot, to keep it out of the sign-in's bundle.
const parse = (text: string): SignedInUser | undefined => {
  const { id, name, email, role } = fieldsOf(text);
  const isUser = isOptionalText(id) && isOptionalText(name) && typeof email === 'string';
  return isUser && (role === undefined || role === 'user' || role === 'admin')
    ? { id, name, email, role }
    : undefined;
};

/** `absent`: no user is remembered; `unknown`: storage is blocked or the entry was corrupt (it is removed). */
export const readStoredUser = (): SignedInUser | 'absent' | 'unknown' => {
  try {
    const text = localStorage.getItem(STORED_USER_KEY);
    if (text === null) return 'absent';
    const user = parse(text);
    if (user === undefined) localStorage.removeItem(STORED_USER_KEY);
    return user ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

/** Undefined forgets the user. Ignores blocked or full storage. */
export const writeStoredUser = (user: SignedInUser | undefined): void => {
  try {
    if (user) localStorage.setItem(STORED_USER_KEY, JSON.stringify(user));
    else localStorage.removeItem(STORED_USER_KEY);
  } catch {
    // The server knows the session anyway.
  }
};

/** The server's extras are stored to show the same screens immediately after a reload. */
const EXTRAS_KEY = 'extras';

export const readStoredExtras = (): readonly string[] => {
  try {
    const extras: unknown = JSON.parse(localStorage.getItem(EXTRAS_KEY) ?? '[]');
    return Array.isArray(extras) ? extras.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
};

export const writeStoredExtras = (extras: readonly string[]): void => {
  try {
    if (extras.length > 0) localStorage.setItem(EXTRAS_KEY, JSON.stringify(extras));
    else localStorage.removeItem(EXTRAS_KEY);
  } catch {
    // The next response sends them again.
  }
};

/** Status of a logout on the server: `sent` until the first attempt has ended, `done` when no session is left to end. */
export type LogoutStatus = 'sent' | 'failed' | 'done';

/** Adds `held`: a running sign-in stops logouts in every tab. */
export type StoredLogout = LogoutStatus | 'held';

/** The remembered logout; undefined when storage is blocked. */
export const readLogout = (): StoredLogout | undefined => {
  try {
    const text = localStorage.getItem(LOGOUT_KEY);
    if (text === null) return 'done';
    return text === 'sent' || text === 'held' ? text : 'failed';
  } catch {
    return undefined;
  }
};

/** Also announces the logout to other tabs. */
export const writeLogout = (logout: StoredLogout): void => {
  try {
    if (logout === 'done') localStorage.removeItem(LOGOUT_KEY);
    else localStorage.setItem(LOGOUT_KEY, logout);
  } catch {
    // Then only this tab knows.
  }
};

export const isSessionLost = (): boolean => {
  try {
    return localStorage.getItem(SESSION_LOST_KEY) !== null;
  } catch {
    return false;
  }
};

export const writeSessionLost = (isLost: boolean): void => {
  try {
    if (isLost) localStorage.setItem(SESSION_LOST_KEY, 'true');
    else localStorage.removeItem(SESSION_LOST_KEY);
  } catch {
    // Other tabs find out with their next request.
  }
};
