import { LOGOUT_KEY, storage } from '../../shared/app/storage.ts';
import {
  type ApiClient,
  type ApiError,
  getSession,
  hasCode,
  isApiError,
  type LegalText,
  type SessionAnswer,
  type SignedInUser,
} from '@planner/api-client';
import { forgetUse, isIdle } from './idle.ts';
import { createLogout } from './createLogout.ts';
import {
  isSessionLost,
  namesOf,
  readStoredUser,
  SESSION_LOST_KEY,
  storedExtras,
  storedLegalTexts,
  storedRefusals,
  STORED_USER_KEY,
  writeSessionLost,
  writeLogout,
  writeStoredUser,
  type LogoutStatus,
} from './storedUser.ts';

export interface SessionState {
  /** `loading`: storage is unusable, and the server hasn't responded yet. */
  status: 'loading' | 'signedIn' | 'signedOut';
  user: SignedInUser | undefined;
  /** True if the server has confirmed the status since the page loaded. */
  isChecked: boolean;
  /** True if the server has confirmed the user since the page loaded. Only then can there be unsaved changes. */
  isConfirmed: boolean;
  /** True if the session ended without a sign-out in this tab. */
  hasExpired: boolean;
  /** True if the session ended while `user` was working. The screens stay, with a sign-in over them. */
  isInterrupted: boolean;
  /** Operations and parameters beyond the core contract that the server supports. */
  extras: readonly string[];
  /** Operations that the account may not call, of the core contract or extras. */
  refused: readonly string[];
  /** After how many minutes without use the session is locked. 0: never, or not known yet. */
  idleLockMinutes: number;
  /** Of the company; undefined on servers without one, and until the server has confirmed the user. */
  timeZone: string | undefined;
  /** Beside the privacy policy and the terms. */
  legalTexts: readonly LegalText[];
  /** Days until the user needs a second factor. */
  daysToEnroll: number | undefined;
  /** True while a request waits for the user to confirm who they are. */
  isConfirming: boolean;
  /** How far the last logout got. Until it is `done`, the server isn't asked who is signed in. */
  logout: LogoutStatus;
}

/** The session, outside React, so that the API client can report a 401 to it. */
export type Session = ReturnType<typeof createSession>;

const UNCHECKED = { isChecked: false, isConfirmed: false, hasExpired: false, isInterrupted: false };
const CONFIRMED = { isChecked: true, isConfirmed: true, hasExpired: false, isInterrupted: false };
const SIGNED_OUT = {
  status: 'signedOut',
  user: undefined,
  isChecked: true,
  isConfirmed: false,
  isInterrupted: false,
} as const;

const stateFromStorage = (): Pick<SessionState, 'status' | 'user'> => {
  const stored = readStoredUser();
  if (stored === 'absent') return { status: 'signedOut', user: undefined };
  if (stored === 'unknown') return { status: 'loading', user: undefined };
  return { status: 'signedIn', user: stored };
};

const hasNoSession = (error: unknown): error is ApiError =>
  hasCode(error, 'not-signed-in', 401) ||
  hasCode(error, 'not-an-administrator', 403) ||
  hasCode(error, 'suspended', 403);
/** Of servers without `getSession`, which know no codes: the remembered user counts. */
const NOT_SUPPORTED = new Set([404, 405, 501]);

/** Falls back to the e-mail address: some servers don't send the signed-in user's id. */
export const userKeyOf = (user: SignedInUser | undefined): string | undefined => user?.id ?? user?.email;

const differentUser = () => new DOMException('A different user has signed in', 'AbortError');

/** What the answer to a sign-in says beside the user. */
type Announced = Partial<
  Pick<SessionAnswer, 'extras' | 'refused' | 'idleLockMinutes' | 'timeZone' | 'legalTexts' | 'daysToEnroll'>
>;

