import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServedRequest } from '../createLog.ts';
import type { Tracing } from '../startTracing.ts';
import type { ApiEnv } from './ApiEnv.ts';

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
    onRequest: () => void,
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
    onRequest();
    outgoing.once('close', () => {
      const served: ServedRequest = {
        requestId,
        method,
        operation: c.get('operation'),
        status: outgoing.writableFinished ? outgoing.statusCode : INCOMPLETE,
        durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      };
      onServed(served);
      traced?.end(served, c.get('route'));
    });
    await (traced ? traced.run(next) : next());
    // A page loads many files, and an id costs 52 bytes in each response.
    if (c.get('operation') !== 'file') c.res.headers.set('X-Request-Id', requestId);
  };
