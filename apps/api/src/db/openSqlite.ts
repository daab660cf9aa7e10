import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { StartError } from '../StartError.ts';
import type { Ddl, Engine, UserSearch } from './Engine.ts';
import type { Database } from './schema.ts';
import { ReaderDriver } from './reader/ReaderDriver.ts';
import { sqliteDialect } from './sqliteDialect.ts';

/** How long a statement waits for another process, `pnpm admin` for one, to finish its transaction. */
const BUSY_TIMEOUT_MS = 5000;
/** Threads for queries that may take long. */
const READERS = 2;

const ddl: Ddl = {
  id: 'text',
  bigint: 'integer',
  bytes: 'blob',
  sortableText: 'text',
  tableEnd: sql`strict`,
  whileLoading: (_db, work) => work(),
  // It gives nothing up.
  unhurried: (db, work) => work(db),
  // It compares so without being told.
  sortByLetters: () => Promise.resolve(),
  async createUserSearch(db) {
    // The texts stay in `users`; folded already, so the tokenizer need not fold.
    await sql`
      create virtual table users_search using fts5(
        search, content='users', content_rowid='position', tokenize='trigram case_sensitive 1'
      )`.execute(db);
    await sql`
      create trigger users_search_insert after insert on users begin
        insert into users_search(rowid, search) values (new.position, new.search);
      end`.execute(db);
    await sql`
      create trigger users_search_delete after delete on users begin
        insert into users_search(users_search, rowid, search) values ('delete', old.position, old.search);
      end`.execute(db);
    await sql`
      create trigger users_search_update after update of search on users when old.search <> new.search begin
        insert into users_search(users_search, rowid, search) values ('delete', old.position, old.search);
        insert into users_search(rowid, search) values (new.position, new.search);
      end`.execute(db);
  },
};

const READER_PRAGMAS = `
  pragma busy_timeout = ${BUSY_TIMEOUT_MS};
  pragma temp_store = memory;
  pragma cache_size = -65536;
`;

/** A string of FTS5's query language; its trigrams must stand one after another, so this is a literal search. */
const phrase = (term: string): string => `"${term.replaceAll('"', '""')}"`;

const anyPhrase = (terms: readonly string[]): string => terms.map(phrase).join(' OR ');

const userSearch: UserSearch = {
  // FTS5 keeps hits in the order of rowid, which is the list's.
  isInOrder: true,
  page: (terms, limit, offset) =>
    sql`select rowid from users_search where users_search match ${anyPhrase(terms)}
        order by rowid desc limit ${limit} offset ${offset}`,
  holds: (terms) =>
    sql`position in (select rowid from users_search where users_search match ${anyPhrase(terms)})`,
  count: (terms) =>
    sql`select count(*) as hits from users_search where users_search match ${anyPhrase(terms)}`,
};

/** The primary result code, https://sqlite.org/rescode.html; 0 for what is no error of SQLite. */
const resultCode = (error: unknown): number =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : 0;

const SQLITE_BUSY = 5;
/** BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const UNAVAILABLE = new Set([SQLITE_BUSY, 6, 8, 10, 13, 14]);

const isDuplicate = (error: unknown, column: string): boolean =>
  error instanceof Error && error.message.startsWith('UNIQUE') && error.message.includes(`.${column}`);

const openFile = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file);
  } catch {
    throw new StartError(`PLANNER_DATA_DIR: the database ${file} cannot be opened.`);
  }
};

/**
 * Holds an exclusive lock on a file beside the database for as long as the process lives. The operating system gives it up
 * with the process, however that ends.
 */
const lockFolder = (dataDir: string): DatabaseSync => {
  const lock = openFile(path.join(dataDir, 'planner.lock'));
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (resultCode(error) !== SQLITE_BUSY) {
      throw new StartError(`PLANNER_DATA_DIR: the folder ${dataDir} cannot be written.`);
    }
    throw new StartError(`Another Planner Admin is already using the data folder ${dataDir}.`);
  }
};

/**
 * Opens, or creates, the embedded database in a folder.
 * @param isAlone whether to refuse a second process that also asks for it
 * @throws StartError when the folder cannot be used, or is in use
 */
export const openSqlite = (dataDir: string, isAlone: boolean): Engine => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch {
    throw new StartError(`PLANNER_DATA_DIR: the folder ${dataDir} cannot be created.`);
  }
  const lock = isAlone ? lockFolder(dataDir) : undefined;
  const file = path.join(dataDir, 'planner.db');
  const database = openFile(file);
  try {
    database.exec(`
      pragma busy_timeout = ${BUSY_TIMEOUT_MS};
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma temp_store = memory;
      pragma cache_size = -65536;
    `);
  } catch {
    database.close();
    lock?.close();
    throw new StartError(`PLANNER_DATA_DIR: the file planner.db in ${dataDir} is no usable database.`);
  }
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  const reader = new Kysely<Database>({
    dialect: {
      ...sqliteDialect(database),
      createDriver: () => new ReaderDriver(READERS, file, READER_PRAGMAS),
    },
  });
  return {
    db,
    reader,
    afterOpening: () => Promise.resolve(),
    ddl,
    userSearch,
    textHolds: (text, part) => sql`instr(${text}, ${part}) > 0`,
    isDuplicate,
    isTransient: (error) => resultCode(error) === SQLITE_BUSY || isDuplicate(error, 'position'),
    isUnavailable: (error) => UNAVAILABLE.has(resultCode(error)),
    async close() {
      await reader.destroy();
      await db.destroy();
      if (database.isOpen) database.close();
      lock?.close();
    },
  };
};
