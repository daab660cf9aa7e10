import type { SignedInUser } from '@planner/api-client';

/** Key in local storage (specification §3). What is kept there is for display alone: access is decided by the server. */
export const STORED_USER_KEY = 'user';

/** No honest entry is longer; anything beyond is not even parsed. */
const MAX_CHARACTERS = 2000;

const fieldsOf = (text: string): Partial<Record<keyof SignedInUser, unknown>> => {
  if (text.length > MAX_CHARACTERS) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

// By hand and not with valibot: this is loaded with the sign-in screen, whose size counts.
const parse = (text: string): SignedInUser | undefined => {
  const { id, name, email, role } = fieldsOf(text);
  const isUser = typeof id === 'string' && typeof name === 'string' && typeof email === 'string';
  return isUser && (role === 'user' || role === 'admin') ? { id, name, email, role } : undefined;
};

/**
 * The user that this browser remembers: `absent` when there is none, `unknown` when the entry was unusable (it is then
 * removed) or storage is blocked.
 */
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

/** Remembers a user, or forgets the remembered one. Blocked or full storage is passed over: the session works without. */
export const writeStoredUser = (user: SignedInUser | undefined): void => {
  try {
    if (user) localStorage.setItem(STORED_USER_KEY, JSON.stringify(user));
    else localStorage.removeItem(STORED_USER_KEY);
  } catch {
    // Nothing to do: the server knows the session anyway.
  }
};

/** Key in local storage: there while the session has ended without anybody having signed out. Tells other tabs which it was. */
export const SESSION_LOST_KEY = 'session.lost';

/** Whether the session has been lost, rather than ended by the person. */
export const isSessionLost = (): boolean => {
  try {
    return localStorage.getItem(SESSION_LOST_KEY) !== null;
  } catch {
    return false;
  }
};

/** Notes that the session was lost, or that this is over. */
export const writeSessionLost = (isLost: boolean): void => {
  try {
    if (isLost) localStorage.setItem(SESSION_LOST_KEY, 'true');
    else localStorage.removeItem(SESSION_LOST_KEY);
  } catch {
    // Other tabs find out for themselves.
  }
};
