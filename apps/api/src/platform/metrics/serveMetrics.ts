import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/ApiEnv.ts';
import { clientAddress, isForwarded } from '../http/clientAddress.ts';
import { HttpError } from '../http/HttpError.ts';
import { isLoopback } from '../http/origins.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares hashes, which have the same length, in constant time. */
const isBearer = (headers: Headers, token: string): boolean =>
  timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));

const isOnThisMachine = (c: Context<ApiEnv>, trustedProxies: number): boolean => {
  const forwardedFor = c.req.header('x-forwarded-for') ?? null;
  // A proxy on this machine that TRUST_PROXY doesn't count, or one that hides its clients.
  if (trustedProxies === 0 ? forwardedFor !== null : !isForwarded(forwardedFor, trustedProxies)) return false;
  const address = clientAddress(c.env.incoming.socket.remoteAddress, forwardedFor, trustedProxies);
  // Another host is DNS rebinding: a browser on this machine shows a page whose name points here.
  return isLoopback(address) && isLoopback(new URL(c.req.url).hostname);
};

export interface Metrics {
  /** All metrics as Prometheus text. */
  format: () => Promise<string>;
}

/** Serves the metrics to clients on this machine, and to bearers of the token on any. */
export const serveMetrics =
  (metrics: Metrics, token: string | undefined, trustedProxies: number) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    c.set('operation', 'metrics');
    const isAllowed =
      (token !== undefined && isBearer(c.req.raw.headers, token)) || isOnThisMachine(c, trustedProxies);
    if (!isAllowed)
      throw new HttpError('not-signed-in', 'Send METRICS_TOKEN as a bearer token', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    return c.body(await metrics.format(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  };
