import { createSession } from '@planner/features/auth';

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
