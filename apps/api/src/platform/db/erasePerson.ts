import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { canonicalEmail } from '../text/email.ts';
import { foldText } from '../text/foldText.ts';
import { likePattern } from './readPage.ts';
import type { Database, Db, Trx } from './schema.ts';

/** Stands for a mention of someone who was erased. */
export const ERASED = 'erased';

/** Rows that a statement looks at. Of those that it finds, some have a mebibyte. */
const STEP = 1000;

/** Who is being erased. */
export interface Person {
  /** Ids of the account, and of earlier ones with its address. */
  accounts: readonly string[];
  /** `canonicalEmail` */
  address: string;
  /** Whether a text is the address, or the id of something that belongs to them alone. */
  is: (text: string) => boolean;
  /** Whether a text is a name that only they have or had. */
  isNamed: (text: string) => boolean;
  /** A text with `ERASED` in place of the address and the ids of accounts. The address of another that contains theirs stays. */
  without: (text: string) => string;
}

interface Traces {
  accounts: readonly string[];
  email: string;
  /** Ids of what belongs to them alone, beside the accounts. */
  ids: readonly string[];
  names: readonly string[];
}

const literal = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

export const createPerson = ({ accounts, email, ids, names }: Traces): Person => {
  const address = canonicalEmail(email);
  const known = new Set([...accounts, ...ids]);
  const folded = new Set(names.map(foldText));
  const part = literal(address);
  // In a text, punctuation before an address belongs to it only after a letter or digit: 'ted@x.org' and (ted@x.org) are quoted.
  const mention = new RegExp(
    `${accounts.join('|')}|${part}(?<![a-z0-9][!#$%&'*+/=?^_\`{|}~.-]*${part})(?![a-z0-9-]|\\.[a-z0-9])`,
    'gi',
  );
  const is = (text: string): boolean => known.has(text) || canonicalEmail(text) === address;
  return {
    accounts,
    address,
    is,
    isNamed: (text) => folded.has(foldText(text)),
    without: (text) => (is(text) ? ERASED : text.replaceAll(mention, ERASED)),
  };
};

/** JSON whose texts are without the person. */
export const withoutPerson = (json: string, { without }: Person): string =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'string' ? without(value) : value,
  );

/** Finds more rows than those that mention the person. PostgreSQL lowers I to ı in Turkish, and canonical addresses have k for K (U+212A). */
const mayMention = (
  columns: readonly string[],
  { accounts, address }: Pick<Person, 'accounts' | 'address'>,
) =>
  sql.join(
    columns.flatMap((column) =>
      [address, ...accounts].map((text) => {
        const pattern = likePattern(text).replaceAll(/[ik]/g, '_');
        return sql<boolean>`lower(cast(${sql.ref(column)} as text)) like ${pattern} escape '\\'`;
      }),
    ),
    sql` or `,
  );

interface Places<Key, Column> {
  /** The key of the table. */
  key: readonly Key[];
  /** Where the person may be mentioned. */
  columns: readonly Column[];
  /** Other rows to look at. */
  also?: RawBuilder<unknown> | undefined;
  /** The only rows to look at, which an index has. */
  within?: RawBuilder<unknown> | undefined;
}

type Name<Table extends keyof Database> = keyof Selectable<Database[Table]> & string;
type Row<Table extends keyof Database, Column extends keyof Selectable<Database[Table]>> = Pick<
  Selectable<Database[Table]>,
  Column
>;

/** Reads the rows of a table that may mention a person, in steps, each with a condition on its key. */
export async function* readMentions<Table extends keyof Database, Column extends Name<Table>>(
  db: Db,
  table: Table,
  person: Pick<Person, 'accounts' | 'address'>,
  { key, columns, also = sql`false`, within = sql`true` }: Places<keyof Database[Table] & string, Column>,
): AsyncGenerator<{ row: Row<Table, Column>; isRow: RawBuilder<unknown> }, void> {
  const keys = key.map((column) => sql.ref(`${table}.${column}`));
  const keysAsText = keys.map((column, index) => sql`cast(${column} as text) as ${sql.ref(`key${index}`)}`);
  const keyOf = (row: Record<string, unknown> | undefined) =>
    row && key.map((_, index) => row[`key${index}`]);
  const compare = (operator: '>' | '<=', values: unknown[] | undefined) =>
    values ? sql`and (${sql.join(keys)}) ${sql.raw(operator)} (${sql.join(values)})` : sql``;
  let last: unknown[] | undefined;
  do {
    const rest = sql`from ${sql.table(table)} where ${within} ${compare('>', last)}`;
    const order = sql`order by ${sql.join(keys)}`;
    const ends = sql<Record<string, unknown>>`
      select ${sql.join(keysAsText)} ${rest} ${order} limit 1 offset ${STEP - 1}`;
    const end = keyOf((await ends.execute(db)).rows[0]);
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join([...keysAsText, ...columns.map((column) => sql.ref(column))])}
      ${rest} ${compare('<=', end)} and (${mayMention(columns, person)} or ${also}) ${order}`.execute(db);
    for (const row of rows) {
      const isKey = keys.map((column, index) => sql`${column} = ${row[`key${index}`]}`);
      yield { row: row as Row<Table, Column>, isRow: sql.join(isKey, sql` and `) };
    }
    last = end;
    // SQLite's statements don't wait for anything, so requests would wait for all of them.
    await yieldToOthers();
  } while (last);
}

/**
 * Rewrites the rows of a table that may mention a person.
 * @param rewrite returns what becomes of a row: its columns, or `delete`. A row whose `columns` stay is left alone.
 */
export const rewriteMentions = async <Table extends keyof Database, Column extends Name<Table>>(
  trx: Trx,
  table: Table,
  person: Person,
  places: Places<keyof Database[Table] & string, Column>,
  rewrite: (row: Row<Table, Column>) => Partial<Updateable<Database[Table]>> | 'delete',
): Promise<void> => {
  for await (const { row, isRow } of readMentions(trx, table, person, places)) {
    const result = rewrite(row);
    if (result === 'delete') {
      await sql`delete from ${sql.table(table)} where ${isRow}`.execute(trx);
      continue;
    }
    const values = new Map<string, unknown>(Object.entries(result));
    const isChanged = places.columns.some(
      (column) => values.has(column) && values.get(column) !== row[column],
    );
    if (!isChanged) continue;
    const changes = [...values].map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${isRow}`.execute(trx);
  }
};
