import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { DEFAULT_HASH_COST } from '../../src/platform/security/createHasher.ts';
import { HOUR_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { contract } from '../support/contractForTests.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { canTellApart, mannWhitney } from '../support/mannWhitney.ts';
import { ADMIN, type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

// Promises of docs/security.md that concern no single handler.

describe('a session id', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  test('is random: 1000 ids are unique, uniformly distributed and not stored', async () => {
    const { tokens, stored } = await inTransaction(api.engine, async (trx) => {
      const started: string[] = [];
      while (started.length < 1000) started.push(await startSession(trx, api.adminId, api.clock.now()));
      const rows = await trx.selectFrom('sessions').select('token_hash').execute();
      return { tokens: started, stored: new Set(rows.map((row) => row.token_hash)) };
    });
    expect(new Set(tokens).size).toBe(1000);
    expect(tokens.filter((token) => !/^[\w-]{43}$/.test(token))).toEqual([]);
    expect(tokens.filter((token) => stored.has(token))).toEqual([]);
    expect(stored.size).toBeGreaterThanOrEqual(1000);
    // The last character carries fewer bits than the others.
    const characters = tokens.flatMap((token) => Array.from(token.slice(0, -1)));
    const counts = new Map<string, number>();
    for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
    const expected = characters.length / 64;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(64);
    // 63 degrees of freedom: exceeded by chance once in ten million runs.
    expect(chiSquare).toBeLessThan(140);
  });
});

const sample = (shift: number) => Array.from({ length: 40 }, (_, index) => 30 + shift + (index % 7));

describe('comparing response times', () => {
  test('finds a difference only where there is one', () => {
    expect(mannWhitney(sample(0), sample(0))).toBeGreaterThan(0.9);
    expect(mannWhitney(sample(0), sample(10))).toBeLessThan(1e-6);
  });

  test('detects a consistently slower action', async () => {
    let turn = 0;
    const takes = (ms: number) => () => Promise.resolve(ms + ((turn += 1) % 3));
    expect(await canTellApart(takes(30), takes(60), 20)).toBe(true);
    expect(await canTellApart(takes(30), takes(30), 20)).toBe(false);
  });
});

describe('with production hashing cost', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ hashCost: DEFAULT_HASH_COST });
  });
  afterAll(() => api.stop());

  const logIn = (email: string, password: string) =>
    api.call('logIn', { body: { email, password }, as: null });

  const timeOf = (email: string) => async () => {
    // Reset the rate limits: a 429 needs no hash.
    api.clock.advance(HOUR_MS);
    const start = performance.now();
    const { status } = await logIn(email, 'not the password');
    const time = performance.now() - start;
    expect(status).toBe(401);
    return time;
  };

  test('signing in takes the same time for an unknown address', async () => {
    expect(await canTellApart(timeOf(ADMIN.email), timeOf('nobody@example.org'), 15)).toBe(false);
  }, 60_000);

  test('a burst of sign-ins does not block other requests', async () => {
    api.clock.advance(HOUR_MS);
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
    let ended = 0;
    const burst = Array.from({ length: 60 }, async (_, index) => {
      const { status } = await logIn(`burst${index}@example.org`, 'not the password');
      ended += 1;
      return status;
    });
    for (let calls = 0; calls < 10; calls += 1) {
      expect((await api.call('getSession')).status).toBe(200);
      expect((await api.call('getHealth')).status).toBe(200);
    }
    expect(ended).toBeLessThan(60);
    expect(new Set(await Promise.all(burst))).toEqual(new Set([401]));
  }, 60_000);
});

describe('the API', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  test('has no default password', async () => {
    for (const password of ['admin', 'admin123', 'password', 'planner', 'changeme', '']) {
      const { status } = await api.call('logIn', { body: { email: ADMIN.email, password }, as: null });
      expect([401, 422]).toContain(status);
    }
  });

  test('changes nothing on GET and HEAD, with or without a session', async () => {
    await api.call('sendContactMessage', {
      body: { firstName: 'A', lastName: 'B', email: 'a@example.org', message: 'Hello' },
      as: null,
    });
    // Exports leave an entry in the activity, and so do health values.
    const reads = contract.operations.filter(
      ({ id, method }) => method === 'GET' && !id.startsWith('export'),
    );
    expect(reads.length).toBeGreaterThan(15);
    const calls = new Map<OperationId, CallOptions>();
    for (const { id } of reads) calls.set(id, await validRequest(id, api));
    calls.set('getUser', { ...calls.get('getUser'), query: { health: 'omit' } });
    const before = await dumpTables(api.engine);
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining(['users', 'sessions', 'reset_tokens', 'rate_limits', 'user_counts']),
    );
    for (const { id, path } of reads) {
      expect([id, (await api.call(id, calls.get(id))).status]).toEqual([id, 200]);
      await api.call(id, { ...calls.get(id), as: null });
      const url = `/api/v1${path.replaceAll(/\{(\w+)\}/g, 'x')}`;
      await (await api.fetch(url, { method: 'HEAD', headers: { Cookie: api.cookie } })).text();
    }
    expect(await dumpTables(api.engine)).toEqual(before);
  });
});
