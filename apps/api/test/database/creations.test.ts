import { afterAll, beforeAll, expect, test } from 'vitest';
import { creationOf } from '../../src/platform/db/versionedTable.ts';
import { formOf, picture } from '../support/pictures.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const contentOf = (added?: Record<string, string | null | undefined>) =>
  creationOf('key', 'user', ['Ada', null], added).creation_content;

test('a field that a request does not send leaves its hash as it was before the field was added', () => {
  expect(contentOf({ phone: undefined, city: null, note: '' })).toBe(contentOf());
  expect(contentOf({ phone: '1' })).not.toBe(contentOf());
  expect(contentOf({ phone: '1', city: '2' })).toBe(contentOf({ city: '2', phone: '1' }));
  expect(contentOf({ phone: '1' })).not.toBe(contentOf({ city: '1' }));
});

const email = 'ada@example.org';
const user = { name: 'Ada', gender: 'female', dob: '1990-05-01', height: '170', weight: '60.5' } as const;

/** A request may have been sent to the previous release, and is repeated after the upgrade. */
test.each([
  ['createUser', 'users', () => ({ ...user, email, password: 'kupfer-wolke-7714' }), 'f50dbfe9ae76'],
  [
    'inviteUser',
    'users',
    () => ({ ...user, email: 'eve@example.org', role: 'admin', access: 'support' }),
    'c99e2c83e6be',
  ],
  ['createFinanceCategory', 'finance_categories', () => ({ name: 'Food', color: '#3b82f6' }), 'e1ee0747d33f'],
  [
    'createHabitCategory',
    'habit_categories',
    async () => formOf({ name: 'Water', iconLight: await picture('red'), iconDark: await picture('blue') }),
    'cc8c5c87b21d',
  ],
  [
    'sendContactMessage',
    'contact_messages',
    () => ({ firstName: 'Zoë', lastName: 'Müller', email: 'zoe@example.org', message: 'Hello' }),
    '5f8a7deec4db',
  ],
] as const)('%s hashes the same content as in the release before', async (id, table, bodyOf, hash) => {
  const { status } = await api.call(id, {
    body: await bodyOf(),
    headers: { 'Idempotency-Key': '6f1f0f4e-0000-4000-8000-000000000001' },
  });
  expect([200, 201]).toContain(status);
  const { creation_content } = await api.engine.db
    .selectFrom(table)
    .select('creation_content')
    .where('creation_key', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(creation_content?.slice(0, 12)).toBe(hash);
});
