import type { components } from '@planner/api-client/schema';
import { mayManage } from '../access.ts';
import type { ActivityKind } from '../activity/kinds.ts';
import { findFinanceCategoryNames, insertFinanceCategory } from '../categories/rows.ts';
import { type Teller, tellOfNewAdministrators } from '../notices/tell.ts';
import { createFieldsParser } from '../platform/contract/requestParsers.ts';
import { NO_CREATION } from '../platform/db/versionedTable.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import type { Ids } from '../platform/ids.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { checkName } from '../platform/text/names.ts';
import { checkDateOfBirth, healthIn } from '../users/formats.ts';
import { findTakenEmails, insertFreeUsers, type UserRow } from '../users/rows.ts';
import type { Failure, Item } from './rows.ts';
import type { TaskKind, TasksTable } from './table.ts';

type Schemas = components['schemas'];

export interface ImportParams {
  /** Headings of the file. */
  columns: readonly string[];
  /** What each column is imported as; empty for nothing. */
  fields: readonly string[];
}

interface Addition extends Teller {
  trx: Trx;
  task: TasksTable;
  actor: UserRow;
  ids: Ids;
}

/** A list that rows can be imported to. */
interface ImportList<Row> {
  activity: ActivityKind;
  /** Fields, with the headings that suggest them. */
  fields: Readonly<Record<string, { isRequired: boolean; heading: RegExp }>>;
  /** @throws HttpError 422 */
  parse(values: Readonly<Record<string, string>>, now: Date): Row;
  /** Two rows with the same key are duplicates. */
  keyOf(row: Row): string;
  findKeys: (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  duplicate: string;
  /** Why the account may not add a row. */
  refuse?(actor: UserRow, row: Row): string | undefined;
  /** Returns for each row whether it was added. */
  add(addition: Addition, rows: readonly Row[]): Promise<boolean[]>;
}

const field = (heading: RegExp, isRequired = false) => ({ heading, isRequired });

const lazily = <T>(create: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= create());
};

const parseUser = lazily(() => createFieldsParser('NewUser', ['name', 'email']));
const parseFinanceCategory = lazily(() => createFieldsParser('NewFinanceCategory', ['name', 'color']));

const users: ImportList<Schemas['NewUser']> = {
  activity: 'usersImported',
  fields: {
    name: field(/^(?:full )?name$/i, true),
    email: field(/^(?:e-?mail|mail)(?: address)?$/i, true),
    role: field(/^role$/i),
    gender: field(/^(?:gender|sex)$/i),
    dob: field(/^(?:dob|date of birth|birth ?date|birthday)$/i),
    height: field(/^height\b/i),
    weight: field(/^weight\b/i),
  },
  parse({ role, gender, ...values }, now) {
    const user = parseUser()({
      ...values,
      ...(role && { role: role.toLowerCase() }),
      ...(gender && { gender: gender.toLowerCase() }),
    }) as Schemas['NewUser'];
    checkName(user.name);
    checkDateOfBirth(user.dob, now);
    return user;
  },
  refuse: (actor, { role = 'user' }) =>
    mayManage(actor, role) ? undefined : 'Administrators take access to everything',
  keyOf: ({ email }) => canonicalEmail(email),
  findKeys: findTakenEmails,
  duplicate: 'This e-mail address is already in use',
  async add(addition, rows) {
    const { trx, ids, now } = addition;
    const added = rows.map((user) => ({
      id: ids(now),
      name: user.name,
      email: user.email,
      // They set one with a reset link.
      password_hash: null,
      role: user.role ?? 'user',
      ...healthIn(user),
      created_at: now.toISOString(),
      last_active: null,
    }));
    const inserted = await insertFreeUsers(trx, added);
    await tellOfNewAdministrators(
      trx,
      addition,
      added.filter(({ id }) => inserted.has(id)),
    );
    return added.map(({ id }) => inserted.has(id));
  },
};

