import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './ApiEnv.ts';
import { requestIdOf } from './requestIdOf.ts';

/** Holds neither path nor query, which can contain tokens and searched names. */
export interface ServedRequest {
  requestId: string;
  method: string;
  /** Operation of the contract, `docs`, `metrics`, `file`, or `unknown`. */
  operation: string;
  status: number;
  durationMs: number;
}

/** The client disconnected, or the server aborted the response. Only logs and metrics show it (from nginx). */
const INCOMPLETE = 499;

/** Middleware that assigns every request an id and reports the request once its response is sent. */
export const observeRequests =
  (onServed: (request: ServedRequest) => void): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(c.req.raw.headers);
    c.set('requestId', requestId);
    c.set('operation', 'unknown');
    const { outgoing } = c.env;
    const { method } = c.req;
    outgoing.once('close', () => {
      onServed({
        requestId,
        method,
        operation: c.get('operation'),
        status: outgoing.writableFinished ? outgoing.statusCode : INCOMPLETE,
        durationMs: performance.now() - startedAt,
      });
    });
    await next();
    // A page loads many files, and an id costs 52 bytes in each response.
    if (c.get('operation') !== 'file') c.res.headers.set('X-Request-Id', requestId);
  };
