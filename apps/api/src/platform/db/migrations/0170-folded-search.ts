import { type Kysely, sql } from 'kysely';

// A migration imports no product code: these rules are the ones of its release.

const LETTERS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
};
const MARKS = /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05c7\u0610-\u061a\u06d6-\u06ed\u0640]/gu;
const INVISIBLE = /[\p{Cf}\u180b-\u180f]/gu;
const DASHES = /[\p{Pd}\u2212\u2043\u02d7]/gu;
const APOSTROPHES = /['`´‘’‛ʹʻʼˈ′＇]/g;
const CJK_SPACE =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]) (?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/gu;
const DECOMPOSED = /[^\u2057\u2a0c\u3300-\u3357\u337f\ufdfa\ufdfb]+/gu;
const LONG_RUN = /(?:^|[^\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{31}/u;

const normalize = (text: string, form: 'NFC' | 'NFKD'): string =>
  LONG_RUN.test(text) ? text : text.normalize(form);

const decompose = (text: string): string => text.replaceAll(DECOMPOSED, (part) => normalize(part, 'NFKD'));

const fold = (text: string): string => {
  const letters = decompose(decompose(text.replaceAll(APOSTROPHES, "'")).toLowerCase());
  const folded = letters
    .replaceAll(INVISIBLE, '')
    .replaceAll(MARKS, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(DASHES, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return normalize(folded, 'NFC');
};

const searchOf = (texts: readonly string[]): string =>
  texts.map((text) => fold(text).replaceAll(CJK_SPACE, '')).join('\n');

const startOf = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

const positionOf = (id: string): bigint => {
  const hex = id.replaceAll('-', '');
  const counter =
    (BigInt(`0x${hex.slice(13, 16)}`) << 8n) | ((BigInt(`0x${hex.slice(16, 20)}`) >> 6n) & 0xffn);
  return (BigInt(`0x${hex.slice(0, 12)}`) << 20n) | counter;
};

const BATCH = 2000;
const KEY_LENGTH = 64;
const PREFIX_LENGTH = 3;
/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

type Row = Record<string, string>;

/** Passes all rows of a query on, in steps. @param read selects rows after an id, in its order */
const eachBatch = async (
  read: (lastId: string) => Promise<{ rows: Row[] }>,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> => {
  let lastId = NO_ID;
  for (;;) {
    const { rows } = await read(lastId);
    if (rows.length > 0) await work(rows);
    lastId = rows.at(-1)?.['id'] ?? lastId;
    if (rows.length < BATCH) return;
  }
};

/** A column of the JSON of a changed row. */
const valueOf = (name: string) => sql`changed.value ->> ${sql.lit(name)}`;

/** Sets columns of many rows at once. */
const update = async (
  db: Kysely<unknown>,
  isPostgres: boolean,
  table: string,
  rows: readonly Row[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const json = JSON.stringify(rows);
  const values = columns.map((name) => sql`${sql.ref(name)} = ${valueOf(name)}`);
  const changed = isPostgres ? sql`json_array_elements(${json}::json)` : sql`json_each(${json})`;
  const id = isPostgres ? sql`(${valueOf('id')})::uuid` : valueOf('id');
  await sql`
    update ${sql.table(table)} set ${sql.join(values)} from ${changed} as changed
    where ${sql.ref(`${table}.id`)} = ${id}`.execute(db);
};

const fillUsers = async (db: Kysely<unknown>, isPostgres: boolean): Promise<void> => {
  const counts = new Map<string, [kind: string, key: string, users: number, admins: number]>();
  const count = (kind: string, key: string, role: string | undefined) => {
    const row = counts.get(`${kind} ${key}`) ?? [kind, key, 0, 0];
    row[2] += 1;
    row[3] += role === 'admin' ? 1 : 0;
    counts.set(`${kind} ${key}`, row);
  };
  const readUsers = (lastId: string) =>
    sql<Row>`select id, name, email, email_key, role from users where id > ${lastId} order by id limit ${BATCH}`.execute(
      db,
    );
  await eachBatch(readUsers, async (rows) => {
    const changed = rows.map(({ id = '', name = '', email = '', email_key = '', role }) => {
      const name_key = startOf(fold(name), KEY_LENGTH);
      count('name', startOf(name_key, PREFIX_LENGTH), role);
      count('email', startOf(email_key, PREFIX_LENGTH), role);
      return { id, search: searchOf([name, email]), name_key };
    });
    await update(db, isPostgres, 'users', changed);
  });
  const all = [...counts.values()];
  for (let from = 0; from < all.length; from += BATCH) {
    const values = all.slice(from, from + BATCH).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into user_counts (kind, key, users, admins) values ${sql.join(values)}`.execute(db);
  }
};

const fillSubscriptions = async (db: Kysely<unknown>, isPostgres: boolean): Promise<void> => {
  const readSubscriptions = (lastId: string) =>
    sql<Row>`
      select subscriptions.id, user_id, original_transaction_id, users.search as user_search
      from subscriptions inner join users on users.id = subscriptions.user_id
      where subscriptions.id > ${lastId} order by subscriptions.id limit ${BATCH}`.execute(db);
  await eachBatch(readSubscriptions, async (rows) => {
    const changed = rows.map(({ id = '', user_id, original_transaction_id = '', user_search }) => ({
      id,
      search: `${user_search}\n${searchOf([original_transaction_id])}\n${user_id}`,
    }));
    await update(db, isPostgres, 'subscriptions', changed);
  });
};

const MESSAGE = ['id', 'first_name', 'last_name', 'email', 'phone', 'subject', 'message', 'created_at'];
const OTHER = ['read_at', 'creation_key', 'creation_content'];

const fillMessages = async (db: Kysely<unknown>, isPostgres: boolean): Promise<void> => {
  let position = 0n;
  const columns = sql.join([...MESSAGE, ...OTHER].map((name) => sql.ref(name)));
  const readMessages = (lastId: string) =>
    sql<Row>`
      select ${columns} from contact_messages where id > ${lastId} order by id limit ${BATCH / 10}`.execute(
      db,
    );
  let lastId = NO_ID;
  for (;;) {
    const { rows } = await readMessages(lastId);
    lastId = rows.at(-1)?.['id'] ?? lastId;
    if (rows.length === 0) return;
    const searched = rows.map((row) => {
      const own = positionOf(row['id'] ?? '');
      // Ids of one millisecond from different servers can have the same position.
      position = own > position ? own : position + 1n;
      const { first_name, last_name, email = '', phone, subject, message = '' } = row;
      const texts = [`${first_name} ${last_name}`, email, phone ?? '', subject ?? '', message];
      return { ...row, position: String(position), search: searchOf(texts) };
    });
    if (isPostgres) {
      for (const { id, position: at, search } of searched.map((row) => row as Row))
        await sql`
          update contact_messages set position = ${at}::bigint, search = ${search} where id = ${id}`.execute(
          db,
        );
      continue;
    }
    const values = searched.map((row: Row) => {
      const texts = [...MESSAGE, ...OTHER].map((name) => row[name]);
      return sql`(${sql.join([BigInt(row['position'] ?? 0), row['search'], ...texts])})`;
    });
    await sql`
      insert into searched_messages (position, search, ${columns}) values ${sql.join(values)}`.execute(db);
  }
};

const TABLES = ['users', 'subscriptions', 'contact_messages'];

const dropOf = (isPostgres: boolean): string[] => [
  ...['users', 'subscriptions'].flatMap((table) =>
    isPostgres
      ? [`drop index if exists ${table}_search`]
      : [
          ...['insert', 'update', 'delete'].map((event) => `drop trigger ${table}_search_${event}`),
          `drop table ${table}_search`,
        ],
  ),
  `drop table user_tallies`,
  `drop table subscription_grams`,
  `drop table search_totals`,
  `create table user_counts (
    kind text not null,
    key text ${isPostgres ? 'collate "C"' : ''} not null,
    users integer not null,
    admins integer not null,
    constraint user_counts_pk primary key (kind, key)
  )${isPostgres ? '' : ' strict'}`,
  `insert into user_counts (kind, key, users, admins) select 'day', day, users, admins from user_days`,
  `drop table user_days`,
  isPostgres
    ? `alter table contact_messages add column position bigint`
    : // SQLite cannot add a primary key to a table. Without one, rowids change when the database is vacuumed.
      `create table searched_messages (
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
        creation_content text,
        constraint contact_messages_position primary key (position)
      ) strict`,
];

const SQLITE_INDEX = (table: string): string[] => [
  // Trigrams of folded text, so the tokenizer need not fold. The text itself is stored in the table.
  `create virtual table ${table}_search using fts5(
    search, content='${table}', content_rowid='position', tokenize='trigram case_sensitive 1'
  )`,
  `insert into ${table}_search(${table}_search) values ('rebuild')`,
  `create trigger ${table}_search_insert after insert on ${table} begin
    insert into ${table}_search(rowid, search) values (new.position, new.search);
  end`,
  `create trigger ${table}_search_delete after delete on ${table} begin
    insert into ${table}_search(${table}_search, rowid, search) values ('delete', old.position, old.search);
  end`,
  `create trigger ${table}_search_update after update of search on ${table} when old.search <> new.search begin
    insert into ${table}_search(${table}_search, rowid, search) values ('delete', old.position, old.search);
    insert into ${table}_search(rowid, search) values (new.position, new.search);
  end`,
];

const indexesOf = (isPostgres: boolean): string[] =>
  isPostgres
    ? [
        `alter table contact_messages
          alter column position set not null,
          add constraint contact_messages_position unique (position)`,
        ...TABLES.map((table) => `create index ${table}_search on ${table} using gin (search gin_trgm_ops)`),
      ]
    : [
        `drop table contact_messages`,
        `alter table searched_messages rename to contact_messages`,
        `create index contact_messages_read_at on contact_messages (read_at)`,
        `create unique index contact_messages_creation_key on contact_messages (creation_key)`,
        ...TABLES.flatMap(SQLITE_INDEX),
      ];

/** One folded text and one index of trigrams per list, in place of counts of letters and stored totals. */
export const foldedSearch = {
  async up(db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> {
    const isPostgres = dialect === 'postgres';
    for (const statement of dropOf(isPostgres)) await sql.raw(statement).execute(db);
    await fillUsers(db, isPostgres);
    await fillSubscriptions(db, isPostgres);
    await fillMessages(db, isPostgres);
    for (const statement of indexesOf(isPostgres)) await sql.raw(statement).execute(db);
  },
};
