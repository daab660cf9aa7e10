import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from './support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe('faults of the server', () => {
  test('are told without what is behind them, which goes to the log', async () => {
    const { db } = api.engine;
    await db.schema.alterTable('policies').renameTo('hidden').execute();
    const { status, failure } = await api.call('getPolicy', { params: { type: 'terms' } });
    expect([status, failure]).toEqual([
      500,
      { message: 'Something went wrong on our side', requestId: expect.any(String) },
    ]);
    expect(api.takeLog()).toEqual([
      {
        level: 'error',
        requestId: failure.requestId,
        operation: 'getPolicy',
        status: 500,
        stack: expect.stringContaining('policies'),
      },
    ]);
    await db.schema.alterTable('hidden').renameTo('policies').execute();
  });
});

describe('health', () => {
  test('is good while the database answers, and 503 when it does not', async () => {
    const good = await api.call('getHealth', { as: null });
    expect([good.status, good.body]).toEqual([200, { status: 'ok' }]);
    const other = await startTestApi();
    await other.engine.db.destroy();
    const { status, headers, failure } = await other.call('getHealth', { as: null });
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(failure.message).toBe('The service is not available. Try again shortly');
    // Its counters cannot be compared any more.
    await expect(other.stop()).rejects.toThrow('destroyed');
  });
});
