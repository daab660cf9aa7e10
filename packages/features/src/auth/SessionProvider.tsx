import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useApi } from '../shared/app/useApi.ts';
import { userKeyOf, type Session } from './createSession.ts';
import { SessionContext } from './useSession.ts';

export interface SessionProviderProps {
  /** From `createSession`; the API client must use the same one. */
  session: Session;
  children: ReactNode;
}

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

/**
 * Provides the session. Verifies a remembered user with the server, retries logouts, clears cached data when the user changes,
 * and refetches after the user signed in again. Place it inside `AppProviders` and around the router.
 */
export const SessionProvider = ({ session, children }: SessionProviderProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const { status, user, isChecked, isInterrupted, logout } = useSyncExternalStore(
    session.subscribe,
    session.getState,
    session.getState,
  );

  const needsCheck = status !== 'signedOut' && !isChecked;
  useEffect(() => {
    if (needsCheck) void session.verify(client);
  }, [needsCheck, session, client]);

  const isLogoutOpen = logout !== 'done';
  useEffect(() => {
    if (!isLogoutOpen) return undefined;
    let pauseMs = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const send = () => {
      clearTimeout(timer);
      timer = setTimeout(send, pauseMs);
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
      void session.sendLogout(client);
    };
    send();
    addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', send);
    };
  }, [isLogoutOpen, session, client]);

  const userId = userKeyOf(user);
  const lastUserId = useRef(userId);
  useEffect(() => {
    const hadUser = lastUserId.current !== undefined && lastUserId.current !== userId;
    lastUserId.current = userId;
    if (!hadUser) return;
    if (userId === undefined) queryClient.removeQueries();
    else void queryClient.resetQueries();
  }, [userId, queryClient]);

  const wasInterrupted = useRef(false);
  useEffect(() => {
    const isOver = wasInterrupted.current && !isInterrupted;
    wasInterrupted.current = isInterrupted;
    // Requests that waited for the session continue; all other data may have changed.
    if (isOver && userId !== undefined) void queryClient.invalidateQueries({}, { cancelRefetch: false });
  }, [isInterrupted, userId, queryClient]);

  return <SessionContext value={session}>{children}</SessionContext>;
};
