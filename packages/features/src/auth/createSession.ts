import { isApiError, type ApiClient, type SignedInUser } from '@planner/api-client';
import {
  isSessionLost,
  readStoredUser,
  SESSION_LOST_KEY,
  STORED_USER_KEY,
  writeSessionLost,
  writeStoredUser,
} from './storedUser.ts';

/** What a tab knows of who is signed in. */
export interface SessionState {
  /** `loading`: only the server can tell, and it has not answered yet. */
  status: 'loading' | 'signedIn' | 'signedOut';
  /** Who is signed in; undefined otherwise. */
  user: SignedInUser | undefined;
  /** Whether the server has been asked since this page was loaded. */
  isChecked: boolean;
  /** Whether the session ended without the person having asked for it here. */
  hasExpired: boolean;
  /** Whether the session has ended under the hands of `user`: the screens stay, and the person signs in again over them. */
  isInterrupted: boolean;
}

/** Who is signed in, outside of React, so that the API client can report a 401 to it. */
export interface Session {
  getState: () => SessionState;
  /** Calls back at every change; also follows what other tabs do for as long as somebody listens. */
  subscribe: (listener: () => void) => () => void;
  /** Somebody has signed in. */
  begin: (user: SignedInUser) => void;
  /** The person has signed out. */
  end: () => void;
  /** The server says that there is no session (any more): 401. */
  expire: () => void;
  /**
   * Waits, after a 401, for the person to sign in again. Resolves to whether that happened; at once where nobody was at work.
   * Rejects with an `AbortError` when somebody else has signed in: what waited is nobody's any more, and says nothing of them.
   */
  renew: () => Promise<boolean>;
  /** Asks the server who is signed in. When it cannot be reached, what was known stays. Never rejects. */
  verify: (client: Pick<ApiClient, 'getSession'>) => Promise<void>;
}

const stateFromStorage = (): Pick<SessionState, 'status' | 'user'> => {
  const stored = readStoredUser();
  if (stored === 'absent') return { status: 'signedOut', user: undefined };
  if (stored === 'unknown') return { status: 'loading', user: undefined };
  return { status: 'signedIn', user: stored };
};

const REFUSALS = new Set([401, 403]);

/**
 * Makes the session of a tab; once, before the API client:
 *
 * @example
 * const session = createSession();
 * const client = createApiClient({ onUnauthorized: session.expire, renewSession: session.renew });
 */
export const createSession = (): Session => {
  let state: SessionState = {
    ...stateFromStorage(),
    isChecked: false,
    hasExpired: false,
    isInterrupted: false,
  };
  /** Whether the server has known the person on this page: only then can there be work that is worth keeping. */
  let isConfirmed = false;
  let question: Promise<void> | undefined;
  /** Who waits for the person to sign in again. */
  const waiting = new Set<{ resolve: (isRenewed: boolean) => void; reject: (reason: Error) => void }>();
  const listeners = new Set<() => void>();

  const become = (next: Partial<SessionState>) => {
    const { user: before } = state;
    state = { ...state, ...next };
    if (!state.isInterrupted) {
      const isSignedIn = state.status === 'signedIn';
      for (const { resolve, reject } of waiting)
        if (isSignedIn && state.user?.id !== before?.id)
          reject(new DOMException('Somebody else has signed in', 'AbortError'));
        else resolve(isSignedIn);
      waiting.clear();
    }
    for (const listener of listeners) listener();
  };
  const signOut = (hasExpired: boolean) => {
    isConfirmed = false;
    become({ status: 'signedOut', user: undefined, isChecked: true, hasExpired, isInterrupted: false });
  };
  const interrupt = () => {
    if (!state.isInterrupted) become({ isChecked: true, isInterrupted: true });
  };

  const begin = (user: SignedInUser) => {
    writeStoredUser(user);
    writeSessionLost(false);
    isConfirmed = true;
    become({ status: 'signedIn', user, isChecked: true, hasExpired: false, isInterrupted: false });
  };
  const end = () => {
    writeStoredUser(undefined);
    writeSessionLost(false);
    signOut(false);
  };
  const expire = () => {
    // Another tab has signed out on purpose, and its word has not come here yet.
    if (readStoredUser() === 'absent' && !isSessionLost()) {
      signOut(state.hasExpired || state.status === 'signedIn');
      return;
    }
    // First this, then the user: other tabs learn in this order that nobody has signed out on purpose.
    if (state.status === 'signedIn') writeSessionLost(true);
    writeStoredUser(undefined);
    if (isConfirmed) interrupt();
    else signOut(state.hasExpired || state.status === 'signedIn');
  };
  const renew = (): Promise<boolean> => {
    if (!isConfirmed) return Promise.resolve(false);
    expire();
    if (!state.isInterrupted) return Promise.resolve(false);
    return new Promise((resolve, reject) => waiting.add({ resolve, reject }));
  };

  const ask = async (client: Pick<ApiClient, 'getSession'>): Promise<void> => {
    const before = state;
    let settle: () => void;
    try {
      const user = await client.getSession();
      settle = () => begin(user);
    } catch (error) {
      if (isApiError(error) && REFUSALS.has(error.status)) settle = expire;
      else settle = () => become({ status: state.user ? 'signedIn' : 'signedOut', isChecked: true });
    }
    // Somebody has signed in or out meanwhile: the answer is of the past.
    if (state === before) settle();
    else if (!state.isChecked) await ask(client);
  };

  const followStorage = ({ key }: { key: string | null }) => {
    if (key !== STORED_USER_KEY && key !== SESSION_LOST_KEY && key !== null) return;
    const stored = stateFromStorage();
    // The server is asked, too: what another tab has left in storage is display data.
    if (stored.user && key !== SESSION_LOST_KEY)
      become({ ...stored, isChecked: false, hasExpired: false, isInterrupted: false });
    else if (state.status === 'signedIn' && isConfirmed && isSessionLost()) interrupt();
    else if (state.status === 'signedIn' && !stored.user) signOut(true);
  };
  // A page that comes back from the browser's cache has missed what other tabs did.
  const followReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    followStorage({ key: STORED_USER_KEY });
    // Nothing stays in sight of whoever went Back to it, if the server knows nobody any more.
    isConfirmed = state.isInterrupted;
    become({ isChecked: false });
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener('storage', followStorage);
        addEventListener('pageshow', followReturn);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', followStorage);
        removeEventListener('pageshow', followReturn);
      };
    },
    begin,
    end,
    expire,
    renew,
    verify: (client) => {
      question ??= ask(client).finally(() => {
        question = undefined;
      });
      return question;
    },
  };
};
