import { createSession } from '@planner/features/auth';

/** The session of this tab. Outside of React, because the API client reports to it, too. */
export const session = createSession();

let wasSignedIn = session.getState().status === 'signedIn';
session.subscribe(() => {
  wasSignedIn ||= session.getState().status === 'signedIn';
});

/** Whether the person has logged out here, rather than never having signed in or having lost the session. */
export const hasLoggedOut = (): boolean => {
  const { status, hasExpired } = session.getState();
  return wasSignedIn && status === 'signedOut' && !hasExpired;
};