/** Creates the session of a tab, once, before the API client, which gets `expire` and `renew`. */
export const createSession = () => {
  // Nobody has used it for too long, and no tab was open to lock it.
  if (isIdle() && typeof readStoredUser() === 'object') {
    forgetUse();
    writeStoredUser(undefined);
    writeLogout('sent');
  }
  const logout = createLogout(() => setState({}));
  const isLoggedOut = () => logout.getStatus() !== 'done';
  /** Signed out until the logout is done: until then the server would say that the user is signed in. */
  const withLogout = (next: Omit<SessionState, 'logout'>): SessionState => ({
    ...next,
    // A locked page waits for its user.
    ...(isLoggedOut() && !next.isInterrupted && SIGNED_OUT),
    logout: logout.getStatus(),
  });
  let state = withLogout({
    ...stateFromStorage(),
    ...UNCHECKED,
    extras: storedExtras.read(),
    refused: storedRefusals.read(),
    idleLockMinutes: 0,
    timeZone: undefined,
    legalTexts: storedLegalTexts.read(),
    daysToEnroll: undefined,
    isConfirming: false,
  });
  /** The last answer to a request for a confirmation. */
  let answered: { at: number; isConfirmed: boolean } | undefined;
  const confirming = new Set<(isConfirmed: boolean) => void>();
  const endConfirmation = (isConfirmed: boolean): void => {
    for (const resolve of confirming) resolve(isConfirmed);
    confirming.clear();
    if (!state.isConfirming) return;
    answered = { at: Date.now(), isConfirmed };
    setState({ isConfirming: false });
  };
  let pendingVerification: Promise<void> | undefined;
  /** The last sign-in over the page, here or in another tab. */
  let renewed: { at: number; isOtherUser: boolean } | undefined;
  const waiting = new Set<{ resolve: (isRenewed: boolean) => void; reject: (reason: Error) => void }>();
  const listeners = new Set<() => void>();

  const setState = (next: Partial<SessionState>) => {
    const { user: before, isInterrupted: wasInterrupted } = state;
    state = withLogout({ ...state, ...next });
    if (!state.isInterrupted) {
      const isSignedIn = state.status === 'signedIn';
      const isOtherUser = userKeyOf(state.user) !== userKeyOf(before);
      if (wasInterrupted && isSignedIn) renewed = { at: Date.now(), isOtherUser };
      for (const { resolve, reject } of waiting)
        if (isSignedIn && isOtherUser) reject(differentUser());
        else resolve(isSignedIn);
      waiting.clear();
    }
    for (const listener of listeners) listener();
  };
  const signOut = (hasExpired: boolean) => {
    endConfirmation(false);
    setState({ ...SIGNED_OUT, hasExpired });
  };
  const interrupt = () => {
    if (!state.isInterrupted) setState({ isChecked: true, isInterrupted: true });
  };
  const setExtras = (extras: readonly string[]) => {
    storedExtras.write(extras);
    setState({ extras });
  };

  const begin = (
    user: SignedInUser,
    {
      extras = [],
      refused = [],
      idleLockMinutes = 0,
      timeZone,
      legalTexts = [],
      daysToEnroll,
    }: Announced = {},
  ): void => {
    if (state.status !== 'signedIn' || state.isInterrupted) forgetUse();
    storedExtras.write(extras);
    storedRefusals.write(refused);
    storedLegalTexts.write(legalTexts);
    // A sign-in counts as a confirmation, of the same user.
    if (state.isInterrupted) endConfirmation(userKeyOf(user) === userKeyOf(state.user));
    writeStoredUser(user);
    writeSessionLost(false);
    const announced = { extras, refused, idleLockMinutes, timeZone, legalTexts, daysToEnroll };
    setState({ ...CONFIRMED, status: 'signedIn', user, ...announced });
  };
  /** Ends the session in the browser only. */
  const end = (): void => {
    forgetUse();
    writeStoredUser(undefined);
    storedExtras.write([]);
    storedRefusals.write([]);
    storedLegalTexts.write([]);
    writeSessionLost(false);
    signOut(false);
  };
  /** Signs out: immediately in every tab, and on the server once `sendLogout` reaches it. */
  const logOut = (): void => {
    // Before `end`: a tab that reads storage in between must not ask the server who is signed in.
    logout.start();
    end();
  };
  const expire = (): void => {
    // Another tab signed out, and its storage event hasn't arrived yet.
    if (readStoredUser() === 'absent' && !isSessionLost()) {
      signOut(state.hasExpired || state.status === 'signedIn');
      return;
    }
    // Already reported. Another tab may have signed in meanwhile, and its storage event hasn't arrived yet.
    if (state.isInterrupted) return;
    // Before removing the user: from this order, other tabs see that the session was lost, not signed out.
    if (state.status === 'signedIn') writeSessionLost(true);
    forgetUse();
    writeStoredUser(undefined);
    if (state.isConfirmed) interrupt();
    else signOut(state.hasExpired || state.status === 'signedIn');
  };
  /** Ends the session here and on the server, and lets the user continue after signing in again. For every tab. */
  const lock = (): void => {
    if (state.isInterrupted || state.status !== 'signedIn') return;
    expire();
    logout.start();
  };
  /**
   * Waits after a 401 until the user signs in again. Resolves to whether that happened; immediately to false when the user
   * wasn't confirmed, and to true when they have signed in since the request was sent (ms since the epoch). Rejects with an
   * `AbortError` when a different user signed in: the waiting request must not run as them.
   */
  const renew = (sentAt = Date.now()): Promise<boolean> => {
    if (!state.isConfirmed) return Promise.resolve(false);
    // A late 401 of the previous session.
    if (renewed && sentAt < renewed.at && !state.isInterrupted)
      return renewed.isOtherUser ? Promise.reject(differentUser()) : Promise.resolve(true);
    expire();
    if (!state.isInterrupted) return Promise.resolve(false);
    return new Promise((resolve, reject) => waiting.add({ resolve, reject }));
  };

  const fetchSession = async (client: ApiClient): Promise<void> => {
    const before = state;
    let apply: () => void;
    let extras: string[] | undefined;
    try {
      const current = await getSession(client);
      apply = () => begin(current.user, current);
    } catch (error) {
      if (hasNoSession(error)) extras = namesOf(Object(error.body).extras);
      apply = () => {
        if (extras) return expire();
        if (isApiError(error) && NOT_SUPPORTED.has(error.status)) setExtras([]);
        setState({ status: state.user ? 'signedIn' : 'signedOut', isChecked: true });
      };
    }
    // The response is outdated if the user signed in or out meanwhile, possibly in another tab.
    logout.syncFromStorage();
    if (isLoggedOut()) setState({});
    else if (state === before) apply();
    else if (!state.isChecked) await fetchSession(client);
    // Not in `apply`: the API client reports a 401 before, and that changes the state. An interrupted session keeps its extras.
    if (extras && state.status === 'signedOut') setExtras(extras);
  };

  const sync = (key: string | null) => {
    if (key !== STORED_USER_KEY && key !== SESSION_LOST_KEY && key !== LOGOUT_KEY && key !== null) return;
    logout.syncFromStorage();
    const stored = stateFromStorage();
    // Storage from another tab is display data, so the server is asked.
    if (stored.user && key !== SESSION_LOST_KEY && key !== LOGOUT_KEY)
      setState({ ...stored, isChecked: false, hasExpired: false, isInterrupted: false });
    else if (state.status === 'signedIn' && state.isConfirmed && isSessionLost()) interrupt();
    else if (state.status === 'signedIn' && (!stored.user || isLoggedOut())) signOut(true);
    if (state.logout !== logout.getStatus()) setState({});
  };
  const onStorage = (event: StorageEvent) => sync(storage.keyOf(event));
  // A page restored from the back/forward cache has missed events of other tabs.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    sync(STORED_USER_KEY);
    // If the session has ended, Back must not show its screens: without confirmation, a 401 signs out.
    setState({ isChecked: false, isConfirmed: state.isInterrupted });
  };

  return {
    getState: () => state,
    /** Follows other tabs while there are listeners. */
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        addEventListener('pageshow', onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
    begin,
    end,
    logOut,
    sendLogout: logout.send,
    logIn: logout.logIn,
    expire,
    lock,
    renew,
    /**
     * Asks the user to confirm who they are, once for all calls that wait and for late refusals of requests that were sent (ms since the
     * epoch) before the answer. Resolves to whether they did.
     */
    confirm: (sentAt = Date.now()): Promise<boolean> => {
      if (answered && sentAt < answered.at && !state.isConfirming)
        return Promise.resolve(answered.isConfirmed);
      return new Promise((resolve) => {
        confirming.add(resolve);
        if (!state.isConfirming) setState({ isConfirming: true });
      });
    },
    endConfirmation,
    /** Fetches the session. Keeps the known state when the server can't be reached. Never rejects. */
    verify: (client: ApiClient): Promise<void> => {
      if (isLoggedOut()) return Promise.resolve();
      pendingVerification ??= fetchSession(client).finally(() => {
        pendingVerification = undefined;
      });
      return pendingVerification;
    },
  };
};
