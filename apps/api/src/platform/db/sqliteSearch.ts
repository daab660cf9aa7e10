import { sql, type SqlBool } from 'kysely';
import { SEARCHED_TABLES, type TextSearch } from './Engine.ts';
import type { Db } from './schema.ts';

const EVENTS = ['insert', 'delete', 'update'] as const;

/** Ends a query within about a thousand rows after its request is aborted. */
const isWanted = (position: string) => sql<SqlBool>`(${sql.ref(position)} & 1023 <> 0 or is_wanted())`;

/** A string in FTS5's query language. FTS5 matches its trigrams in sequence, which makes the search literal. */
const phrase = (word: string): string => `"${word.replaceAll('"', '""')}"`;

const isIndexed = (word: string): boolean => Array.from(word).length >= 3;

const containsAll: TextSearch['containsAll'] = (table, words) => {
  const text = sql.ref(`${table}.search`);
  const contains = words.map((word) => sql`instr(${text}, ${word}) > 0`);
  return sql`(${isWanted(`${table}.position`)} and ${sql.join(contains, sql` and `)})`;
};

export const textSearch: TextSearch = {
  fromHits(table, words) {
    const rows = sql.table(table);
    const indexed = words.filter(isIndexed);
    const others = words.filter((word) => !isIndexed(word));
    if (indexed.length === 0) return sql`from ${rows} where ${containsAll(table, others)}`;
    const index = sql.table(`${table}_search`);
    // The cross join makes SQLite start with the index, and stop at a limit.
    const found = sql`from ${index} as found cross join ${rows} on ${sql.ref(`${table}.position`)} = found.rowid
      where ${index} match ${indexed.map(phrase).join(' AND ')} and ${isWanted('found.rowid')}`;
    return others.length === 0 ? found : sql`${found} and ${containsAll(table, others)}`;
  },
  containsAll,
};

/** Before a bulk load, which would update the indexes row by row. They are out of date until `buildSearchIndexes`. */
export const dropSearchTriggers = async (db: Db): Promise<void> => {
  for (const table of SEARCHED_TABLES)
    for (const event of EVENTS)
      await sql`drop trigger if exists ${sql.table(`${table}_search_${event}`)}`.execute(db);
};

/** The index, of folded text, which the tokenizer need not fold, and triggers that update it. */
const indexOf = (table: string): string[] => {
  const index = `${table}_search`;
  const add = `insert into ${index}(rowid, search) values (new.position, new.search);`;
  const remove = `insert into ${index}(${index}, rowid, search) values ('delete', old.position, old.search);`;
  return [
    `create virtual table if not exists ${index} using fts5(
      search, content='${table}', content_rowid='position', tokenize='trigram case_sensitive 1'
    )`,
    `insert into ${index}(${index}) values ('rebuild')`,
    `create trigger if not exists ${index}_insert after insert on ${table} begin ${add} end`,
    `create trigger if not exists ${index}_delete after delete on ${table} begin ${remove} end`,
    `create trigger if not exists ${index}_update after update of search on ${table}
     when old.search <> new.search begin ${remove} ${add} end`,
  ];
};

/** Builds search indexes that have no triggers: of a new database, or after a bulk load, even an aborted one. */
export const buildSearchIndexes = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ tbl_name: string }>`
    select tbl_name from sqlite_schema where type = 'trigger' and name like '%_search_insert'`.execute(db);
  const built = new Set(rows.map((row) => row.tbl_name));
  for (const table of SEARCHED_TABLES.filter((name) => !built.has(name)))
    await db.transaction().execute(async (trx) => {
      for (const statement of indexOf(table)) await sql.raw(statement).execute(trx);
    });
};
