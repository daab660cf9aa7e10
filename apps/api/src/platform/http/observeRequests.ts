import { randomUUID, createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler, Context } from 'hono';
import type { ServedRequest } from '../createLog.ts';
import type { Tracing } from '../startTracing.ts';
import type { ApiEnv } from './ApiEnv.ts';
import { clientAddress, isForwarded } from './clientAddress.ts';
import { HttpError } from './HttpError.ts';
import { isLoopback } from './origins.ts';

/** No spaces, quotes or `@`: an id cannot forge a log line, and is not an address. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;
/** W3C Trace Context, section 3.2. Neither id may be zero. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** The id that the caller gave the request: `X-Request-Id`, or the trace of `traceparent`. Otherwise a new one. */
export const requestIdOf = (headers: Headers): string => {
  const given = headers.get('x-request-id') ?? '';
  if (REQUEST_ID.test(given)) return given;
  return TRACEPARENT.exec(headers.get('traceparent') ?? '')?.[1] ?? randomUUID();
};

/** The client disconnected, or the server aborted the response. Only logs and metrics show it (from nginx). */
const INCOMPLETE = 499;

/** Middleware that assigns every request an id and reports the request, and again once its response is sent. Traces it as well, if there is a receiver. */
export const observeRequests =
  (
    onRequest: (path: string) => (() => void) | undefined,
    onServed: (request: ServedRequest) => void,
    tracing: Tracing | undefined,
  ): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(c.req.raw.headers);
    c.set('requestId', requestId);
    c.set('operation', 'unknown');
    const { outgoing } = c.env;
    const { method } = c.req;
    const traced = tracing?.startRequest(c.req.raw.headers);
    const onEnd = onRequest(c.req.path);
    outgoing.once('close', () => {
      const served: ServedRequest = {
        requestId,
        method,
        operation: c.get('operation'),
        status: outgoing.writableFinished ? outgoing.statusCode : INCOMPLETE,
        durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
        account: c.get('account'),
        network: c.get('network'),
      };
      onEnd?.();
      onServed(served);
      traced?.end(served, c.get('route'));
    });
    await (traced ? traced.run(next) : next());
    // A page loads many files, and an id costs 52 bytes in each response.
    if (c.get('operation') !== 'file') c.res.headers.set('X-Request-Id', requestId);
  };

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

interface Metrics {
  /** All metrics as Prometheus text. */
  format: () => Promise<string>;
}

/** Serves the metrics to clients on this machine, and to bearers of the token on any. */
export const serveMetrics =
  (metrics: Metrics, token: string | undefined, trustedProxies: number) =>
  async (c: Context<ApiEnv>): Promise<Response> => {
    c.set('operation', 'metrics');
    const isAuthorized =
      (token !== undefined && isBearer(c.req.raw.headers, token)) || isOnThisMachine(c, trustedProxies);
    if (!isAuthorized)
      throw new HttpError('not-signed-in', 'Send METRICS_TOKEN as a bearer token', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    return c.body(await metrics.format(), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  };
