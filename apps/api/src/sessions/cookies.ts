import type { Services } from '../Services.ts';
import { SESSION_ABSOLUTE_MS } from './rows.ts';

/** Start of the session cookie's name. The prefix makes browsers require Secure, Path=/ and no Domain. */
const nameOf = (isHttps: boolean): string => (isHttps ? '__Host-planner_session' : 'planner_session');

/**
 * All tokens, in order: a sibling subdomain can set the same name, and servers on other ports of the host set other names.
 * The header limit bounds their number to 300.
 */
export const parseSessionCookies = (header: string | null, isHttps: boolean): string[] => {
  const cookie = new RegExp(`^${nameOf(isHttps)}(?:_\\d+)?=(.*)$`);
  return (header ?? '').split(';').flatMap((pair) => cookie.exec(pair.trim())?.[1] ?? []);
};

/** Headers that set the session cookie. An empty token deletes it. */
export const sessionHeaders = (
  token: string,
  { isHttps, isCrossSite, publicUrl }: Pick<Services, 'isHttps' | 'isCrossSite' | 'publicUrl'>,
): Record<string, string> => ({
  'Set-Cookie': [
    // Browsers send cookies to all ports of a host, where another server must not overwrite them.
    `${[nameOf(isHttps), new URL(publicUrl).port].filter(Boolean).join('_')}=${token}`,
    'Path=/',
    `Max-Age=${token === '' ? 0 : SESSION_ABSOLUTE_MS / 1000}`,
    'HttpOnly',
    isCrossSite ? 'SameSite=None' : 'SameSite=Lax',
    // Browsers reject SameSite=None without Secure, which they accept on http://localhost too.
    ...(isHttps || isCrossSite ? ['Secure'] : []),
  ].join('; '),
});
