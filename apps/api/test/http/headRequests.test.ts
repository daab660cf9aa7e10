import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../support/contractForTests.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const READS = contract.operations.filter(({ method }) => method === 'GET');

/** Headers of the request, the connection, or the body on its way. `fetch` closes the connection after HEAD. */
const VARYING = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

const stableHeaders = ({ headers }: Response) => [...headers].filter(([name]) => !VARYING.has(name));

test.each(READS)('HEAD of $id has the status and headers of GET, and no body', async ({ id, path }) => {
  const { params = {} } = await validRequest(id, api);
  const url = `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}`;
  const send = (method: string) => api.fetch(url, { method, headers: { Cookie: api.cookie } });
  const [get, head] = [await send('GET'), await send('HEAD')];
  expect([head.status, await head.text()]).toEqual([get.status, '']);
  expect(stableHeaders(head)).toEqual(stableHeaders(get));
  await get.text();
});
