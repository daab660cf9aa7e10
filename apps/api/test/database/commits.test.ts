import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATA_FILE } from '../../src/platform/db/dataFolder.ts';
import { type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';

// Each commit waits for the disk, so visitors must not cause many.

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // Mails to this address are limited: the queue commits nothing after the response.
  const expires_at = new Date(api.clock.now().getTime() + 1000).toISOString();
  const limit = { key: 'reset-mail limited@example.org', hits: 6, expires_at };
  await api.engine.db.insertInto('rate_limits').values(limit).execute();
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
