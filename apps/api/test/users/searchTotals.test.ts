import * as fc from 'fast-check';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../src/platform/db/Engine.ts';
import { createIds } from '../../src/platform/ids.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import type { Database } from '../../src/platform/db/schema.ts';
import { searchTextOf, wordsOf } from '../../src/platform/text/foldText.ts';
import { createSubscriptionList } from '../../src/subscriptions/list.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { createUserPages, PAGE_LIMITS } from '../../src/users/list.ts';
import { deleteUsers } from '../../src/users/deletedRows.ts';
import { insertUsers, type LockedUser, lockUser, type NewUser, updateUser } from '../../src/users/rows.ts';
import { checkCounters } from '../support/checkCounters.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { runs } from '../support/runs.ts';
import { watchQueries } from '../support/watchQueries.ts';

const USERS = 300;
const NOW = new Date('2026-05-04T10:00:00.000Z');
const LIMITS = { ...PAGE_LIMITS, maxListed: 40 };
const NAMES = ['Anna Smith', 'Joanna Smithson', 'Zoë Example', 'Bob Brown'];
const STATUSES = ['ACTIVE', 'EXPIRED'];
const TERMS = ['anna', 'smith', 'example', '@example.com', '.org', 'brown', 'smith anna', 'an', 'nobody'];

/** Two processes that use one database share no memory, like these two. */
interface Process {
  engine: Engine;
  searches: ReturnType<typeof createSearches>;
}

const createSearches = (engine: Engine) => {
  const users = createUserPages(engine, LIMITS);
  const subscriptions = createSubscriptionList(engine, LIMITS);
  return {
    countUsers: async (query: string, role?: 'user' | 'admin') =>
      (await users.read({ query, ...(role && { role }) }, 1, 10)).total,
    countSubscriptions: async (query: string, status = '') =>
      subscriptions.count({
        query,
        statuses: status === '' ? [] : [status],
        ends: undefined,
        sort: undefined,
      }),
  };
};

const ids = createIds();
let added = 0;
const newUser = (name: string): NewUser => {
  added += 1;
  return {
    id: ids(NOW),
    name,
    email: `p${added}@example.${added % 3 === 0 ? 'org' : 'com'}`,
    password_hash: null,
    role: added % 2 === 0 ? 'admin' : 'user',
    gender: null,
    dob: null,
    height: null,
    weight: null,
    created_at: NOW.toISOString(),
    last_active: null,
  };
};

const subscriptionOf = ({ id }: { id: string }, index: number) => ({
  id: ids(NOW),
  user_id: id,
  original_transaction_id: `20${String(index).padStart(14, '0')}`,
  status: STATUSES[index % 2] ?? '',
  expires_at: null,
});

const addUser = (engine: Engine, name: string) =>
  inTransaction(engine, async (trx) => {
    const user = newUser(name);
    await insertUsers(trx, [user]);
    await insertSubscriptions(trx, [subscriptionOf(user, added)]);
  });

let database: TestDatabase;
let processes: [Process, Process];
beforeAll(async () => {
  database = await createTestDatabase();
  const open = async () => {
    const engine = await openDatabase(database, false);
    return { engine, searches: createSearches(engine) };
  };
  processes = [await open(), await open()];
  const users = Array.from({ length: USERS }, (_, index) => newUser(NAMES[index % NAMES.length] ?? ''));
  await inTransaction(processes[0].engine, async (trx) => {
    await insertUsers(trx, users);
    await insertSubscriptions(trx, users.filter((_, index) => index % 2 === 0).map(subscriptionOf));
  });
});
afterAll(async () => {
  for (const { engine } of processes) await engine.close();
  await database.drop();
});

/** Reads all users and subscriptions, and counts those that a search should find. */
const readModel = async (): Promise<(term: string) => Record<string, number>> => {
  const { db } = processes[0].engine;
  const users = await db.selectFrom('users').select(['id', 'name', 'email', 'role']).execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['user_id', 'status', 'original_transaction_id'])
    .execute();
  return (term) => {
    const words = wordsOf(term);
    const contains = (texts: (string | undefined)[]) => {
      const text = searchTextOf(texts.map((one) => one ?? ''));
      return words.every((word) => text.includes(word));
    };
    const found = users.filter(({ name, email }) => contains([name, email]));
    const subscribed = subscriptions.filter(({ user_id, original_transaction_id }) =>
      contains([byId.get(user_id)?.name, byId.get(user_id)?.email, user_id, original_transaction_id]),
    );
    return {
      users: found.length,
      admins: found.filter(({ role }) => role === 'admin').length,
      subscriptions: subscribed.length,
      active: subscribed.filter(({ status }) => status === 'ACTIVE').length,
    };
  };
};

