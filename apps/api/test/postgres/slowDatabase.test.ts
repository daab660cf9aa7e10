import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPostgres } from '../../src/platform/db/openPostgres.ts';
import { createRelay, type Relay } from '../support/createRelay.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { startTestApi } from '../support/startTestApi.ts';

let database: TestDatabase;
let relay: Relay;
let databaseUrl: string;
beforeEach(async () => {
  database = await createTestDatabase();
  const url = new URL(database.databaseUrl ?? '');
  relay = await createRelay(url.hostname, Number(url.port || 5432));
  url.host = `127.0.0.1:${relay.port}`;
  databaseUrl = url.href;
});
afterEach(async () => {
  await relay.close();
  await database.drop();
});

test('a database that answers after two seconds is slow, one that is silent for ten is down', async () => {
  const engine = await openPostgres(databaseUrl);
  try {
    expect(await engine.probe()).toBe('up');
    relay.delay(2000);
    const askedAt = performance.now();
    expect(await engine.probe()).toBe('slow');
    expect(performance.now() - askedAt).toBeLessThan(4000);
    // The answer of the same probe.
    expect(await engine.probe()).toBe('slow');
    relay.freeze();
    expect(await engine.probe()).toBe('slow');
    const silentAt = performance.now();
    await vi.waitUntil(async () => (await engine.probe()) === 'down', { timeout: 40_000 });
    expect(performance.now() - silentAt).toBeGreaterThan(5000);
    expect(await engine.probe()).toBe('down');
    relay.thaw();
    relay.delay(0);
    await vi.waitUntil(async () => (await engine.probe()) === 'up', { timeout: 40_000 });
  } finally {
    await engine.close();
  }
});

test('a scrape with one connection does not count itself among those that wait for it', async () => {
  const ofOne = { ...database, databasePoolSize: 1, drop: () => Promise.resolve() };
  const api = await startTestApi({ metrics: true, database: ofOne });
  for (let scrapes = 0; scrapes < 3; scrapes += 1) {
    const text = await (await api.fetch('/metrics')).text();
    expect(text).toMatch(/^planner_database_waiting 0$/m);
    expect(text).toMatch(/^planner_http_requests_in_flight 0$/m);
  }
  await api.stop();
});

test('while the database is slow, the server is ready, and refuses searches and anonymous requests before writes', async () => {
  const delayed = { ...database, databaseUrl, drop: () => Promise.resolve() };
  const api = await startTestApi({ database: delayed, shedsLoad: true });
  relay.delay(1500);
  const ready = await api.call('getReadiness', { as: null });
  expect([ready.status, ready.body]).toEqual([
    200,
    { status: 'ok', parts: { server: 'up', database: 'slow' } },
  ]);
  const busy = Array.from({ length: 20 }, () => api.call('listSubscriptions'));
  const waited = () => api.engine.connections()?.waitedMs ?? 0;
  await vi.waitUntil(() => waited() > 600, { interval: 5, timeout: 20_000 });
  const [anonymous, search, write] = await Promise.all([
    api.call('getPolicy', { as: null, params: { type: 'privacy' } }),
    api.call('listUsers', { query: { query: 'ada' } }),
    api.call('createFinanceCategory', { body: { name: 'Food', color: '#000' } }),
  ]);
  expect([anonymous.status, anonymous.headers.get('retry-after')]).toEqual([503, '5']);
  expect([search.status, search.headers.get('retry-after')]).toEqual([503, '5']);
  expect(write.status).toBe(201);
  relay.delay(0);
  await Promise.all(busy);
  await api.stop();
});
