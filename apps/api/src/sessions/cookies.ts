import type { Services } from '../Services.ts';
import { SESSION_ABSOLUTE_MS } from './rows.ts';

/** Start of the session cookie's name. The prefix makes browsers require Secure, Path=/ and no Domain. */
const nameOf = (isHttps: boolean): string => (isHttps ? '__Host-planner_session' : 'planner_session');

type Site = Pick<Services, 'isHttps' | 'publicUrl'>;

/** Browsers send cookies to all ports of a host, where another server must not overwrite them. */
const ownNameOf = ({ isHttps, publicUrl }: Site): string =>
  [nameOf(isHttps), new URL(publicUrl).port].filter(Boolean).join('_');

/**
 * All tokens of the server's own cookie, in order: a sibling subdomain can set the same name. Without `PUBLIC_URL`, those of
 * other ports follow: servers behind one balancer then know only their own ports, and a free port changes at every start.
 * The header limit bounds their number to 300.
 */
export const parseSessionCookies = (header: string | null, site: Site & Pick<Services, 'publicOrigin'>) => {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const tokensOf = (name: string): string[] => {
    const cookie = new RegExp(`^${name}=(.*)$`);
    return pairs.flatMap((pair) => cookie.exec(pair)?.[1] ?? []);
  };
  const own = tokensOf(ownNameOf(site));
  return site.publicOrigin ? own : [...new Set([...own, ...tokensOf(`${nameOf(site.isHttps)}(?:_\\d+)?`)])];
};

/** Headers that set the session cookie. An empty token deletes it. */
export const sessionHeaders = (
  token: string,
  site: Site & Pick<Services, 'isCrossSite'>,
): Record<string, string> => ({
  'Set-Cookie': [
    `${ownNameOf(site)}=${token}`,
    'Path=/',
    `Max-Age=${token === '' ? 0 : SESSION_ABSOLUTE_MS / 1000}`,
    'HttpOnly',
    site.isCrossSite ? 'SameSite=None' : 'SameSite=Lax',
    // Browsers reject SameSite=None without Secure, which they accept on http://localhost too.
    ...(site.isHttps || site.isCrossSite ? ['Secure'] : []),
  ].join('; '),
});
