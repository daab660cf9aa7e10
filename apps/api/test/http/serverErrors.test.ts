import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe('server errors', () => {
  test('hide their cause from the client and log it', async () => {
    const { db } = api.engine;
    await db.schema.alterTable('policies').renameTo('hidden').execute();
    const { status, failure } = await api.call('getPolicy', { params: { type: 'terms' } });
    expect([status, failure]).toEqual([
      500,
      { message: 'Something went wrong on our side', code: 'server-error', requestId: expect.any(String) },
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
