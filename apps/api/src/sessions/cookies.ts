import { createHash, randomUUID } from 'node:crypto';
import { canonicalEmail } from '../platform/text/email.ts';
import { DAY_MS } from '../platform/time.ts';
import type { Services } from '../Services.ts';
import { SESSION_ABSOLUTE_MS } from './rows.ts';

type Site = Pick<Services, 'isHttps' | 'publicUrl' | 'basePath'>;

/**
 * `__Host-` makes browsers require Secure, Path=/ and no Domain. Below a path, where the host's other applications shall not
 * get the cookies, `__Secure-` makes them require Secure.
 */
const prefixOf = ({ isHttps, basePath }: Pick<Site, 'isHttps' | 'basePath'>): string => {
  if (!isHttps) return '';
  return basePath === '' ? '__Host-' : '__Secure-';
};

/** Start of the session cookie's name. */
const nameOf = (site: Pick<Site, 'isHttps' | 'basePath'>): string => `${prefixOf(site)}planner_session`;

/** Browsers send cookies to all ports of a host, where another server must not overwrite them. */
const ownNameOf = (site: Site): string =>
  [nameOf(site), new URL(site.publicUrl).port].filter(Boolean).join('_');

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
  return site.publicOrigin ? own : [...new Set([...own, ...tokensOf(`${nameOf(site)}(?:_\\d+)?`)])];
};

const cookieOf = (
  name: string,
  value: string,
  lifetimeMs: number,
  { isHttps, isCrossSite, basePath }: Pick<Services, 'isHttps' | 'isCrossSite' | 'basePath'>,
): string =>
  [
    `${name}=${value}`,
    `Path=${basePath || '/'}`,
    `Max-Age=${lifetimeMs / 1000}`,
    'HttpOnly',
    isCrossSite ? 'SameSite=None' : 'SameSite=Lax',
    // Browsers reject SameSite=None without Secure, which they accept on http://localhost too.
    ...(isHttps || isCrossSite ? ['Secure'] : []),
  ].join('; ');

/** Headers that set the session cookie. An empty token deletes it. */
export const sessionHeaders = (
  token: string,
  site: Site & Pick<Services, 'isCrossSite'>,
): Record<string, string> => ({
  'Set-Cookie': cookieOf(ownNameOf(site), token, token === '' ? 0 : SESSION_ABSOLUTE_MS, site),
});

/** How long a device is known. Each sign-in renews it. */
const DEVICE_MS = 365 * DAY_MS;

type DeviceSite = Site & Pick<Services, 'isCrossSite' | 'secretKeys'>;

/** One cookie per account, whose address only its hash names. */
const deviceCookieName = (email: string, site: Site): string => {
  const account = createHash('sha256').update(canonicalEmail(email)).digest('hex').slice(0, 16);
  return `${prefixOf(site)}planner_device_${account}`;
};

const signedText = (email: string, id: string, until: string) => `${canonicalEmail(email)} ${id} ${until}`;

/** The id of a device that an account has signed in with: `id.until.signature`. It opens nothing: it only has limits of its own. */
export const parseDeviceCookie = (
  header: string | null,
  email: string,
  site: Site & Pick<Services, 'secretKeys'>,
  now: Date,
): string | undefined => {
  const name = `${deviceCookieName(email, site)}=`;
  for (const pair of (header ?? '').split(';').map((text) => text.trim())) {
    if (!pair.startsWith(name)) continue;
    const [id = '', until = '', signature = ''] = pair.slice(name.length).split('.');
    const isSigned = site.secretKeys.verify('device', signedText(email, id, until), signature);
    if (isSigned && Number(until) > now.getTime()) return id;
  }
  return undefined;
};

export const deviceCookie = (
  email: string,
  known: string | undefined,
  site: DeviceSite,
  now: Date,
): string => {
  const id = known ?? randomUUID();
  const until = String(now.getTime() + DEVICE_MS);
  const signature = site.secretKeys.sign('device', signedText(email, id, until));
  return cookieOf(deviceCookieName(email, site), `${id}.${until}.${signature}`, DEVICE_MS, site);
};
