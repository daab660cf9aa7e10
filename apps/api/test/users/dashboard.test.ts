import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    await api.addUser({ name, email: `${name}@example.org` });
});
afterAll(() => api.stop());

test('the dashboard counts users and lists the newest', async () => {
  const { body } = await api.call('getDashboard');
  expect(body.totals.users).toBe(7);
  expect(body.added?.users).toBe(7);
  expect(body.recentUsers.map(({ name }) => name)).toEqual(['Six', 'Five', 'Four', 'Three', 'Two']);
  const joined = body.recentUsers.map(({ createdAt }) => String(createdAt));
  expect(joined).toEqual(joined.toSorted().toReversed());
});

test('the dashboard counts what needs attention', async () => {
  const userId = await api.addUser({ name: 'Subscriber', email: 'subscriber@example.org' });
  const now = api.clock.now().getTime();
  const ids = createIds();
  const subscription = (status: string, days: number | null) => ({
    id: ids(new Date(now)),
    user_id: userId,
    original_transaction_id: `${status} ${days}`,
    status,
    expires_at: days === null ? null : new Date(now + days * DAY_MS).toISOString(),
  });
  await inTransaction(api.engine, (trx) =>
    insertSubscriptions(trx, [
      subscription('ACTIVE', 1),
      subscription('ACTIVE', 6),
      subscription('ACTIVE', 8),
      subscription('ACTIVE', null),
      subscription('ERROR', -1),
      subscription('GRACE_PERIOD', -2),
      subscription('EXPIRED', -3),
    ]),
  );
  const message = { firstName: 'Zoë', lastName: 'Müller', email: 'zoe@example.org', message: 'Hello' };
  await api.call('sendContactMessage', { body: message, as: null });
  expect((await api.call('getDashboard')).body.attention).toEqual({
    endingSubscriptions: 2,
    billingProblems: 2,
    unansweredMessages: 1,
    failedMails: 0,
    outdatedPolicies: [],
  });
});

const newest = async (as: string) => (await api.call('getDashboard', { as })).body.recentUsers[0];

describe('a recent user', () => {
  test('is idle without a sign-in, or without one for 30 days', async () => {
    expect(await newest(api.cookie)).toMatchObject({ initials: 'S', status: 'Idle', lastActive: null });

    const seven = { email: 'seven@example.org', password: 'nine white towers' };
    await api.addUser({ ...seven, name: 'Seven Bottles', role: 'admin' });
    await api.signIn(seven.email, seven.password);
    const lastActive = api.clock.now().toISOString();
    expect(await newest(api.cookie)).toMatchObject({ initials: 'SB', status: 'Active', lastActive });

    api.clock.advance(30 * DAY_MS);
    const later = await api.signIn(ADMIN.email, ADMIN.password);
    expect(await newest(later)).toMatchObject({ status: 'Active', lastActive });
    api.clock.advance(1);
    expect(await newest(later)).toMatchObject({ status: 'Idle', lastActive });
  });
});

test('the dashboard names scheduled texts that lack a fix, to those who may read them', async () => {
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
  const params = { type: 'terms' };
  await api.call('savePolicy', { body: { ...params, content: '<p>One</p>' } });
  const inForceAt = new Date(api.clock.now().getTime() + DAY_MS).toISOString();
  await api.call('publishPolicy', { params, body: { content: '<p>Two</p>', inForceAt } });
  await api.call('savePolicy', { body: { ...params, content: '<p>One, fixed</p>' } });
  const email = 'attentive@example.org';
  const id = await api.addUser({ email, role: 'admin' });
  const seen: unknown[] = [];
  for (const access of ['everything', 'content', 'read-only', 'support']) {
    await api.call('changeAccess', { params: { id }, body: { access } });
    const as = await api.signIn(email, 'a fine passphrase');
    seen.push((await api.call('getDashboard', { as })).body.attention?.outdatedPolicies);
  }
  expect(seen).toEqual([['terms'], ['terms'], ['terms'], []]);
});
