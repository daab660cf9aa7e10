import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { fuzz } from '../support/fuzz.ts';
import { formOf, picture } from '../support/pictures.ts';
import { type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';

const RUNS = 8;
const SHARE = 1 / 5;
const MAX_STEPS = 30;
const PER_PAGE = 10;

let api: TestApi;
let serial = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const [red, blue] = await Promise.all([picture('red'), picture('blue')]);

/** The operations of items that are created, listed, changed and deleted. */
interface Collection {
  name: string;
  create: OperationId;
  get: OperationId;
  update: OperationId;
  delete: OperationId;
  /** Bodies from a name and a number; equal numbers give equal contents. */
  newBody: (name: string, value: number) => unknown;
  updateBody: (name: string, value: number) => unknown;
  /** All items whose name contains `tag`, in the order of the list. */
  list: (tag: string) => Promise<object[]>;
  /** How the list orders items that were created in this order. */
  arrange: (items: Stored[]) => Stored[];
}

interface Stored {
  id: string;
  name: string;
  etag: string;
  olderEtag: string | undefined;
  isDeleted: boolean;
}

const contains = (tag: string) => (item: object) => String(Reflect.get(item, 'name')).includes(tag);

const byName = (items: Stored[]): Stored[] => items.toSorted((a, b) => (a.name < b.name ? -1 : 1));

const listUsers = async (tag: string): Promise<object[]> => {
  const readPage = async (page: number) =>
    (await api.call('listUsers', { query: { query: tag, page } })).body;
  const { users, pagination } = await readPage(1);
  const found: object[] = [...users];
  for (let page = 2; page <= pagination.totalPages; page += 1) found.push(...(await readPage(page)).users);
  expect([found.length, pagination.totalPages]).toEqual([
    pagination.totalUsers,
    Math.max(1, Math.ceil(found.length / PER_PAGE)),
  ]);
  return found;
};

const icons = (name: string, value: number) =>
  formOf({ name, iconLight: value % 2 ? red : blue, iconDark: red });

const COLLECTIONS: Collection[] = [
  {
    name: 'users',
    create: 'createUser',
    get: 'getUser',
    update: 'updateUser',
    delete: 'deleteUser',
    newBody: (name, value) => ({
      name,
      email: `${name.replaceAll(' ', '.')}@example.org`,
      password: 'a fine passphrase',
      height: String(100 + value),
    }),
    updateBody: (name, value) => ({ name, role: value % 2 ? 'admin' : 'user' }),
    list: listUsers,
    arrange: (items) => items.toReversed(),
  },
  {
    name: 'finance categories',
    create: 'createFinanceCategory',
    get: 'getFinanceCategory',
    update: 'updateFinanceCategory',
    delete: 'deleteFinanceCategory',
    newBody: (name, value) => ({ name, color: `#00000${value % 10}` }),
    updateBody: (name, value) => ({ name, color: `#11111${value % 10}` }),
    list: async (tag) => (await api.call('listFinanceCategories')).body.filter(contains(tag)),
    arrange: byName,
  },
  {
    name: 'habit categories',
    create: 'createHabitCategory',
    get: 'getHabitCategory',
    update: 'updateHabitCategory',
    delete: 'deleteHabitCategory',
    newBody: icons,
    updateBody: icons,
    list: async (tag) => (await api.call('listHabitCategories')).body.filter(contains(tag)),
    arrange: byName,
  },
];

const value = fc.nat(99);
/** Which item of those created so far, counted from the newest; deleted ones stay in the list. */
const at = fc.nat(4);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      value,
      again: fc.constantFrom('', 'same', 'other'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('update' as const),
      at,
      value,
      match: fc.constantFrom('', 'current', 'older', '*'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('list' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const etagIn = ({ headers }: { headers: Headers }): string => headers.get('etag') ?? '';

const call = (id: OperationId, options: CallOptions) => api.call(id, options);

/** Takes the steps on the server and on a list of what was stored, which says how the server must respond. */
const runOn = (collection: Collection) => async (steps: Step[]) => {
  serial += 1;
  const tag = `Run${serial}x`;
  const items: Stored[] = [];
  const alive = () => items.filter(({ isDeleted }) => !isDeleted);
  const pick = (index: number): Stored | undefined => items.at(-1 - (index % Math.max(1, items.length)));
  let names = 0;
  /** Sorts like the number. */
  const newName = () => `${tag} ${String((names += 1)).padStart(3, '0')}`;

  const create = async ({ value: content, again }: Extract<Step, { do: 'create' }>) => {
    const name = newName();
    const body = () => collection.newBody(name, content);
    const headers = { 'Idempotency-Key': `key-${tag}-${'0'.repeat(16)}-${names}` };
    const first = await call(collection.create, { body: body(), headers });
    expect([first.status, Reflect.get(first.body, 'name')]).toEqual([201, name]);
    const id = String(Reflect.get(first.body, '_id'));
    items.push({ id, name, etag: etagIn(first), olderEtag: undefined, isDeleted: false });
    if (again === 'same') {
      const retry = await call(collection.create, { body: body(), headers });
      expect([retry.status, retry.body, etagIn(retry)]).toEqual([201, first.body, etagIn(first)]);
    }
    if (again === 'other') {
      const other = await call(collection.create, { body: collection.newBody(newName(), content), headers });
      expect([other.status, other.failure.code]).toEqual([422, 'key-reused']);
    }
  };

  const update = async (item: Stored, { value: content, match }: Extract<Step, { do: 'update' }>) => {
    const name = newName();
    const etag = { '': undefined, current: item.etag, older: item.olderEtag ?? '"0"', '*': '*' }[match];
    const { status, body, failure, headers } = await call(collection.update, {
      params: { id: item.id },
      body: collection.updateBody(name, content),
      ...(etag !== undefined && { headers: { 'If-Match': etag } }),
    });
    if (item.isDeleted) {
      expect(status).toBe(404);
    } else if (match === 'older') {
      expect([status, headers.get('etag'), failure.current?.['name']]).toEqual([412, item.etag, item.name]);
    } else {
      expect([status, Reflect.get(body, 'name')]).toEqual([200, name]);
      expect(headers.get('etag')).not.toBe(item.etag);
      Object.assign(item, { name, olderEtag: item.etag, etag: headers.get('etag') });
    }
  };

  const read = async (item: Stored) => {
    const params = { id: item.id };
    const whole = await call(collection.get, { params });
    const known = await call(collection.get, { params, headers: { 'If-None-Match': item.etag } });
    if (item.isDeleted) expect([whole.status, known.status]).toEqual([404, 404]);
    else
      expect([whole.status, Reflect.get(whole.body, 'name'), etagIn(whole), known.status]).toEqual([
        200,
        item.name,
        item.etag,
        304,
      ]);
  };

  const remove = async (item: Stored) => {
    const { status } = await call(collection.delete, { params: { id: item.id } });
    expect(status).toBe(item.isDeleted ? 404 : 200);
    item.isDeleted = true;
  };

  const list = async () => {
    const listed = await collection.list(tag);
    expect(listed.map((item) => [Reflect.get(item, '_id'), Reflect.get(item, 'name')])).toEqual(
      collection.arrange(alive()).map(({ id, name }) => [id, name]),
    );
  };

  for (const one of steps) {
    if (one.do === 'create') await create(one);
    if (one.do === 'list') await list();
    const item = 'at' in one ? pick(one.at) : undefined;
    if (item && one.do === 'update') await update(item, one);
    if (item && one.do === 'read') await read(item);
    if (item && one.do === 'delete') await remove(item);
  }
  await list();
  for (const item of alive()) await remove(item);
};

interface StoredMessage {
  id: string;
  isRead: boolean;
}

const messageChange = fc.record({ do: fc.constantFrom('send', 'read', 'unread', 'delete'), at });
type MessageChange = typeof messageChange extends fc.Arbitrary<infer Value> ? Value : never;

/** Changes a message on the server and in a list of what was stored, newest first. */
const changeMessages = async (stored: StoredMessage[], change: MessageChange) => {
  if (change.do === 'send') {
    await api.engine.db.deleteFrom('rate_limits').execute();
    const body = { firstName: 'A', lastName: 'B', email: 'a@example.org', message: 'Hello' };
    expect((await api.call('sendContactMessage', { as: null, body })).status).toBe(200);
    const [newest] = (await api.call('listContactMessages')).body.messages;
    const { _id: id = '' } = newest ?? {};
    stored.unshift({ id, isRead: false });
    return;
  }
  const item = stored[change.at % Math.max(1, stored.length)];
  if (!item) return;
  const params = { id: item.id };
  if (change.do === 'delete') {
    expect((await api.call('deleteContactMessage', { params })).status).toBe(200);
    stored.splice(stored.indexOf(item), 1);
    return;
  }
  item.isRead = change.do === 'read';
  const { status, body } = await api.call('updateContactMessage', { params, body: { isRead: item.isRead } });
  expect([status, body.isRead]).toEqual([200, item.isRead]);
};

describe('any sequence of changes and reads gives what a list in memory gives', () => {
  test.each(COLLECTIONS)('of $name', async (collection) => {
    // Bias towards short sequences would make many runs almost empty.
    const sequences = fc.noBias(fc.array(step, { maxLength: MAX_STEPS, size: 'max' }));
    const tried = fc.assert(fc.asyncProperty(sequences, runOn(collection)), fuzz(RUNS, SHARE));
    await expect(tried).resolves.toBeUndefined();
  });

  test('of a policy and its versions', async () => {
    const params = { type: 'terms' };
    const save = fc.record({ value, match: fc.constantFrom('', 'current', 'older') });
    await fc.assert(
      fc.asyncProperty(fc.array(save, { maxLength: 8 }), async (saves) => {
        const before = await api.call('getPolicy', { params });
        const [newest] = (await api.call('listPolicyVersions', { params, query: { limit: 1 } })).body.items;
        let { content } = before.body;
        let etag = etagIn(before);
        const saved: string[] = [];
        for (const { value: number, match } of saves) {
          const known = { '': undefined, current: etag, older: '"x"' }[match];
          const text = `<p>Text ${number}</p>`;
          const { status, headers } = await api.call('savePolicy', {
            body: { type: 'terms', content: text },
            ...(known !== undefined && { headers: { 'If-Match': known } }),
          });
          expect(status).toBe(match === 'older' ? 412 : 200);
          if (status === 200) saved.push((content = text));
          etag = headers.get('etag') ?? '';
        }
        const after = await api.call('getPolicy', { params });
        expect([after.body.content, etagIn(after)]).toEqual([content, etag]);
        for (const [index, expected] of saved.entries()) {
          const version = String((newest?.version ?? 0) + 1 + index);
          const stored = await api.call('getPolicyVersion', { params: { type: 'terms', version } });
          expect(stored.body.content).toBe(expected);
        }
      }),
      fuzz(RUNS, SHARE),
    );
  });

  test('of messages', async () => {
    const stored: StoredMessage[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(messageChange, { maxLength: 12 }), async (changes) => {
        for (const one of changes) await changeMessages(stored, one);
        const { messages, pagination, unreadMessages } = (await api.call('listContactMessages')).body;
        expect(messages.map(({ _id: id, isRead }) => ({ id, isRead }))).toEqual(stored.slice(0, PER_PAGE));
        expect([pagination.totalItems, unreadMessages]).toEqual([
          stored.length,
          stored.filter(({ isRead }) => !isRead).length,
        ]);
      }),
      fuzz(RUNS, SHARE),
    );
  });
});
