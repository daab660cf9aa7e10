import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { SignedInUser } from '@planner/api-client';
import { useApi } from '../shared/app/ApiProvider.tsx';
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

export interface UseSessionOptions {
  /** Set on protected screens: without a remembered user, asks the server; the status is `loading` meanwhile. */
  isRequired?: boolean;
}

export interface UseSessionResult {
  status: SessionState['status'];
  user: SignedInUser | undefined;
  /** True if the session has ended while the user was working. Show `SignInAgain` over the page. */
  isInterrupted: boolean;
  /** True if the server supports an operation or parameter that openapi.yaml marks `x-extra`. */
  offers: (extra: string) => boolean;
  logOut: () => void;
  /** Refetches the session, for example after the user's name changed. */
  verify: () => Promise<void>;
}

/** The current session. Follows sign-ins and sign-outs in other tabs. */
export const useSession = ({ isRequired = false }: UseSessionOptions = {}): UseSessionResult => {
  const session = useSessionStore();
  const client = useApi();
  const { status, user, isChecked, isInterrupted, extras } = useSessionState(session);
  const mustVerify = isRequired && status === 'signedOut' && !isChecked;
  useEffect(() => {
    if (mustVerify) void session.verify(client);
  }, [mustVerify, session, client]);
  return {
    status: mustVerify ? 'loading' : status,
    user,
    isInterrupted,
    offers: (extra) => extras.includes(extra),
    logOut: session.logOut,
    verify: () => session.verify(client),
  };
};
