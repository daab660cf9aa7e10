import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './ApiEnv.ts';
import { HttpError } from './HttpError.ts';

/** Load balancers and monitors call these by IP address. */
export const PROBES: ReadonlySet<string> = new Set(['/api/v1/health', '/api/v1/ready', '/metrics']);

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

const hostsOf = (origin: string): string[] => {
  const { host, hostname, port, protocol } = new URL(origin);
  return [host, `${hostname}:${port || DEFAULT_PORTS[protocol]}`];
};

/** Prevents DNS rebinding: another site's name could point at this machine, and its pages could read responses. */
export const checkHost = (publicOrigin: string | undefined): MiddlewareHandler<ApiEnv> => {
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
      throw new HttpError('unknown-host', `This server does not answer for this host. Use ${publicOrigin}`);
    await next();
  };
};
