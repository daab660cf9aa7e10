/** Display data only: the server decides about access. */
export const STORED_USER_KEY = 'user';

/** Set from a logout until it has reached the server, or until the next sign-in. */
export const LOGOUT_KEY = 'session.logout';

/** Set while a session has ended without a sign-out, so that other tabs can tell the two apart. */
export const SESSION_LOST_KEY = 'session.lost';
