import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useApi } from '../shared/useApi.ts';
import type { Session } from './createSession.ts';
import { SessionContext } from './useSession.ts';

export interface SessionProviderProps {
  /** Made by `createSession`, and known to the API client. */
  session: Session;
  children: ReactNode;
}

/**
 * Gives the session to the screens, has the server confirm what this browser remembers, drops the data of a person who is
 * signed in no longer, and brings it up to date after somebody had to sign in again. Belongs inside `AppProviders` and around the router.
 */
export const SessionProvider = ({ session, children }: SessionProviderProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const { status, user, isChecked, isInterrupted } = useSyncExternalStore(
    session.subscribe,
    session.getState,
    session.getState,
  );

  const needsCheck = status !== 'signedOut' && !isChecked;
  useEffect(() => {
    if (needsCheck) void session.verify(client);
  }, [needsCheck, session, client]);

  const userId = user?.id;
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
    // What waits for the session comes by itself now; all else on the screen may have changed meanwhile.
    if (isOver && userId !== undefined) void queryClient.invalidateQueries({}, { cancelRefetch: false });
  }, [isInterrupted, userId, queryClient]);

  return <SessionContext value={session}>{children}</SessionContext>;
};
