import type { HttpHandler, RequestHandlerOptions } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../generated/schema.ts';
import { recorded } from './recordResponses.ts';

const typed = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

type Resolve = (info: unknown) => unknown;
type CreateHandler = (path: string, resolve: Resolve, options?: RequestHandlerOptions) => HttpHandler;

/** The same function, whose handlers record their responses. */
const recording = <Create>(method: string, create: Create): Create =>
  ((path, resolve, options) =>
    (create as CreateHandler)(
      path,
      recorded(`${method} ${path}`, resolve),
      options,
    )) as CreateHandler as Create;

/**
 * Mock handlers typed by the contract, for api/v1 on any host. For other responses use `response.untyped`.
 * @example http.get('/subscriptions', ({ response }) => response(503).json(errorBody('Back in a minute')))
 */
export const http = {
  get: recording('GET', typed.get),
  put: recording('PUT', typed.put),
  post: recording('POST', typed.post),
  delete: recording('DELETE', typed.delete),
};
