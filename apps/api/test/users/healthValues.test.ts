import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Access } from '../../src/access.ts';
import type { Operation } from '../../src/platform/contract/loadContract.ts';
import { HOUR_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { contract } from '../support/contractForTests.ts';
import { type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

/** Of everyone. No other text has them. */
const HEALTH = { gender: 'female', dob: '1961-08-17', height: '173.2525', weight: '91.7575' } as const;
const VALUES = /1961-08-17|173\.2525|91\.7575/;

const MAY_SEE: ReadonlySet<Access> = new Set<Access>(['everything', 'support']);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** True if a response can contain a health value: the schema has its name, or it is a file. */
const reachesHealth = (node: unknown, seen = new Set<unknown>()): boolean => {
  const found = contract.resolve(node);
  if (typeof found !== 'object' || found === null || seen.has(found)) return false;
  seen.add(found);
  return (
    'dob' in found || 'text/csv' in found || Object.values(found).some((one) => reachesHealth(one, seen))
  );
};

const operations = contract.operations.filter(({ responses }) => reachesHealth(responses));

test('the contract has health values in these answers, which the next test calls', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual([
    'changeAccess',
    'createUser',
    'exportAcceptances',
    'exportActivity',
    'exportSelectedUsers',
    'exportSubscriptions',
    'exportTaskFailures',
    'exportUserData',
    'exportUsers',
    'getOwnProfile',
    'getUser',
    'inviteUser',
    'liftSuspension',
    'listUsers',
    'suspendUser',
    'updateOwnProfile',
    'updateUser',
  ]);
});

/** What a caller may add to a valid request: nothing, an old version, the same key twice, and the choices of the query. */
const variantsOf = ({ parameters, id }: Operation): Pick<CallOptions, 'headers' | 'query'>[] => {
  const names = new Set(parameters.map(({ name }) => name));
  return [
    {},
    ...(names.has('If-Match') ? [{ headers: { 'If-Match': '"0123456789abcdef0123456789abcdef"' } }] : []),
    ...(names.has('Idempotency-Key') ? [{ headers: { 'Idempotency-Key': `key-${id}` } }] : []),
    ...(names.has('health') ? [{ query: { health: id === 'getUser' ? 'omit' : 'include' } }] : []),
  ];
};

const addCaller = async (access: Access): Promise<string> => {
  const id = await api.addUser({ email: `${access}@example.org`, role: 'admin' });
  if (access !== 'everything') await api.call('changeAccess', { params: { id }, body: { access } });
  return id;
};

/** Kinds of the entries that say that an account has read health values. */
const recordedBy = async (actorId: string): Promise<string[]> => {
  const entries = await api.engine.db
    .selectFrom('activity')
    .select(['kind', 'changes'])
    .where('actor_id', '=', actorId)
    .where('at', '=', api.clock.now().toISOString())
    .execute();
  return entries.flatMap(({ kind, changes }) =>
    ['healthViewed', 'userDataExported'].includes(kind) || changes.includes('"health"') ? [kind] : [],
  );
};

const sessionOf = async (id: string) =>
  `planner_session=${await startSession(api.engine.db, id, api.clock.now())}`;

test.each<Access>(['everything', 'support', 'content', 'read-only'])(
  'no health value leaves to access to %s unless it is allowed and recorded',
  async (access) => {
    const callerId = await addCaller(access);
    const sent = new Set<string>();
    const unallowed: string[] = [];
    const unrecorded: string[] = [];
    for (const operation of operations)
      for (const variant of variantsOf(operation)) {
        await api.mails.settled();
        api.clock.advance(HOUR_MS);
        api.cookie = await sessionOf(api.adminId);
        const request = await validRequest(operation.id, api);
        await api.engine.db.updateTable('users').set(HEALTH).execute();
        const as = await sessionOf(callerId);
        // The second time it is a retry, or what was asked for is so already.
        for (const call of ['first', 'again']) {
          api.clock.advance(1000);
          const { body } = await api.call(operation.id, { ...request, ...variant, as });
          const text = JSON.stringify(body);
          if (!VALUES.test(text)) continue;
          const name = `${operation.id} ${JSON.stringify(variant)} ${call}`;
          sent.add(operation.id);
          if (!MAY_SEE.has(access)) unallowed.push(name);
          // One view an hour of the same person is recorded.
          const isKnown = call === 'again' && !operation.id.startsWith('export');
          if (!isKnown && (await recordedBy(callerId)).length !== 1) unrecorded.push(name);
        }
      }
    expect({ unallowed, unrecorded }).toEqual({ unallowed: [], unrecorded: [] });
    expect([...sent].toSorted()).toEqual(
      MAY_SEE.has(access)
        ? ['exportSelectedUsers', 'exportUserData', 'exportUsers', 'getUser', 'updateUser']
        : [],
    );
  },
);

test('failed rows of an import name no health values, except as a file, whose entry says so', async () => {
  api.cookie = await sessionOf(api.adminId);
  const file = 'weight,name,email\n91.7575,Ann,not an address\n';
  const { body } = await api.call('uploadImport', {
    params: { list: 'users' },
    body: Buffer.from(file),
    headers: { 'Content-Type': 'text/csv' },
  });
  const { _id: id } = body;
  const params = { id };
  const checked = await api.call('checkImport', { params, body: {} });
  expect(checked.body.problems).toEqual([
    { item: 'Row 2: Ann', reason: 'E-mail must be a valid e-mail address' },
  ]);
  await api.call('startImport', { params, body: {} });
  await api.tasks.settled();
  expect((await api.call('listTaskFailures', { params })).body.items).toEqual(checked.body.problems);
  api.clock.advance(1000);
  expect((await api.call('exportTaskFailures', { params })).body).toContain('91.7575');
  expect(await recordedBy(api.adminId)).toEqual(['failuresExported']);
});
