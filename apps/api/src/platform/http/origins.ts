import { BlockList, isIPv6 } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { getDomain } from 'tldts';
import type { ApiEnv } from './ApiEnv.ts';
import { HttpError } from './HttpError.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Names other than `localhost` count as remote, since their addresses can change. */
export const isLoopback = (hostname: string): boolean => {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return address.toLowerCase() === 'localhost' || loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

/** The registrable domain of a host; addresses, `localhost` and public suffixes as they are. */
const siteOf = ({ hostname }: URL): string => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

/** True if browsers treat two origins as one site and send `SameSite` cookies between them. Ignores ports. */
export const isSameSite = (first: string, second: string): boolean => {
  const [a, b] = [new URL(first), new URL(second)];
  return a.protocol === b.protocol && siteOf(a) === siteOf(b);
};

/** Clients that aren't browsers pass: they send neither header, and no cookies of a victim. */
export const isCrossSiteRequest = (
  headers: Headers,
  publicOrigin: string | undefined,
  allowed: ReadonlySet<string>,
): boolean => {
  const fetchSite = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const host = headers.get('host');
  if (origin !== null && allowed.has(origin)) return false;
  // `none`: the user started it, for example by a bookmark.
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  const ownOrigin = publicOrigin ?? (host === null ? undefined : `http://${host.toLowerCase()}`);
  return origin !== null && origin !== ownOrigin;
};

/** Load balancers and monitors call these by IP address. */
export const PROBES: ReadonlySet<string> = new Set(['/api/v1/health', '/api/v1/ready', '/metrics']);

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

const hostsOf = (origin: string): string[] => {
  const { host, hostname, port, protocol } = new URL(origin);
  return [host, `${hostname}:${port || DEFAULT_PORTS[protocol]}`];
};

/** Prevents DNS rebinding: another site's name could point at this machine, and its pages could read responses. */
export const checkHost = (publicOrigin: string | undefined, publicUrl: string): MiddlewareHandler<ApiEnv> => {
  const hosts = publicOrigin === undefined ? undefined : new Set(hostsOf(publicOrigin));
  return async (c, next) => {
    const host = c.req.header('host')?.toLowerCase();
    // HTTP/1.1 requires it; load balancers probe with HTTP/1.0.
    if (host === undefined && c.env.incoming.httpVersion !== '1.0') throw HttpError.unreadable();
    // A request target can be absolute, with a host of its own.
    const target = new URL(c.req.url);
    const named = `${target.protocol}//${host ?? target.host}`;
    if (!URL.canParse(named) || new URL(named).host !== target.host) throw HttpError.unreadable();
    if (hosts && !hosts.has(host ?? '') && !PROBES.has(c.req.path))
      throw new HttpError('unknown-host', `This server does not answer for this host. Use ${publicUrl}`);
    await next();
  };
};

const REQUEST_HEADERS = 'Content-Type, If-Match, If-None-Match, Idempotency-Key';
const RESPONSE_HEADERS = 'Activity-Id, ETag, Retry-After, X-Request-Id';
const MAX_AGE_SECONDS = '600';

/** Other origins get no CORS headers, and 405 for preflights; Hono's own middleware accepts every preflight. */
export const allowOrigins =
  (origins: ReadonlySet<string>): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    await next();
    c.res.headers.append('Vary', 'Origin');
    const origin = c.req.header('origin');
    if (origin === undefined || !origins.has(origin)) return;

    // The router rejects OPTIONS with a 405 that lists the methods of the path.
    const methods = c.res.headers.get('Allow');
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') && methods) {
      c.res = undefined;
      c.res = new Response(null, {
        status: 204,
        headers: {
          Vary: 'Origin',
          'Access-Control-Allow-Methods': methods,
          'Access-Control-Allow-Headers': REQUEST_HEADERS,
          'Access-Control-Max-Age': MAX_AGE_SECONDS,
        },
      });
    }
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Allow-Credentials', 'true');
    c.res.headers.set('Access-Control-Expose-Headers', RESPONSE_HEADERS);
  };
