import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { delay, errorBody, handlersByOperation, http, recordResponses } from './index.ts';

const outcomesOf = async (...[handler]: Parameters<typeof getResponse>[0]) => {
  const responses = recordResponses();
  await getResponse(handler ? [handler] : [], new Request('http://planner.test/api/v1/subscriptions'));
  return responses.map(({ operation, outcome }) => `${operation} ${outcome}`);
};

const page = () => new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } });
const broken = () => new Response('{', { headers: { 'Content-Type': 'application/json' } });

test.each([
  ['a status', http.get('/subscriptions', ({ response }) => response(503).json(errorBody('Later'))), ['503']],
  [
    'an empty list',
    http.get('/subscriptions', ({ response }) => response(200).json({ data: [] })),
    ['200', 'empty'],
  ],
  ['a page', http.get('/subscriptions', ({ response }) => response.untyped(page())), ['malformed']],
  ['broken JSON', http.get('/subscriptions', ({ response }) => response.untyped(broken())), ['malformed']],
  [
    'no response',
    http.get('/subscriptions', ({ response }) => response.untyped(Response.error())),
    ['offline'],
  ],
  [
    'a late response',
    http.get('/subscriptions', async ({ response }) => {
      await delay(0);
      return response(200).json({ data: [] });
    }),
    ['slow', '200', 'empty'],
  ],
  ['the default', handlersByOperation.listSubscriptions, ['200']],
])('records %s', async (_name, handler, outcomes) => {
  await expect(outcomesOf(handler)).resolves.toEqual(
    outcomes.map((outcome) => `GET /subscriptions ${outcome}`),
  );
});

test('records a request without a response', () => {
  const responses = recordResponses();
  const never = http.get('/users', () => delay('infinite'));
  void getResponse([never], new Request('http://planner.test/api/v1/users'));
  return expect.poll(() => responses).toEqual([{ operation: 'GET /users', outcome: 'loading' }]);
});
