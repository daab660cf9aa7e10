import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { StartError } from '../StartError.ts';
import type { Engine } from './Engine.ts';
import { migrate, readVersion } from './migrate.ts';
import { deleteMilestone, hasMilestone, reachMilestone } from './milestones.ts';
import type { Database, Db } from './schema.ts';

/** A batch must fit in memory: icons have up to a mebibyte, legal texts a million characters. */
const ROWS_PER_BATCH = 100;
/** Milestone of a database that is not yet filled. The transaction that fills it deletes it. */
const INCOMPLETE = 'copy_started';
const CHECKSUM_BITS = 128;

/** Whole numbers are text, because positions exceed Number.MAX_SAFE_INTEGER. */
type Row = Record<string, string | null | Uint8Array>;

interface Table {
  name: keyof Database;
  key: readonly string[];
  columns: readonly { name: string; isNumber: boolean }[];
}

export interface TableSummary {
  table: keyof Database;
  rows: number;
  checksum: string;
}

const notEmpty = (reason: string): StartError =>
  new StartError(`DATABASE_URL: the database is not empty: ${reason}.`);

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

interface Column {
  table: keyof Database;
  name: string;
  type: string;
  pk: number;
}

/** All tables of an embedded database, where names and types are unambiguous. Those that refer to others come last. */
const tablesOf = async (embedded: Db): Promise<Table[]> => {
  const { rows } = await sql<Column>`
    select tables.name as "table", columns.name, columns.type, columns.pk
    from pragma_table_list as tables, pragma_table_info(tables.name) as columns
    where tables.schema = 'main' and tables.type = 'table' and tables.name not like 'sqlite%' and tables.name not like 'kysely%'
    order by exists (select 1 from pragma_foreign_key_list(tables.name)), tables.name, columns.cid`.execute(
    embedded,
  );
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    key: columns.filter(({ pk }) => pk > 0).map((column) => column.name),
    columns: columns.map((column) => ({ name: column.name, isNumber: column.type === 'INTEGER' })),
  }));
};

/** Reads a table in the order of its key, which needs neither a cursor nor a long statement. */
async function* readBatches(db: Db, { name, key, columns }: Table): AsyncGenerator<Row[]> {
  const selection = columns.map((column) =>
    column.isNumber
      ? sql`cast(${sql.ref(column.name)} as text) as ${sql.ref(column.name)}`
      : sql.ref(column.name),
  );
  let last: Row | undefined;
  for (;;) {
    const after = last
      ? sql`where (${refs(key)}) > (${sql.join(key.map((column) => last?.[column]))})`
      : sql``;
    const { rows } = await sql<Row>`
      select ${sql.join(selection)} from ${sql.table(name)} ${after}
      order by ${refs(key.map((column) => `${name}.${column}`))} limit ${ROWS_PER_BATCH}`.execute(db);
    last = rows.at(-1);
    if (!last) return;
    yield rows;
  }
}

const checksumOf = (row: Row, { columns }: Table): bigint => {
  const values = columns.map(({ name }) => {
    const value = row[name];
    return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  });
  return BigInt(`0x${hash('sha256', JSON.stringify(values))}`);
};

/** Counts rows and sums their hashes, because the databases order text differently. */
const summarize = async (db: Db, table: Table): Promise<TableSummary> => {
  let rows = 0;
  let sum = 0n;
  for await (const batch of readBatches(db, table)) {
    rows += batch.length;
    for (const row of batch) sum += checksumOf(row, table);
  }
  return { table: table.name, rows, checksum: BigInt.asUintN(CHECKSUM_BITS, sum).toString(16) };
};

const describe = ({ rows, checksum }: TableSummary): string => `${rows} rows, checksum ${checksum}`;

const compareTable = async (from: Db, to: Db, table: Table): Promise<TableSummary> => {
  // Concurrently, because PostgreSQL ends transactions that are idle for a minute.
  const [original, copy] = await Promise.all([summarize(from, table), summarize(to, table)]);
  if (original.rows === copy.rows && original.checksum === copy.checksum) return original;
  throw new StartError(
    `The copy of ${table.name} differs, so nothing was copied: ${describe(copy)} instead of ${describe(original)}.`,
  );
};

/** Compares all rows of two embedded databases. @throws StartError when they differ, or the file of the copy is damaged */
export const compareEmbedded = async (original: Db, copy: Db): Promise<TableSummary[]> => {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy);
  const found = rows[0]?.integrity_check;
  if (found !== 'ok') throw new StartError(`The database is damaged: ${found}.`);
  const summaries: TableSummary[] = [];
  for (const table of await tablesOf(original)) summaries.push(await compareTable(original, copy, table));
  return summaries;
};

const copyTable = async (from: Db, to: Db, table: Table): Promise<TableSummary> => {
  const names = table.columns.map(({ name }) => name);
  for await (const rows of readBatches(from, table)) {
    const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
    await sql`insert into ${sql.table(table.name)} (${refs(names)}) values ${sql.join(values)}`.execute(to);
  }
  return compareTable(from, to, table);
};

/** A migrated database starts with counters, which are 0. */
const hasRows = async (db: Db, name: keyof Database): Promise<boolean> => {
  const expected: Partial<Record<keyof Database, RawBuilder<unknown>>> = {
    counters: sql`where value <> 0`,
    milestones: sql`where name <> ${INCOMPLETE}`,
  };
  const { rows } = await sql`select 1 from ${sql.table(name)} ${expected[name] ?? sql``} limit 1`.execute(db);
  return rows.length > 0;
};

const createTables = async (engine: Engine, names: readonly (keyof Database)[]): Promise<void> => {
  const tables = await engine.db.introspection.getTables({ withInternalKyselyTables: true });
  const isOurs = tables.some(({ name }) => name === 'kysely_migration');
  const other = tables.find(({ name }) => !isOurs && names.some((ours) => ours === name));
  if (other) throw notEmpty(`another program has a table ${other.name} there`);
  await readVersion(engine);
  await migrate(engine);
  for (const name of names) if (await hasRows(engine.db, name)) throw notEmpty(`the table ${name} has rows`);
};

/**
 * Copies all rows of a snapshot into an empty database, and compares. All rows are copied or none.
 * @param embedded the one of the two that is SQLite
 * @throws StartError when the other database is not empty, or the copy differs
 */
export const copyDatabase = async (from: Engine, to: Engine, embedded: Engine): Promise<TableSummary[]> => {
  await migrate(embedded);
  const tables = await tablesOf(embedded.db);
  await createTables(
    to,
    tables.map(({ name }) => name),
  );
  await reachMilestone(to.db, INCOMPLETE, new Date());
  const summaries: TableSummary[] = [];
  const copyAll = async (snapshot: Db, trx: Db): Promise<void> => {
    // Locks out other copies into the database.
    if (!(await deleteMilestone(trx, INCOMPLETE))) throw notEmpty('another copy has just filled it');
    // Migrations add counters.
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
    for (const table of tables) summaries.push(await copyTable(snapshot, trx, table));
  };
  await to.whileLoading(() =>
    to.db.transaction().execute((trx) =>
      from.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((snapshot) => copyAll(snapshot, trx)),
    ),
  );
  return summaries;
};

/** @throws StartError when a copy into the database has not been completed */
export const refuseIncompleteCopy = async (db: Db): Promise<void> => {
  if (!(await hasMilestone(db, INCOMPLETE))) return;
  throw new StartError(
    'The database is incomplete, because a restore or copy-data into it is running or was interrupted. Run it again.',
  );
};
