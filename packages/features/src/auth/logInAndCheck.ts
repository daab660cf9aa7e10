import {
  type ApiClient,
  getDashboard,
  isApiError,
  logIn,
  type LoginRequest,
  type SessionAnswer,
} from '@planner/api-client';
import type { Session } from './createSession.ts';
import { errorTexts } from './errorTexts.ts';

/** The server accepted the sign-in, but the browser didn't store its cookie. */
export class CookieBlockedError extends Error {}

/** Signs in. When the API is on another host, throws CookieBlockedError unless the browser stored the cookie. */
export const logInAndCheck = async (
  client: ApiClient,
  session: Pick<Session, 'getState'>,
  credentials: LoginRequest,
): Promise<SessionAnswer> => {
  const signedIn = await logIn(client, credentials);
  // In an interrupted session, a 401 would wait for this very sign-in.
  if (client.otherHost && !session.getState().isInterrupted)
    await getDashboard(client).catch((error: unknown) => {
      if (isApiError(error) && error.status === 401)
        throw new CookieBlockedError(errorTexts.cookieBlocked(client.otherHost ?? ''));
    });
  return signedIn;
};
