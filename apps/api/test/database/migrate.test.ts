import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAdministrator } from '../../src/accounts/setPassword.ts';
import { readEntries } from '../../src/activity/list.ts';
import { record } from '../../src/activity/record.ts';
import { financeCategories, iconCategories } from '../../src/categories/rows.ts';
import { readMessagePage } from '../../src/inbox/rows.ts';
import type { Engine } from '../../src/platform/db/Engine.ts';
import { createIds } from '../../src/platform/ids.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { MIGRATIONS } from '../../src/platform/db/migrations.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { createHasher } from '../../src/platform/security/createHasher.ts';
import { findPublications, listPolicyVersions, readPolicy } from '../../src/policies/rows.ts';
import { createRandom, createSampleUsers } from '../../src/sample/createSampleUsers.ts';
import { findSession } from '../../src/sessions/rows.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { deleteUsers } from '../../src/users/deletedRows.ts';
import { findUser, insertUser, insertUsers, lockUser, lockUsers } from '../../src/users/rows.ts';
import { deletionOf } from '../../src/users/entries.ts';
import { createUserPages } from '../../src/users/list.ts';
import { userUndo } from '../../src/users/undo.ts';
import { checkCounters } from '../support/checkCounters.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { runNode } from '../support/runNode.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const start = () =>
  runNode('main.ts', { PLANNER_DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }).finished;

/** SHA-256 of each file. A new one gets a line; the others stay. */
const HASHES = {
  '0100-version-0.ts': '5684df87fe54193b1cd731a1ce2a228b1762b1cb3e9bf008855b5b70a93c9468',
  '0120-mails.ts': '79761f4d24779a05375ba6108c886c39663703baa7724cfd159318304bf7467a',
  '0130-creation-contents.ts': '03a8dff1f65bcdca9c55647992f727c60c239b629396cb47a19675edf21603db',
  '0170-folded-search.ts': '0054271416e521f9cd3f6e4901ef712d6a1304583e59db249680281f40c582f5',
  '0180-activity.ts': 'c66405f3d1e7e4b19cbf781a7cc3654706cae47f7e8934563c136a88876ec7d5',
  '0190-undo.ts': 'daa2b90e79858e1213c813bd4efece93e1491d062dfb0daec6927e5f69b6a71a',
  '0200-message-senders.ts': '2c27bbaf0eac8c17716a7003d341c7203e6d1882e4e5f4d1a6864d7effcbba7c',
  '0210-tasks.ts': '57674a52ba7811269e769762aff70a209489fec52bd221641cdec3930796fa48',
  '0220-message-answers.ts': '2ec723b6d39a9a483cde0d9b9f334b5637862ef970e357c7c0822cf0103e271a',
  '0230-undo-item-ids.ts': '777d6a02175480b8a1e3aa11b3a911789a2c0de46a0943fe04bb8b689cbbc365',
  '0240-secret-keys.ts': '2a6d40c35ab0f5d8ea4ba2a35faabf6a9a91f550b38f806fc0f12b1728457b0d',
  '0241-second-factors.ts': 'cca307e346cc9f53f91ed2a83c298884b7b8746484f4f6738835e1a5c6330912',
  '0260-short-passwords.ts': 'c7b898d5702997c33ba6605c7f44ce1b2f88f103bef80ca951e5f484e8e5a8e2',
  '0261-policy-authors.ts': 'ee2c1bd320f098583ba5ecef808823a371dda5b25bf86713f87e4ddd3dc9cf69',
  '0250-access.ts': 'cc14a1e9306758318eb7658c5dabeaf3c179b8d844bcb667181bce8e0887efc3',
  '0270-publishing.ts': 'f5ba9aacf61bf632d2f9c25e349086c86d60382b9337660065af8534cff08f1f',
  '0251-first-password.ts': '893eb0816d712fd787abcf248d889e7e985176b1e28e4e91fb763a37700c6550',
  '0252-invitations.ts': '20143f894c37d0fb262b823f9237838ec1e175843bbdbc5273d9b8b9cff12a99',
  '0280-api-tokens.ts': '005e52cbc4bba82f99f5ef90b00c5f12d5d7c38d353feb0295c5e158938e2ef8',
  '0281-suspended-users.ts': '0966904a269738d2c54391f2119101458c8ea9695292be65cffdc3d25212f859',
  '0290-drop-security-events.ts': '198bfe6c6d3eb765318191ee7fd58fc64d393f8c3215084bccaba8e24f582589',
  '0291-exports-are-security.ts': '1f4999fffd1365f6890b2fe9bf2b60f966c3810289ae0455ad22ef6b47dd2cf5',
  '0292-folded-hyphens.ts': 'b93aba353cdc0057de234cfd44eaf14afa642c017436b8b9c61f241ac7dde8d1',
  '0300-security-links.ts': '14e396484228cac66642a696df5538989cfaf56b69af1b56441da5ae3c8757c2',
  '0310-activity-parts.ts': '69301ebe0777dc262c765baa8b2f2ade598c43613795586f082286624885744b',
  '0320-deleted-users.ts': '716e0c495a11a52d5945cb270c6c0b1221c110da7b9fd76cbf941ae0b88d1385',
  '0340-draft-versions.ts': '0a0be240435509ead23a53b67968a564b3d091811e4c738a55fd097794b15b2b',
  '0341-activity-kind-lines.ts': '2ce1594865d3a484ef26a767b9153b41fd567fc7a5f587e75fa0982a056b2fce',
  '0350-acceptance-proofs.ts': '374fa7e97a2bd8a181be70d213c7eab1d6474b3f2a774c6962673ee63d78b11a',
  '0360-version-bases.ts': 'bdca8d87786cd95e07d47e63d18b9dc8c036dd08ee3c5d2ad768c40e92728020',
  '0370-counted-ends.ts': 'd2e8f5037ca0356c2036850de34460b7622b0066f7a6c6b6e12d033eb1c604d3',
  '0370-policy-addresses.ts': '65772d76af7cd2a73a41a925e0c55716ce680111e61d3fb2d9dc07b7af867aa5',
  '0380-policy-comments.ts': 'fd0568115f345b4447e84af792c00039696bb16ef93bea935c2fc57d099bdc98',
  '0390-draft-writers.ts': '3fc835046aa49fa3be07c8f676c22a0df7b9e44c834a683bf57355d00dfa317c',
};

