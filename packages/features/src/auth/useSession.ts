import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { SignedInUser } from '@planner/api-client';
import { useApi } from '../shared/useApi.ts';
import type { Session, SessionState } from './createSession.ts';

/** Filled by `SessionProvider`. */
export const SessionContext = createContext<Session | null>(null);

/** The session itself, for what changes it. Throws outside `SessionProvider`. */
export const useSessionStore = (): Session => {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs SessionProvider around it');
  return session;
};

/** What a screen asks of the session. */
export interface UseSessionOptions {
  /**
   * Set where only a signed-in person may be. A browser that remembers nobody may still have a session: the server is then
   * asked, and the status is `loading` until it has answered.
   */
  isRequired?: boolean;
}

/** Who is signed in, as a screen sees it. */
export interface UseSessionResult {
  status: SessionState['status'];
  /** Display data of who is signed in. */
  user: SignedInUser | undefined;
  /** Whether the session has ended at work, and the person should sign in again over the page. */
  isInterrupted: boolean;
  /** Asks the server again, for example after the own name was changed. */
  verify: () => Promise<void>;
}

/** Who is signed in. Follows signing in and out in every tab. */
export const useSession = ({ isRequired = false }: UseSessionOptions = {}): UseSessionResult => {
  const session = useSessionStore();
  const client = useApi();
  const { status, user, isChecked, isInterrupted } = useSyncExternalStore(
    session.subscribe,
    session.getState,
    session.getState,
  );
  const mustAsk = isRequired && status === 'signedOut' && !isChecked;
  useEffect(() => {
    if (mustAsk) void session.verify(client);
  }, [mustAsk, session, client]);
  return {
    status: mustAsk ? 'loading' : status,
    user,
    isInterrupted,
    verify: () => session.verify(client),
  };
};
