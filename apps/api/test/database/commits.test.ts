import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DATA_FILE } from '../../src/platform/db/dataFolder.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import type { Trx } from '../../src/platform/db/schema.ts';
import { type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';

// Each commit waits for the disk, so visitors must not cause many, and transactions that wait for each other share one.

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // Mails to this address are limited: the queue commits nothing after the response.
  const expires_at = new Date(api.clock.now().getTime() + 1000).toISOString();
  const limit = { key: 'reset-mail limited@example.org', hits: 6, expires_at };
  await api.engine.db.insertInto('rate_limits').values(limit).execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api.engine.db.deleteFrom('milestones').execute();
});
afterAll(() => api.stop());

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/** Commits in SQLite's write-ahead log: frames that say how many pages the database has then (https://sqlite.org/fileformat2.html). */
const countCommits = async (): Promise<number> => {
  const log = await readFile(path.join(api.dataDir, `${DATA_FILE}-wal`));
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  const salt = log.toString('hex', 16, 24);
  let commits = 0;
  for (let at = HEADER_BYTES; at < log.length; at += frameBytes)
    if (log.toString('hex', at + 8, at + 16) === salt && log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
};

const message = { firstName: 'Ada', lastName: 'Test', email: 'ada@example.org', message: 'Hello' };

test.each<
  [id: 'logIn' | 'requestPasswordReset' | 'sendContactMessage', what: string, CallOptions, ...number[]]
>([
  ['logIn', 'a wrong password', { body: { email: 'ada@example.org', password: 'wrong' } }, 401, 2],
  ['logIn', 'a refused body', { body: {} }, 422, 1],
  ['requestPasswordReset', 'an address', { body: { email: 'limited@example.org' } }, 200, 1],
  ['sendContactMessage', 'a message', { body: message }, 200, 2],
])('%s with %s commits as often as it must', async (id, _, options, status, commits) => {
  const before = await countCommits();
  expect((await api.call(id, { ...options, as: null })).status).toBe(status);
  expect((await countCommits()) - before).toBe(commits);
});

test('the counts of a refused attempt stay', async () => {
  const send = () => api.call('sendContactMessage', { body: message, as: null });
  const statuses = [];
  for (let count = 2; count <= 7; count += 1) statuses.push((await send()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const rows = api.engine.db
    .selectFrom('rate_limits')
    .select(['key', 'hits'])
    .where('key', 'like', '%contact%');
  expect(await rows.orderBy('key').execute()).toEqual([
    { key: 'all contact', hits: 5 },
    { key: 'contact 127.0.0.1', hits: 6 },
    { key: 'contact 127.0.0.1 ada@example.org', hits: 6 },
    { key: 'share contact 127.0.0.0/24', hits: 5 },
  ]);
});

const add = (name: string) => async (trx: Trx) => {
  await trx.insertInto('milestones').values({ name, reached_at: '' }).execute();
  return name;
};
const fail = async (trx: Trx) => {
  await add('never')(trx);
  throw new Error('taken back');
};
const addAll = (...names: string[]) => names.map(add);

const breakCommit = async (trx: Trx) => {
  await sql`pragma defer_foreign_keys = on`.execute(trx);
  await sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
    values ('hash', 'nobody', '', '', '')`.execute(trx);
};

const breakAll = (trx: Trx) =>
  sql`insert or rollback into milestones (name, reached_at) values ('a', '')`.execute(trx);

/** Names that another program sees, which reads only what is committed. */
const names = (): string[] => {
  const other = new DatabaseSync(path.join(api.dataDir, DATA_FILE), { readOnly: true });
  const rows = other.prepare('select name from milestones order by name').all();
  other.close();
  return rows.map(({ name }) => String(name));
};

/** Lets transactions begin while the first is open. Returns what became of each, and how many commits that took. */
const runTogether = async (works: readonly ((trx: Trx) => Promise<unknown>)[]) => {
  const before = await countCommits();
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
  const [first, ...others] = works.map((work, index) =>
    inTransaction(api.engine, async (trx) => {
      if (index === 0) await isHeld;
      return work(trx);
    }),
  );
  setImmediate(release);
  const ends = (await Promise.allSettled([first, ...others])).map((end) =>
    end.status === 'fulfilled' ? end.value : String(end.reason),
  );
  return { ends, commits: (await countCommits()) - before };
};

test('transactions that wait for each other share a commit, and one that throws is undone alone', async () => {
  const { ends, commits } = await runTogether([...addAll('a', 'b'), fail, ...addAll('c', 'd')]);
  expect(ends).toEqual(['a', 'b', 'Error: taken back', 'c', 'd']);
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  expect(commits).toBe(1);
});

test('transactions that share a commit are undone alone when the first or all of them throw', async () => {
  const { ends, commits } = await runTogether([fail, add('a')]);
  expect(ends).toEqual(['Error: taken back', 'a']);
  expect(names()).toEqual(['a']);
  expect(commits).toBe(1);
  expect(await runTogether([fail, fail])).toEqual({
    ends: ['Error: taken back', 'Error: taken back'],
    commits: 0,
  });
});

test('transactions that share a commit end, and are read, once all of them are stored', async () => {
  const seen: string[][] = [];
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  const first = inTransaction(api.engine, async (trx) => {
    await add('a')(trx);
    open();
    await isHeld;
  });
  await isOpen;
  const read = api.engine.db.selectFrom('milestones').select('name').orderBy('name').execute();
  const second = inTransaction(api.engine, add('b'));
  const third = inTransaction(api.engine, fail);
  const ends = [first, second, third].map((end) => end.catch(() => {}).then(() => seen.push(names())));
  setImmediate(release);
  await Promise.all(ends);
  expect(seen).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(await read).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('transactions all fail when their shared commit fails', async () => {
  const { ends, commits } = await runTogether([add('a'), breakCommit, add('b')]);
  expect(ends).toEqual(Array(3).fill('Error: FOREIGN KEY constraint failed'));
  expect(commits).toBe(0);
  expect(names()).toEqual([]);
  expect(await inTransaction(api.engine, add('c'))).toBe('c');
});

test('transactions that share a commit fail with the one for which SQLite rolls back all, as it may when the disk is full', async () => {
  const { ends } = await runTogether([add('a'), breakAll, add('b')]);
  const unique = 'Error: UNIQUE constraint failed: milestones.name';
  expect(ends).toEqual([unique, unique, 'b']);
  expect(names()).toEqual(['b']);
});

test('at most a hundred transactions share a commit, and begin within a tenth of a second', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { commits } = await runTogether(Array.from({ length: 201 }, (_, index) => add(`n${index}`)));
  expect(commits).toBe(3);
  const takeLong = async () => {
    now.mockReturnValue(100);
    return 'long';
  };
  expect(await runTogether([add('a'), takeLong, ...addAll('b', 'c')])).toEqual({
    ends: ['a', 'long', 'b', 'c'],
    commits: 2,
  });
});