test('released migrations never change', async () => {
  const folder = path.resolve(import.meta.dirname, '../../src/platform/db/migrations');
  const hashes: Record<string, string> = {};
  for (const file of await readdir(folder))
    hashes[file] = createHash('sha256')
      .update(await readFile(path.join(folder, file)))
      .digest('hex');
  expect(hashes).toEqual(HASHES);
});

test('a database of a newer version is refused in one sentence', async () => {
  const engine = await openDatabase(database, true);
  const later = { name: '9999-later', timestamp: new Date().toISOString() };
  await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
    engine.db,
  );
  await engine.close();
  const { code, stderr } = await start();
  expect([code, stderr]).toEqual([1, 'The database was written by a newer version of Planner Admin.\n']);
});

test('what was stored before its hyphens were folded is folded again', async () => {
  const stored = await openDatabase(database, true);
  const [user] = createSampleUsers({ random: createRandom(1), count: 1, now: NOW });
  if (!user) throw new Error('There is no user');
  const subscription = { original_transaction_id: 't', status: 'ACTIVE', expires_at: null };
  await inTransaction(stored, async (trx) => {
    await insertUsers(trx, [{ ...user, name: 'Be\u05ben Levi', email: 'ben@example.org' }]);
    await insertSubscriptions(trx, [{ ...subscription, id: user.id, user_id: user.id }]);
  });
  const old = 'ben levi\nben@example.org';
  await stored.db.updateTable('users').set({ search: old, name_key: 'ben levi' }).execute();
  await stored.db
    .updateTable('subscriptions')
    .set({ search: `${old}\nt\n${user.id}` })
    .execute();
  await stored.db.updateTable('user_counts').set({ key: 'ben' }).where('kind', '=', 'name').execute();
  await sql`delete from kysely_migration where name = '0292-folded-hyphens'`.execute(stored.db);
  await stored.close();
  const { db, close } = await openDatabase(database, true);
  const search = 'be-n levi\nben@example.org';
  expect(await db.selectFrom('users').select(['search', 'name_key']).execute()).toEqual([
    { search, name_key: 'be-n levi' },
  ]);
  expect(await db.selectFrom('subscriptions').select('search').execute()).toEqual([
    { search: `${search}\nt\n${user.id}` },
  ]);
  expect(await checkCounters(db)).toEqual([]);
  await close();
});

