import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../createApi.ts';
import { randomUUID } from 'node:crypto';
import { type AnswerKind, addSecurityHeaders } from './securityHeaders.ts';

const kindOf = (path: string, response: Response): AnswerKind => {
  // A 304 says again what goes for the icon that the browser has.
  if (path.startsWith('/api/v1/icons/')) return response.ok || response.status === 304 ? 'icon' : 'api';
  if (path === '/api' || path.startsWith('/api/')) return 'api';
  return response.headers.get('content-type')?.startsWith('text/html') ? 'html' : 'asset';
};

/** Gives every request an id and every answer its security headers. */
export const protectAnswers =
  (isHttps: boolean): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    const { headers } = c.res;
    headers.set('X-Request-Id', c.get('requestId'));
    addSecurityHeaders(headers, kindOf(c.req.path, c.res), isHttps);
    // What is said to one administrator is kept by nobody; files say for themselves how long they keep.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  };
