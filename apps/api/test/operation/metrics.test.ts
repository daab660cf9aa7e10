import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw, statusOf as statusOfRaw } from '../support/sendRaw.ts';
import { takeMails } from '../support/takeMails.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const TOKEN = 'a token for the scraper';
const OPERATIONS = new URL('../../../../docs/operations.md', import.meta.url);

const statusOf = async (api: TestApi, headers: Record<string, string> = {}): Promise<number> =>
  (await api.fetch('/metrics', { headers })).status;

const ofTraffic = (name: string) =>
  new RegExp(
    `^planner_http_request_duration_seconds_count\\{operation="${name}",status="\\d+",traffic="(\\w+)"\\} `,
    'm',
  );

describe('with PLANNER_METRICS', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ metrics: true, metricsToken: TOKEN });
  });
  afterAll(() => api.stop());

  const read = async (): Promise<string> => (await api.fetch('/metrics')).text();

  test('requests are counted by operation, status and duration', async () => {
    await api.call('listUsers');
    await api.call('listUsers', { as: null });
    const metric = 'planner_http_request_duration_seconds';
    // A request is counted once its response is sent, so perhaps after the client has it.
    for (const status of [200, 401]) {
      const labels = `operation="listUsers",status="${status}",traffic="users"`;
      await expect.poll(read).toContain(`\n${metric}_count{${labels}} 1\n`);
      expect(await read()).toContain(`\n${metric}_bucket{le="+Inf",${labels}} 1\n`);
    }
  });

  test('probes, scrapes and files are counted apart', async () => {
    await api.call('getReadiness', { as: null });
    await api.fetch('/nowhere');
    await expect.poll(read).toMatch(ofTraffic('unknown'));
    await expect.poll(read).toMatch(ofTraffic('metrics'));
    const text = await read();
    const traffic = ['getReadiness', 'metrics', 'unknown'].map((name) => ofTraffic(name).exec(text)?.[1]);
    expect(traffic).toEqual(['probes', 'probes', 'unknown']);
  });

  test('what the log says is counted', async () => {
    await api.call('logIn', { body: { email: 'nobody@example.org', password: 'wrong password' }, as: null });
    await api.call('requestPasswordReset', { body: { email: 'admin@planner.local' }, as: null });
    await takeMails(api);
    expect(await read()).toContain('\nplanner_activity_total{kind="signInFailed"} 1\n');
    expect(await read()).toContain('\nplanner_mails_sent_total 1\n');
  });

  test('docs/operations.md names every metric of the server', async () => {
    const response = await api.fetch('/metrics');
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    const names = [...text.matchAll(/^# TYPE (planner_\w+)/gm)].map(([, name]) => name ?? '');
    const documented = [...readFileSync(OPERATIONS, 'utf8').matchAll(/`(planner_\w+)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(names.toSorted()).toEqual([...new Set(documented)].toSorted());
    expect(text).toMatch(/^planner_database_up 1$/m);
    expect(text).toMatch(/^planner_database_size_bytes \d{5,}$/m);
    expect(text).toMatch(/^planner_mails_oldest_seconds 0$/m);
    expect(text).toMatch(/^planner_http_requests_in_flight 0$/m);
    expect(text).toMatch(/^# TYPE nodejs_gc_duration_seconds histogram$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  test.each<[string, number, Record<string, string>]>([
    ['the token', 200, { Authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.9' }],
    ['another token', 401, { Authorization: `Bearer ${TOKEN}s`, 'X-Forwarded-For': '203.0.113.9' }],
    ['no token through a proxy', 401, { 'X-Forwarded-For': '203.0.113.9' }],
    ['a forged loopback address', 401, { 'X-Forwarded-For': '127.0.0.1' }],
    ['a name that was rebound to this machine', 401, { Host: 'evil.example' }],
    ['the token and another host', 200, { Authorization: `Bearer ${TOKEN}`, Host: '10.0.0.7:3000' }],
  ])('%s gets %i', async (_, status, headers) => {
    expect(await statusOf(api, headers)).toBe(status);
  });
});

test.each(['evil.example', 'evil.example:8080', '203.0.113.9', 'a b'])(
  'an absolute target does not stand for the host %j',
  async (host) => {
    const api = await startTestApi({ metrics: true });
    for (const target of [
      `http://localhost:${api.port}`,
      'http://127.0.0.1',
      'http://[::1]:9',
      'https://localhost',
    ]) {
      const response = await sendRaw(api.port, [
        `GET ${target}/metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      ]);
      expect([target, statusOfRaw(response)]).toEqual([target, 400]);
    }
    const own = `localhost:${api.port}`;
    const response = await sendRaw(api.port, [
      `GET http://${own}/metrics HTTP/1.1\r\nHost: ${own}\r\nConnection: close\r\n\r\n`,
    ]);
    expect(statusOfRaw(response)).toBe(200);
    await api.stop();
  },
);

test('behind a trusted proxy only clients on its machine count as local', async () => {
  const api = await startTestApi({ metrics: true, trustedProxies: 1 });
  expect(await statusOf(api, { 'X-Forwarded-For': '127.0.0.1, 203.0.113.9' })).toBe(401);
  expect(await statusOf(api, { 'X-Forwarded-For': '203.0.113.9, 127.0.0.1' })).toBe(200);
  expect(await statusOf(api, { Authorization: 'Bearer undefined', 'X-Forwarded-For': '203.0.113.9' })).toBe(
    401,
  );
  await api.stop();
});

test.each([
  ['no header', 1, {}],
  ['a header without an address', 1, { 'X-Forwarded-For': 'unknown' }],
  ['a header of one proxy of two', 2, { 'X-Forwarded-For': '127.0.0.1' }],
])(
  'behind trusted proxies a request with %s is not local and needs the token',
  async (_, trustedProxies, headers) => {
    const api = await startTestApi({ metrics: true, metricsToken: TOKEN, trustedProxies });
    // Not through `api.fetch`, which stands behind as many proxies.
    const read = async (more: Record<string, string>) =>
      (await fetch(`${api.origin}/metrics`, { headers: { ...headers, ...more } })).status;
    expect(await read({})).toBe(401);
    expect(await read({ Authorization: `Bearer ${TOKEN}` })).toBe(200);
    await api.stop();
  },
);

test('without PLANNER_METRICS the path does not exist', async () => {
  const staticFiles = { serve: () => new Response('the console') };
  const api = await startTestApi({ metricsToken: TOKEN, staticFiles });
  expect(await statusOf(api, { Authorization: `Bearer ${TOKEN}` })).toBe(404);
  await api.stop();
});