test('who was deleted before is listed and found by name', async () => {
  const stored = await openDatabase(database, true);
  const [user] = createSampleUsers({ random: createRandom(1), count: 1, now: NOW });
  if (!user) throw new Error('There is no user');
  const services = { ids: createIds(), log: () => {} };
  await inTransaction(stored, async (trx) => {
    await insertUsers(trx, [{ ...user, name: 'Zoë Brandt', email: 'zoe@example.org' }]);
    const [deleted] = await deleteUsers(trx, await lockUsers(trx, [user.id]));
    if (!deleted) throw new Error('There is no user');
    await record(
      trx,
      { services, address: '::1', requestId: '1', now: NOW },
      { ...deletionOf(deleted.user), undo: userUndo(deleted) },
    );
  });
  await stored.db.updateTable('activity').set({ search: '\nzoe@example.org\n' }).execute();
  await sql`drop index undo_items_users`.execute(stored.db);
  await sql`alter table undo_items drop column search`.execute(stored.db);
  await sql`delete from kysely_migration where name = '0320-deleted-users'`.execute(stored.db);
  await stored.close();
  const { db, close } = await openDatabase(database, true);
  expect(await db.selectFrom('undo_items').select('search').execute()).toEqual([
    { search: 'zoe brandt\nzoe@example.org' },
  ]);
  expect(await db.selectFrom('activity').select('search').execute()).toEqual([
    { search: '\nzoe@example.org\n\nzoe brandt' },
  ]);
  await close();
});

const NOW = new Date('2026-05-04T10:00:00.000Z');
const ADMIN = { email: 'admin@planner.local', password: 'correct horse battery' };

/** Session tokens of the administrator in the fixtures. */
const TOKENS = ['oI5NNBID5B-3rPneSJYaTmcNfgTFRkUXkqREZxpwat8', 'jb_WvjAZNAqbea3pmLDJ0STKCnUbbOXVl9SBJgKbEgQ'];

const readFixture = async (name: string): Promise<Buffer> =>
  gunzipSync(await readFile(path.join(import.meta.dirname, '../fixtures', name)));

/** Runs SQL without opening the database as a server does. */
const execute = async (statements: string): Promise<void> => {
  if (!database.databaseUrl) {
    const file = new DatabaseSync(path.join(database.dataDir, 'planner.db'));
    file.exec(statements);
    file.close();
    return;
  }
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  await client.query(statements);
  await client.end();
};

/** Loads a database that an earlier release wrote: a data folder, or a dump by pg_dump. */
const loadFixture = async (name: string): Promise<void> => {
  if (database.databaseUrl) return execute((await readFixture(`${name}.sql.gz`)).toString());
  await mkdir(database.dataDir, { recursive: true });
  await writeFile(path.join(database.dataDir, 'planner.db'), await readFixture(`${name}.db.gz`));
};

const migrationsOf = async ({ db }: Engine): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Columns, indexes, constraints and triggers, independent of the statements that created them. */
const schemaOf = async ({ db }: Engine): Promise<unknown> => {
  if (database.databaseUrl) {
    const columns = await sql`
      select table_name, column_name, ordinal_position, data_type, is_nullable, column_default, collation_name
      from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(
      db,
    );
    const indexes = await sql`
      select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`.execute(db);
    const constraints = await sql`
      select conrelid::regclass::text as on_table, conname, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
    return [columns.rows, indexes.rows, constraints.rows];
  }
  const tables = await sql<{ name: string }>`
    select name, strict from pragma_table_list where schema = 'main' and type = 'table' order by name`.execute(
    db,
  );
  const parts = [];
  for (const table of tables.rows) {
    const columns = await sql`select * from pragma_table_xinfo(${table.name}) order by cid`.execute(db);
    const keys = await sql`select * from pragma_foreign_key_list(${table.name}) order by id`.execute(db);
    const indexes = await sql`
      select list.name, list."unique", list.origin, list.partial, info.*
      from pragma_index_list(${table.name}) as list, pragma_index_xinfo(list.name) as info
      order by list.name, info.seqno`.execute(db);
    parts.push([table, columns.rows, keys.rows, indexes.rows]);
  }
  const others = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master
    where type = 'trigger' or name in ('users_search', 'subscriptions_search') or sql like '%coalesce%' order by name`.execute(
    db,
  );
  return [
    parts,
    others.rows.map(({ name, sql: text }) => [name, text.toLowerCase().replaceAll(/\s+/g, ' ')]),
  ];
};

test('search indexes that an aborted bulk load left incomplete are built at the next start', async () => {
  const engine = await openDatabase(database, true);
  const events = ['insert', 'update', 'delete'];
  await execute(
    database.databaseUrl
      ? 'drop index users_search'
      : events.map((event) => `drop trigger users_search_${event}`).join(';'),
  );
  await createAdministrator({ engine, hasher: createHasher(), ids: createIds(), now: NOW, ...ADMIN });
  await engine.close();
  const next = await openDatabase(database, true);
  const found = await createUserPages(next).read({ query: 'planner' }, 1, 10);
  expect(found.rows).toMatchObject([{ email: ADMIN.email }]);
  await next.close();
});

/** Written by the migrations that `0100-version-0` replaced, and by those up to `0140-search-totals`, of which some are retired. */
describe.each(['version-0', '0140-search-totals'])('a database such as %s', (fixture) => {
  beforeEach(() => loadFixture(fixture));

  test('opens with all of its data, and again', async () => {
    for (let run = 0; run < 2; run += 1) {
      const engine = await openDatabase(database, true);
      const { db } = engine;
      expect(await migrationsOf(engine)).toEqual(Object.keys(MIGRATIONS).toSorted());
      expect(await checkCounters(db)).toEqual([]);
      const session = await findSession(db, TOKENS, NOW, { idleLockMinutes: 0 });
      expect(session?.user).toMatchObject({ email: 'admin@planner.local', role: 'admin' });
      const admin = await findUser(db, { email: 'admin@planner.local' });
      expect(await createHasher().verify('correct horse battery', admin?.password_hash ?? null)).toBe(
        'outdated',
      );
      const pages = createUserPages(engine);
      expect((await pages.read({ query: '', sort: 'name' }, 1, 10)).rows.map(({ name }) => name)).toEqual([
        'Adaeze Mwangi',
        'Admin',
        'Emma Hughes',
        'Håkon Ångström',
        'Kim Ha-eun',
        'Mateo Muñoz',
        'Matthias Müller',
      ]);
      for (const query of ['müll', 'MULLER matthias', 'matthias.muller@'])
        expect((await pages.read({ query }, 1, 10)).rows).toMatchObject([{ name: 'Matthias Müller' }]);
      const { inForce } = await findPublications(db, engine, 'privacy', NOW);
      expect(await readPolicy(db, 'privacy', inForce)).toMatchObject({
        content: '<p>Second</p>',
        version: 2,
      });
      expect(await listPolicyVersions(db, 'privacy', undefined, 10)).toHaveLength(2);
      expect(await iconCategories('habit_categories').list(db)).toMatchObject([
        { name: 'Drink water', light_type: 'png' },
      ]);
      expect(await iconCategories('workout_categories').list(db)).toMatchObject([{ name: 'Swimming' }]);
      expect(await financeCategories.list(db)).toMatchObject([{ name: 'Groceries', user_id: admin?.id }]);
      const zoe = { query: 'zoë', isUnanswered: true, assignee: undefined };
      expect(await readMessagePage(engine, zoe, 1, 10)).toMatchObject({
        total: 1,
        counts: { unreadMessages: 1 },
      });
      expect(await readEntries(engine, { kind: 'signedIn' }, undefined, 10)).toHaveLength(1);
      await engine.close();
    }
  });

  test('can be written to', async () => {
    const engine = await openDatabase(database, true);
    await inTransaction(engine, async (trx) => {
      const emma = await lockUser(trx, { email: 'emma.hughes@example.org' });
      if (emma) await deleteUsers(trx, [emma]);
      await insertUser(trx, {
        id: createIds()(NOW),
        name: 'Emma Again',
        email: 'emma.hughes@example.org',
        password_hash: null,
        role: 'user',
        gender: null,
        dob: null,
        height: null,
        weight: null,
        created_at: NOW.toISOString(),
        last_active: null,
      });
    });
    expect(await checkCounters(engine.db)).toEqual([]);
    const { rows: users } = await createUserPages(engine).read({ query: 'emma' }, 1, 10);
    expect(users).toMatchObject([{ name: 'Emma Again' }]);
    await engine.close();
  });

  test('is unchanged when an upgrade fails, and the server says how to go back', async () => {
    await execute('create table user_counts (obstacle text)');
    const { code, stderr } = await start();
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The database could not be upgraded \(.*user_counts.*\)\..* to go back, .*\.\n$/i,
      ),
    ]);
    await execute('drop table user_counts');
    const engine = await openDatabase(database, true);
    expect(await migrationsOf(engine)).toEqual(Object.keys(MIGRATIONS).toSorted());
    expect(await checkCounters(engine.db)).toEqual([]);
    await engine.close();
  });

  test('has the same tables as a new one', async () => {
    const old = database;
    const oldEngine = await openDatabase(old, true);
    const oldSchema = await schemaOf(oldEngine);
    await oldEngine.close();
    database = await createTestDatabase();
    await old.drop();
    const fresh = await openDatabase(database, true);
    expect(await schemaOf(fresh)).toEqual(oldSchema);
    await fresh.close();
  });
});

test('a database that lacks some migrations before version 0 is refused in one sentence', async () => {
  const engine = await openDatabase(database, true);
  await sql`delete from kysely_migration`.execute(engine.db);
  for (const name of ['0001-first-tables', '0002-reset-tokens'])
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${NOW.toISOString()})`.execute(
      engine.db,
    );
  await engine.close();
  const { code, stderr } = await start();
  expect([code, stderr]).toEqual([
    1,
    'The database is older than version 0 of Planner Admin. Start the version before this one once to upgrade it.\n',
  ]);
});
