/** Name of the session's cookie; the prefix makes browsers insist on Secure, Path=/ and no Domain. */
export const sessionCookieName = (isHttps: boolean): string =>
  isHttps ? '__Host-planner_session' : 'planner_session';

/** More cookies of the session's name than this are not looked at. */
const MAX_VALUES = 4;

/** All values that a request's Cookie header has for a name, in their order. */
export const readCookies = (header: string | null, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .slice(0, MAX_VALUES);

/** The Set-Cookie header that hands out a session, or takes it back when the token is empty. */
export const sessionCookie = (token: string, maxAgeSeconds: number, isHttps: boolean): string =>
  [
    `${sessionCookieName(isHttps)}=${token}`,
    'Path=/',
    `Max-Age=${token === '' ? 0 : maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