const countAll = async ({ searches }: Process, term: string) => ({
  users: await searches.countUsers(term),
  admins: await searches.countUsers(term, 'admin'),
  subscriptions: await searches.countSubscriptions(term),
  active: await searches.countSubscriptions(term, 'ACTIVE'),
});

/** The totals that the processes return, and those of the model. */
const readTotals = async () => {
  const expected = await readModel();
  const totals: Record<'found' | 'expected', unknown[]> = { found: [], expected: [] };
  for (const term of TERMS)
    for (const process of processes) {
      totals.found.push({ term, ...(await countAll(process, term)) });
      totals.expected.push({ term, ...expected(term) });
    }
  return totals;
};

/** Changes the user at an index of the list of all users. */
const change = (
  engine: Engine,
  index: number,
  work: (trx: Transaction<Database>, user: LockedUser) => Promise<unknown>,
) =>
  inTransaction(engine, async (trx) => {
    const all = await trx.selectFrom('users').select('id').orderBy('position').execute();
    const user = await lockUser(trx, { id: all[index % all.length]?.id ?? '' });
    if (user) await work(trx, user);
  });

const rename = (engine: Engine, index: number, name: string) =>
  change(engine, index, (trx, user) => updateUser(trx, user, { name }, NOW));

const OPERATIONS: Record<string, (engine: Engine, index: number, name: string) => Promise<unknown>> = {
  add: (engine, _, name) => addUser(engine, name),
  rename,
  'change the role': (engine, index) =>
    change(engine, index, (trx, user) =>
      updateUser(trx, user, { role: user.role === 'admin' ? 'user' : 'admin' }, NOW),
    ),
  'change the height': (engine, index) =>
    change(engine, index, (trx, user) => updateUser(trx, user, { height: '170' }, NOW)),
  delete: (engine, index) => change(engine, index, (trx, user) => deleteUsers(trx, [user])),
  'roll back': async (engine, index, name) => {
    const failed = change(engine, index, async (trx, user) => {
      await updateUser(trx, user, { name }, NOW);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
  },
};

test('totals agree with a plain model after any changes, by this process or another', async () => {
  const step = fc.record({
    operation: fc.constantFrom(...Object.keys(OPERATIONS)),
    by: fc.constantFrom(0, 1),
    index: fc.nat(USERS),
    name: fc.constantFrom(...NAMES),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { operation, by, index, name } of steps)
        await OPERATIONS[operation]?.((by === 0 ? processes[0] : processes[1]).engine, index, name);
      const { found, expected } = await readTotals();
      expect(found).toEqual(expected);
    }),
    { seed: 33, numRuns: runs(15), endOnFailure: true },
  );
});

test('totals are correct when they are counted while both processes change users', async () => {
  for (let round = 0; round < runs(6); round += 1) {
    await Promise.all(
      processes.flatMap((process, at) =>
        TERMS.map(async (term, index) => {
          await rename(process.engine, 31 * index + at + round, NAMES[(index + round) % NAMES.length] ?? '');
          await countAll(process, term);
          await rename(process.engine, 17 * index + 5 * at, NAMES[(index + at) % NAMES.length] ?? '');
        }),
      ),
    );
    const { found, expected } = await readTotals();
    expect(found).toEqual(expected);
  }
});

test('a search is counted once by each process until a user changes', async () => {
  const [{ engine }, other] = processes;
  let counts = 0;
  const readPool = watchQueries(engine.readPool, (result) => {
    counts += 1;
    return result;
  });
  const users = createUserPages({ ...engine, readPool }, LIMITS);
  const read = async (page = 1) => (await users.read({ query: 'example', sort: 'name' }, page, 10)).total;
  const before = await read();
  expect(before).toBeGreaterThan(LIMITS.maxListed);
  expect(counts).toBeGreaterThan(0);
  counts = 0;
  expect(await read()).toBe(before);
  expect(counts).toBe(0);
  await addUser(other.engine, 'Bob Brown');
  expect(await read()).toBe(before + 1);
  expect(counts).toBeGreaterThan(0);
});

test('all counters are correct after the changes above', async () => {
  expect(await checkCounters(processes[0].engine.db)).toEqual([]);
});
