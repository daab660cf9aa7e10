import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from './support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    await api.addUser({ name, email: `${name}@example.org` });
});
afterAll(() => api.stop());

describe('the parts of the dashboard', () => {
  test('say what the whole says', async () => {
    const { body: whole } = await api.call('getDashboard');
    const { body: totals } = await api.call('getTotals');
    const { body: recent } = await api.call('getRecentUsers');
    expect({ ...totals, ...recent }).toEqual(whole);
    expect(totals.totals.users).toBe(7);
    expect(totals.added?.users).toBe(7);
    expect(recent.recentUsers.map(({ name }) => name)).toEqual(['Six', 'Five', 'Four', 'Three', 'Two']);
  });
});