const financeCategories: ImportList<Schemas['NewFinanceCategory']> = {
  activity: 'categoriesImported',
  fields: {
    name: field(/^(?:name|category)$/i, true),
    color: field(/^colou?r$/i, true),
  },
  parse(values) {
    const category = parseFinanceCategory()(values) as Schemas['NewFinanceCategory'];
    checkName(category.name);
    return category;
  },
  keyOf: ({ name }) => name,
  findKeys: findFinanceCategoryNames,
  duplicate: 'A category with this name exists already',
  async add({ trx, task, ids, now }, rows) {
    const taken = await findFinanceCategoryNames(
      trx,
      rows.map(({ name }) => name),
    );
    const names = new Set(taken);
    const added: boolean[] = [];
    for (const { name, color } of rows) {
      added.push(!names.has(name));
      if (names.has(name)) continue;
      names.add(name);
      const values = { id: ids(now), name, color, role: 'admin', user_id: task.actor_id } as const;
      await insertFinanceCategory(trx, { ...values, created_at: now.toISOString(), ...NO_CREATION });
    }
    return added;
  },
};

/** By the kind of their task. */
export const IMPORTS: Partial<Record<TaskKind, ImportList<unknown>>> = {
  importUsers: users,
  importFinanceCategories: financeCategories,
};

const MAX_SHOWN = 200;

export const shorten = (text: string): string => text.slice(0, MAX_SHOWN).toWellFormed();

/** `Row 3: Ada`. Other values than required ones may be health values, which reports must not show. */
const labelOf = ({ fields }: ImportList<unknown>, { id }: Item, values: Readonly<Record<string, string>>) => {
  const name = Object.keys(fields).find((one) => fields[one]?.isRequired && values[one]);
  return shorten(name === undefined ? `Row ${id}` : `Row ${id}: ${values[name]}`);
};

type Parsed = { item: Item; row: unknown } | { item: Item; reason: string };

const parseItem = (
  list: ImportList<unknown>,
  { columns, fields }: ImportParams,
  stored: Item,
  { actor, now }: Pick<Addition, 'actor' | 'now'>,
): Parsed => {
  const cells = stored.cells ?? [];
  const values = Object.fromEntries(
    fields.flatMap((name, index) => (name && cells[index] ? [[name, cells[index]] as const] : [])),
  );
  const item = { ...stored, label: labelOf(list, stored, values) };
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return { item, reason: 'The row has more values than the header line' };
  try {
    const row = list.parse(values, now);
    const reason = list.refuse?.(actor, row);
    return reason === undefined ? { item, row } : { item, reason };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { item, reason: Object.values(error.details.errors ?? {}).join('. ') };
  }
};

const failuresOf = (parsed: readonly Parsed[]): Failure[] =>
  parsed.flatMap((one) => ('reason' in one ? [{ ...one.item, reason: one.reason }] : []));

const rowsOf = (parsed: readonly Parsed[]) => parsed.flatMap((one) => ('row' in one ? [one] : []));

/** Adds rows. Returns those that are invalid or exist already. */
export const importItems = async (addition: Addition, items: readonly Item[]): Promise<Failure[]> => {
  const list = IMPORTS[addition.task.kind];
  if (!list) throw new Error(`No list for ${addition.task.kind}`);
  const params = JSON.parse(addition.task.params) as ImportParams;
  const parsed = items.map((item) => parseItem(list, params, item, addition));
  const rows = rowsOf(parsed);
  const added =
    rows.length === 0
      ? []
      : await list.add(
          addition,
          rows.map(({ row }) => row),
        );
  const taken = rows
    .filter((_, index) => !added[index])
    .map(({ item }) => ({ ...item, reason: list.duplicate }));
  return [...failuresOf(parsed), ...taken].toSorted((a, b) => Number(a.id) - Number(b.id));
};

/** Tells what `importItems` would do, without doing it. Remembers the keys of earlier rows in `seen`. */
export const checkItems = async (
  db: Db,
  {
    kind,
    params,
    seen,
    ...by
  }: Pick<Addition, 'actor' | 'now'> & { kind: TaskKind; params: ImportParams; seen: Set<string> },
  items: readonly Item[],
) => {
  const list = IMPORTS[kind];
  if (!list) throw new Error(`No list for ${kind}`);
  const parsed = items.map((item) => parseItem(list, params, item, by));
  const rows = rowsOf(parsed).map(({ item, row }) => ({ item, key: list.keyOf(row) }));
  const taken =
    rows.length === 0
      ? new Set()
      : await list.findKeys(
          db,
          rows.map(({ key }) => key),
        );
  const duplicates = rows.flatMap(({ item, key }) => {
    const isDuplicate = taken.has(key) || seen.has(key);
    seen.add(key);
    return isDuplicate ? [{ ...item, reason: list.duplicate }] : [];
  });
  const failing = failuresOf(parsed);
  return { valid: rows.length - duplicates.length, failing, duplicates };
};
