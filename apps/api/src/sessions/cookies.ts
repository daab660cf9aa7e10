import type { Services } from '../Services.ts';
import { SESSION_ABSOLUTE_MS } from './rows.ts';

/** Name of the session cookie. The prefix makes browsers require Secure, Path=/ and no Domain. */
export const sessionCookieName = (isHttps: boolean): string =>
  isHttps ? '__Host-planner_session' : 'planner_session';

/** All values, in order: a sibling subdomain can set the same name. The header limit bounds their number to 300. */
export const parseCookies = (header: string | null, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

/** Headers that set the session cookie. An empty token deletes it. */
export const sessionHeaders = (
  token: string,
  { isHttps, isCrossSite }: Pick<Services, 'isHttps' | 'isCrossSite'>,
): Record<string, string> => ({
  'Set-Cookie': [
    `${sessionCookieName(isHttps)}=${token}`,
    'Path=/',
    `Max-Age=${token === '' ? 0 : SESSION_ABSOLUTE_MS / 1000}`,
    'HttpOnly',
    isCrossSite ? 'SameSite=None' : 'SameSite=Lax',
    // Browsers reject SameSite=None without Secure, which they accept on http://localhost too.
    ...(isHttps || isCrossSite ? ['Secure'] : []),
  ].join('; '),
});
