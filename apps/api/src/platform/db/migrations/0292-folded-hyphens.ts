import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameKey, searchTextOf } from '../../text/foldText.ts';

/** Characters that the release before did not fold to `-`. */
const HYPHENS = ['\u05be', '\u1b60', '\u2053', '\u2796'];

type Row = Record<string, string | null>;

const hasHyphen = (columns: readonly string[]) =>
  sql.join(
    columns.flatMap((column) => HYPHENS.map((hyphen) => sql`${sql.ref(column)} like ${`%${hyphen}%`}`)),
    sql` or `,
  );

const textOf = (texts: readonly (string | null | undefined)[]): string =>
  searchTextOf(texts.map((text) => text ?? ''));

/** Folds the rows again that have one of the hyphens in one of the columns. They are few. Returns their number. */
const refold = async (
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  valuesOf: (row: Row) => Row,
  from: RawBuilder<unknown> = sql`select id, ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}`,
): Promise<number> => {
  const { rows } = await sql<Row>`${from} where ${hasHyphen(columns)}`.execute(db);
  for (const row of rows) {
    const values = Object.entries(valuesOf(row)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(values)} where id = ${row['id']}`.execute(db);
  }
  return rows.length;
};

/** Hyphens of Hebrew and other scripts are folded like others, in what is stored as in what is typed. */
export const foldedHyphens = async (db: Kysely<unknown>): Promise<void> => {
  const users = await refold(db, 'users', ['name', 'email'], ({ name = '', email = '' }) => ({
    search: textOf([name, email]),
    name_key: nameKey(name ?? ''),
  }));
  if (users > 0) {
    await sql`delete from user_counts where kind = 'name'`.execute(db);
    await sql`insert into user_counts (kind, key, users, admins)
      select 'name', substr(name_key, 1, 3), count(*), count(*) filter (where role = 'admin')
      from users group by substr(name_key, 1, 3)`.execute(db);
  }
  await refold(
    db,
    'subscriptions',
    ['users.name', 'original_transaction_id'],
    (row) => ({
      search: `${row['user_search']}\n${textOf([row['original_transaction_id']])}\n${row['user_id']}`,
    }),
    sql`select subscriptions.id, user_id, original_transaction_id, users.search as user_search
      from subscriptions inner join users on users.id = subscriptions.user_id`,
  );
  await refold(
    db,
    'contact_messages',
    ['first_name', 'last_name', 'email', 'phone', 'subject', 'message'],
    ({ first_name, last_name, email, phone, subject, message }) => ({
      search: textOf([`${first_name} ${last_name}`, email, phone, subject, message]),
    }),
  );
  await refold(db, 'activity', ['actor', 'subject', 'detail'], ({ actor, subject, detail }) => ({
    search: textOf([actor, subject, detail]),
  }));
};
