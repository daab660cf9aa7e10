import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../generated/schema.ts';

/**
 * Mock handlers typed by the contract: paths, statuses and bodies that it does not know do not compile. They answer for
 * api/v1 on any host.
 *
 * @example http.get('/subscriptions', ({ response }) => response(503).json(errorBody('Back in a minute')))
 * @example http.get('/users', ({ response }) => response.untyped(new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })))
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });
