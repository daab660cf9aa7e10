import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameKey, searchTextOf } from '../../text/foldText.ts';
import { positionOf } from '../../ids.ts';

const BATCH = 1000;
/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

type Row = Record<string, string | null>;

const run = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Version 0 and retired migrations made some of these. */
const replaceOf = (isPostgres: boolean): string[] => [
  ...['users', 'subscriptions'].flatMap((table) =>
    isPostgres
      ? [`drop index if exists ${table}_search`]
      : ['insert', 'update', 'delete'].map((event) => `drop trigger if exists ${table}_search_${event}`),
  ),
  ...['user_tallies', 'user_days', 'subscription_grams', 'search_totals'].map(
    (table) => `drop table if exists ${table}`,
  ),
  `insert into counters (name, value) values ('subscription_changes', 0) on conflict do nothing`,
];

/** A column of the JSON of a changed row. */
const valueOf = (name: string) => sql`changed.value ->> ${sql.lit(name)}`;

/** Sets columns of all rows of a table, in steps. @param from selects its rows, which the function adds a condition to */
const fill = async (
  db: Kysely<unknown>,
  isPostgres: boolean,
  [table, from]: [table: string, from: RawBuilder<unknown>],
  columnsOf: (row: Row) => Row,
): Promise<void> => {
  const id = sql.ref(`${table}.id`);
  let lastId = NO_ID;
  for (;;) {
    const { rows } = await sql<Row>`${from} where ${id} > ${lastId} order by ${id} limit ${BATCH}`.execute(
      db,
    );
    const changes = rows.map((row) => ({ id: row['id'], ...columnsOf(row) }));
    const [first] = changes;
    if (!first) return;
    const values = Object.keys(first)
      .filter((name) => name !== 'id')
      .map((name) =>
        name === 'position'
          ? sql`position = cast(${valueOf(name)} as bigint)`
          : sql`${sql.ref(name)} = ${valueOf(name)}`,
      );
    const json = JSON.stringify(changes);
    await sql`
      update ${sql.table(table)} set ${sql.join(values)}
      from ${isPostgres ? sql`json_array_elements(${json}::json)` : sql`json_each(${json})`} as changed
      where ${id} = ${isPostgres ? sql`(${valueOf('id')})::uuid` : valueOf('id')}`.execute(db);
    lastId = rows.at(-1)?.['id'] ?? lastId;
  }
};

/** Gives rows positions that ascend with their ids. Ids of one millisecond from different servers can have the same position. */
const createPositions = (): ((row: Row) => Row) => {
  let position = 0n;
  return ({ id }) => {
    const own = positionOf(id ?? '');
    position = own > position ? own : position + 1n;
    return { position: String(position) };
  };
};

const countOf = (isPostgres: boolean): string[] => [
  `create table user_counts (
    kind text not null,
    key text ${isPostgres ? 'collate "C"' : ''} not null,
    users integer not null,
    admins integer not null,
    constraint user_counts_pk primary key (kind, key)
  )${isPostgres ? '' : ' strict'}`,
  ...Object.entries({
    day: `substr(created_at, 1, 10)`,
    name: `substr(name_key, 1, 3)`,
    email: `substr(email_key, 1, 3)`,
  }).map(
    ([kind, key]) => `insert into user_counts (kind, key, users, admins)
      select '${kind}', ${key}, count(*), count(*) filter (where role = 'admin') from users group by ${key}`,
  ),
];

const END = `(coalesce(expires_at, '9999-12-31T23:59:59.999Z'))`;

/** SQLite cannot add a primary key to a table. Without one, rowids change when the database is vacuumed. */
const SQLITE_TABLES: Record<string, { columns: string; indexes: string[] }> = {
  subscriptions: {
    columns: `
      position integer not null,
      id text not null unique,
      user_id text not null references users (id) on delete cascade,
      original_transaction_id text not null unique,
      status text not null,
      expires_at text,
      search text not null,`,
    indexes: [
      `create index subscriptions_user_id on subscriptions (user_id)`,
      `create index subscriptions_end on subscriptions (${END}, id)`,
      `create index subscriptions_status_end on subscriptions (status, ${END}, id)`,
      `create index subscriptions_status on subscriptions (status, id)`,
    ],
  },
  contact_messages: {
    columns: `
      position integer not null,
      id text not null unique,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text,
      subject text,
      message text not null,
      created_at text not null,
      read_at text,
      search text not null,
      creation_key text,
      creation_content text,`,
    indexes: [
      `create index contact_messages_read_at on contact_messages (read_at)`,
      `create unique index contact_messages_creation_key on contact_messages (creation_key)`,
    ],
  },
};

const requirePosition = (isPostgres: boolean, table: string): string[] => {
  if (isPostgres)
    return [
      `alter table ${table} alter column position set not null, alter column search set not null,
       add constraint ${table}_position unique (position)`,
    ];
  const { columns = '', indexes = [] } = SQLITE_TABLES[table] ?? {};
  const names = [...columns.matchAll(/^ +(\w+)/gm)].map(([, name]) => name).join(', ');
  return [
    `create table new_${table} (${columns}
      constraint ${table}_position primary key (position)
    ) strict`,
    `insert into new_${table} (${names}) select ${names} from ${table}`,
    `drop table ${table}`,
    `alter table new_${table} rename to ${table}`,
    ...indexes,
  ];
};

/**
 * One folded text and one index of trigrams per list. Folds like the server that runs it: a release that folds otherwise
 * needs a migration that fills all texts again. SQLite's indexes are built when the database has been opened.
 */
export const foldedSearch = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const isPostgres = dialect === 'postgres';
  await run(db, replaceOf(isPostgres));
  const tables = await db.introspection.getTables();
  const hasColumn = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.some((one) => one.name === column));
  const placed = Object.keys(SQLITE_TABLES).filter((table) => !hasColumn(table, 'position'));
  for (const table of placed) {
    await run(db, [`alter table ${table} add column position ${isPostgres ? 'bigint' : 'integer'}`]);
    if (!hasColumn(table, 'search')) await run(db, [`alter table ${table} add column search text`]);
  }
  const positionIn = (table: string) => (placed.includes(table) ? createPositions() : () => ({}));

  await fill(db, isPostgres, ['users', sql`select id, name, email from users`], ({ name, email }) => ({
    search: searchTextOf([name ?? '', email ?? '']),
    name_key: nameKey(name ?? ''),
  }));
  await run(db, countOf(isPostgres));

  const subscriptions = sql`
    select subscriptions.id, user_id, original_transaction_id, users.search as user_search
    from subscriptions inner join users on users.id = subscriptions.user_id`;
  const positionOfSubscription = positionIn('subscriptions');
  await fill(db, isPostgres, ['subscriptions', subscriptions], (row) => ({
    ...positionOfSubscription(row),
    search: `${row['user_search']}\n${searchTextOf([row['original_transaction_id'] ?? ''])}\n${row['user_id']}`,
  }));

  const messages = sql`select id, first_name, last_name, email, phone, subject, message from contact_messages`;
  const positionOfMessage = positionIn('contact_messages');
  await fill(db, isPostgres, ['contact_messages', messages], (row) => {
    const { first_name, last_name, email, phone, subject, message } = row;
    const texts = [`${first_name} ${last_name}`, email, phone, subject, message];
    return { ...positionOfMessage(row), search: searchTextOf(texts.map((text) => text ?? '')) };
  });

  for (const table of placed) await run(db, requirePosition(isPostgres, table));
  if (isPostgres)
    await run(
      db,
      ['users', ...Object.keys(SQLITE_TABLES)].map(
        (table) => `create index ${table}_search on ${table} using gin (search gin_trgm_ops)`,
      ),
    );
};
