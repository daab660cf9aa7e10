import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../generated/schema.ts';

/**
 * Mock handlers typed by the contract, for api/v1 on any host. For other responses use `response.untyped`.
 * @example http.get('/subscriptions', ({ response }) => response(503).json(errorBody('Back in a minute')))
 */
export const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });
