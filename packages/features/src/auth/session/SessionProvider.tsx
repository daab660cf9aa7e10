import { useEffect, useMemo, type ReactNode } from 'react';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { rightsOf, RightsContext } from '../../shared/session/rights.ts';
import type { Session } from './createSession.ts';
import { watchUse } from './idle.ts';
import { SessionContext, useSessionState } from './useSession.ts';

export interface SessionProviderProps {
  /** From `createSession`; the API client must use the same one. */
  session: Session;
  children: ReactNode;
}

const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

/**
 * Provides the session and its rights. Verifies a remembered user with the server, again when it was not reached, and retries logouts. Place it inside `ApiProvider`; `SessionCache` adds what cached data needs.
 */
export const SessionProvider = ({ session, children }: SessionProviderProps) => {
  const client = useApi();
  const state = useSessionState(session);
  const { status, isChecked, isConfirmed, isInterrupted, idleLockMinutes, logout } = state;
  const { extras, refused, timeZone, legalTexts } = state;
  const rights = useMemo(
    () => rightsOf(extras, refused, { timeZone, legalTexts }),
    [extras, refused, timeZone, legalTexts],
  );

  const needsCheck = status !== 'signedOut' && !isChecked;
  useEffect(() => {
    if (needsCheck) void session.verify(client);
  }, [needsCheck, session, client]);

  const isUnconfirmed = status === 'signedIn' && isChecked && !isConfirmed && !isInterrupted;
  useEffect(() => {
    if (!isUnconfirmed) return undefined;
    const verify = () => void session.verify(client);
    addEventListener('online', verify);
    return () => removeEventListener('online', verify);
  }, [isUnconfirmed, session, client]);

  const isWatched = status === 'signedIn' && !isInterrupted && idleLockMinutes > 0;
  useEffect(
    () =>
      isWatched ? watchUse(idleLockMinutes, session.lock, () => void session.verify(client)) : undefined,
    [isWatched, idleLockMinutes, session, client],
  );

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

  return (
    <SessionContext value={session}>
      <RightsContext value={rights}>{children}</RightsContext>
    </SessionContext>
  );
};
