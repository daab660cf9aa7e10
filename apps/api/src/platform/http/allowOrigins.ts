import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './ApiEnv.ts';

const REQUEST_HEADERS = 'Content-Type, If-Match, If-None-Match, Idempotency-Key';
const RESPONSE_HEADERS = 'ETag, Retry-After, X-Request-Id';
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
