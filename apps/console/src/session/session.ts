import { createSession } from '@planner/features/auth';
import { createApi } from '../api.ts';

/** The session of this tab, outside React, because the API client reports 401s to it. */
export const session = createSession();

/** True if the server offers an operation or parameter that openapi.yaml marks `x-extra`. In components use `useSession`. */
export const offers = (extra: string): boolean => session.getState().extras.includes(extra);

let wasSignedIn = session.getState().status === 'signedIn';
session.subscribe(() => {
  wasSignedIn ||= session.getState().status === 'signedIn';
});

/** True if the user has logged out since this page loaded; false after an expired session. */
export const hasLoggedOut = (): boolean => {
  const { status, hasExpired } = session.getState();
  return wasSignedIn && status === 'signedOut' && !hasExpired;
};

/** API client and clock of a page with a session. */
export const api = createApi({
  onUnauthorized: session.expire,
  renewSession: session.renew,
  isOffered: offers,
});
