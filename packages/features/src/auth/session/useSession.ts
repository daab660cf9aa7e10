import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import type { Session, SessionState } from './createSession.ts';

export const SessionContext = createContext<Session | null>(null);

/** The session object, for code that changes the session. Throws outside `SessionProvider`. */
export const useSessionStore = (): Session => {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs SessionProvider around it');
  return session;
};

export const useSessionState = ({ subscribe, getState }: Session): SessionState =>
  useSyncExternalStore(subscribe, getState, getState);

/**
 * The current session. Follows sign-ins and sign-outs in other tabs.
 * @param isRequired Set on protected screens: without a remembered user, asks the server; the status is `loading` meanwhile.
 */
export const useSession = ({ isRequired = false } = {}) => {
  const session = useSessionStore();
  const client = useApi();
  const { status, user, isChecked, isInterrupted, daysToEnroll, isConfirming } = useSessionState(session);
  const mustVerify = isRequired && status === 'signedOut' && !isChecked;
  useEffect(() => {
    if (mustVerify) void session.verify(client);
  }, [mustVerify, session, client]);
  return {
    status: mustVerify ? ('loading' as const) : status,
    user,
    /** True if the session has ended while the user was working. Show `SignInAgain` over the page. */
    isInterrupted,
    /** True while a request waits for a confirmation. Show `ConfirmSession` over the page. */
    isConfirming,
    /** Days until the user needs a second factor. */
    daysToEnroll,
    logOut: session.logOut,
    /** Refetches the session, for example after the user's name changed. */
    verify: () => session.verify(client),
  };
};
