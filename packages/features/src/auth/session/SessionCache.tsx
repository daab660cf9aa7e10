import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { userKeyOf } from './createSession.ts';
import { useSession } from './useSession.ts';

/** Clears cached data when the user changes, and refetches after they signed in again. Place it around the router. */
export const SessionCache = ({ children }: { children: ReactNode }) => {
  const queryClient = useQueryClient();
  const { user, isInterrupted } = useSession();

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

  return children;
};
