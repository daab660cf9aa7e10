import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../src/platform/contract/loadContract.ts';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { contract, operationById } from '../support/contractForTests.ts';
import { type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { validRequest } from '../support/validRequest.ts';

/** Reads that have nothing to keep: whether a session or the server still lives, and a file that each time leaves an entry. */
const VOLATILE = new Set<OperationId>(['getSession', 'getHealth', 'getReadiness', 'exportUserData']);

const READS = contract.operations.filter(({ method, responses }) => method === 'GET' && '304' in responses);

/** Reads of single items, whose ETag is required by the contract. The others have one of their content. */
const ITEMS = READS.filter(({ responses }) => {
  const header = responses['200']?.headers?.['ETag'];
  return contract.resolve(header as { required?: boolean }).required === true;
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('every read of JSON is conditional, except of volatile state', () => {
  const others = contract.operations.filter(
    ({ id, method, responses }) =>
      method === 'GET' && responses['200']?.content?.['application/json'] && !VOLATILE.has(id),
  );
  expect(others.length).toBeGreaterThan(15);
  expect(others.filter(({ responses }) => !responses['304']).map(({ id }) => id)).toEqual([]);
  expect(READS.filter(({ responses }) => !responses['200']?.headers?.['ETag'])).toEqual([]);
});

/** What compressors of proxies make of the end of an ETag. */
const DECORATIONS = ['-zstd"', ';br"', '--deflate"', ':gz"', '+gzip-br"', '_x1"', '0"', '"-gzip'];

const schemaOf = ({ responses }: Operation): unknown =>
  responses['200']?.content?.['application/json']?.schema['$ref'];

test('every operation that takes If-Match changes an item that is read with an ETag', () => {
  const read = new Set(ITEMS.map(schemaOf));
  expect(CHANGES.length).toBeGreaterThan(5);
  expect(CHANGES.filter((operation) => !read.has(schemaOf(operation))).map(({ id }) => id)).toEqual([]);
});

/** Without a page the list is streamed and has no ETag. */
const QUERIES: Partial<Record<OperationId, CallOptions['query']>> = { listSubscriptions: { page: 1 } };

describe.each(READS)('$id', (operation) => {
  const { id } = operation;
  test('returns 304 without a body when the ETag matches, else the content', async () => {
    const call = { ...(await validRequest(id, api)), query: QUERIES[id] };
    const whole = await api.call(id, call);
    const sent = whole.headers.get('etag') ?? '';
    const form = ITEMS.includes(operation) ? /^"[\w]+"$/ : /^W\/"[\w-]{22}"$/;
    expect([whole.status, sent]).toEqual([200, expect.stringMatching(form)]);
    const etag = sent.replace('W/', '');
    const decorated = DECORATIONS.map((suffix) => etag.replace(/"$/, suffix));
    for (const known of [etag, `W/${etag}`, `"x",  W/"y",${etag}`, '*', ' * ', ...decorated]) {
      const { status, body, headers } = await api.call(id, { ...call, headers: { 'If-None-Match': known } });
      expect([known, status, body, headers.get('etag')]).toEqual([known, 304, '', sent]);
      expect(headers.get('cache-control')).toBe(whole.headers.get('cache-control'));
    }
    const longer = etag.replace(/^"/, '"1');
    for (const other of [longer, `W/${longer}`, etag.replaceAll('"', ''), '"x", "y"', '', '"*"', ', ,']) {
      const { status, body } = await api.call(id, { ...call, headers: { 'If-None-Match': other } });
      expect([other, status, body]).toEqual([other, 200, whole.body]);
    }
  });
});

/** Makes a valid change of an item, with the ETags of that item and of another one. */
const CHANGES = contract.operations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'If-Match'),
);

const VERSIONED = [
  'users',
  'policies',
  'habit_categories',
  'workout_categories',
  'finance_categories',
] as const;

/** Gives the next save of each item the version of the last one. */
const loseLastSaves = async () => {
  const { db } = api.engine;
  await db.deleteFrom('policy_versions').execute();
  for (const table of VERSIONED)
    await db
      .updateTable(table)
      .set((eb) => ({ version: eb('version', '-', 1) }))
      .where('version', '>', 1)
      .execute();
};

let saves = 0;

/** A legal text that is saved as it is has no new version. */
const withOtherText = ({ body, ...call }: CallOptions): CallOptions =>
  typeof body === 'object' && body && 'content' in body
    ? { ...call, body: { ...body, content: `<p>Save ${(saves += 1)}</p>` } }
    : { ...call, body };

describe.each(CHANGES)('$id', ({ id }) => {
  const current = async (call: CallOptions) => {
    const refused = await api.call(id, { ...call, headers: { 'If-Match': '"other"' } });
    expect(refused.status).toBe(412);
    return refused.headers.get('etag') ?? '';
  };

  test('saves whatever proxies append to the ETag', async () => {
    const call = await validRequest(id, api);
    for (const suffix of DECORATIONS) {
      const ifMatch = (await current(call)).replace(/"$/, suffix);
      const outcome = async () =>
        (await api.call(id, { ...withOtherText(call), headers: { 'If-Match': ifMatch } })).status;
      expect([suffix, await outcome(), await outcome()]).toEqual([suffix, 200, 412]);
    }
  });

  test('refuses the ETag of a save that a restored backup or a failover has lost', async () => {
    const call = await validRequest(id, api);
    await api.call(id, call);
    const lost = await api.call(id, withOtherText(call));
    await loseLastSaves();
    api.clock.advance(1);
    const kept = await api.call(id, withOtherText(call));
    expect([lost.status, kept.status]).toEqual([200, 200]);
    const etag = lost.headers.get('etag') ?? '';
    expect(kept.headers.get('etag')).not.toBe(etag);
    expect((await api.call(id, { ...call, headers: { 'If-Match': etag } })).status).toBe(412);
  });

  test('finds the ETag at the end of a list of 200', async () => {
    const call = await validRequest(id, api);
    const etag = await current(call);
    const headers = { 'If-Match': `${'"01JD8Z0V5Q4R3T2S", '.repeat(199)}${etag}` };
    expect((await api.call(id, { ...call, headers })).status).toBe(200);
  });

  test.each(ITEMS.map((item) => item.id))('refuses the ETag of %s for another item', async (read) => {
    const other = await api.call(read, await validRequest(read, api));
    const call = await validRequest(id, api);
    const own = await current(call);
    const etag = other.headers.get('etag') ?? '';
    const isSameItem = schemaOf(operationById(read)) === schemaOf(operationById(id));
    const { status } = await api.call(id, { ...call, headers: { 'If-Match': etag } });
    expect(status).toBe(own === etag && isSameItem ? 200 : 412);
  });
});

test('does not take the ETag of one item for that of another with as many changes', async () => {
  const users = await Promise.all(
    ['one', 'two'].map((name) => api.addUser({ email: `${name}@example.org` })),
  );
  const [one, two] = users.map((id) => ({ params: { id } }));
  const etag = (await api.call('getUser', one)).headers.get('etag') ?? '';
  expect((await api.call('getUser', { ...one, headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await api.call('getUser', { ...two, headers: { 'If-None-Match': etag } })).status).toBe(200);
  const privacy = await api.call('getPolicy', { params: { type: 'privacy' } });
  const terms = await api.call('getPolicy', { params: { type: 'terms' } });
  expect(privacy.headers.get('etag')).not.toBe(terms.headers.get('etag'));
});

test('an administrator’s own profile does not match the ETag of another’s', async () => {
  const email = 'second.admin@example.org';
  await api.addUser({ email, role: 'admin' });
  const as = await api.signIn(email, 'a fine passphrase');
  const etag = (await api.call('getOwnProfile')).headers.get('etag') ?? '';
  const headers = { 'If-None-Match': etag };
  const read = await api.call('getOwnProfile', { as, headers });
  expect([read.status, read.body.email]).toEqual([200, email]);
  const saved = await api.call('updateOwnProfile', {
    as,
    body: { name: 'Second Admin' },
    headers: { 'If-Match': etag },
  });
  expect(saved.status).toBe(412);
});

test('returns a list again after a change on it', async () => {
  const { headers } = await api.call('listUsers');
  await api.addUser({ email: 'newcomer@example.org' });
  const again = await api.call('listUsers', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  expect([again.status, again.body.users[0]?.email]).toEqual([200, 'newcomer@example.org']);
});

test('returns another text again that was saved after the known one was lost', async () => {
  const save = (content: string) => api.call('savePolicy', { body: { type: 'privacy', content } });
  await save('<p>First</p>');
  const { headers } = await save('<p>Lost</p>');
  await loseLastSaves();
  api.clock.advance(1);
  await save('<p>Kept</p>');
  const again = await api.call('getPolicy', {
    params: { type: 'privacy' },
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  });
  expect([again.status, again.body.content]).toEqual([200, '<p>Kept</p>']);
});

test('streams the whole list of subscriptions without an ETag', async () => {
  const { status, headers } = await api.call('listSubscriptions', { headers: { 'If-None-Match': '*' } });
  expect([status, headers.get('etag'), headers.get('cache-control')]).toEqual([200, null, 'no-store']);
});

test('returns an item again after it was saved', async () => {
  const id = await api.addUser({ email: 'known@example.org' });
  const { headers } = await api.call('getUser', { params: { id } });
  await api.call('updateUser', { params: { id }, body: { name: 'New Name', role: 'user' } });
  const again = await api.call('getUser', {
    params: { id },
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  });
  expect([again.status, again.body.name]).toEqual([200, 'New Name']);
});

test('returns a category again after its creator was deleted', async () => {
  const email = 'author@example.org';
  const userId = await api.addUser({ email, role: 'admin' });
  const as = await api.signIn(email, 'a fine passphrase');
  const { body: added } = await api.call('createFinanceCategory', {
    body: { name: 'Rent', color: '#abcdef' },
    as,
  });
  const { _id: id } = added;
  const { headers, body } = await api.call('getFinanceCategory', { params: { id } });
  expect(body.user_id).toBe(userId);
  await api.call('deleteUser', { params: { id: userId } });
  const again = await api.call('getFinanceCategory', {
    params: { id },
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  });
  expect([again.status, again.body.user_id]).toEqual([200, null]);
});

test('returns 401 without a session, whatever the ETag', async () => {
  const { status } = await api.call('getOwnProfile', { as: null, headers: { 'If-None-Match': '*' } });
  expect(status).toBe(401);
});
