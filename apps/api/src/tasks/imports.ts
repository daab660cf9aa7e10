import type { components } from '@planner/api-client/schema';
import type { ActivityKind } from '../activity/kinds.ts';
import { changesOf, type PartSource, recordParts } from '../activity/record.ts';
import { keepForUndo } from '../activity/undoRows.ts';
import { findFinanceCategoryNames, insertFinanceCategory } from '../categories/rows.ts';
import { type NoticeSource, notifyOfNewAdministrators } from '../notices/notify.ts';
import { NO_CREATION } from '../platform/db/versionedTable.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { detailsIn, toStored } from '../users/formats.ts';
import { additionOf } from '../users/entries.ts';
import { HEALTH } from '../users/table.ts';
import { importUndo } from '../users/undo.ts';
import { findTakenEmails, insertFreeUsers, type UserRow } from '../users/rows.ts';
import { type ImportParams, parseItems } from './importFormats.ts';
import type { Failure } from './rows.ts';
import type { Item, TaskKind, TasksTable } from './table.ts';

type Schemas = components['schemas'];

interface Addition extends NoticeSource, Pick<PartSource, 'requestId' | 'ids'> {
  trx: Trx;
  task: TasksTable;
  actor: UserRow;
}

/** A list that rows can be imported to. */
interface ImportList<Row> {
  activity: ActivityKind;
  findKeys: (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  duplicate: string;
  /** Returns for each row whether it was added. */
  add(addition: Addition, rows: readonly Row[]): Promise<boolean[]>;
}

const users: ImportList<Schemas['NewUser']> = {
  activity: 'usersImported',
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
      role: user.role ?? ('user' as const),
      access: toStored(user.access),
      ...detailsIn(user),
      created_at: now.toISOString(),
      last_active: null,
    }));
    const inserted = await insertFreeUsers(trx, added);
    const stored = added.filter(({ id }) => inserted.has(id));
    const entries = stored.map((user) => {
      const health = HEALTH.filter((field) => (user[field] ?? null) !== null);
      return { kind: 'userCreated' as const, ...additionOf(user, health) };
    });
    await recordParts(trx, addition, addition.task.activity_id, entries);
    await keepForUndo(trx, addition.task.activity_id, stored.map(importUndo), now);
    await notifyOfNewAdministrators(trx, addition, stored);
    return added.map(({ id }) => inserted.has(id));
  },
};

const financeCategories: ImportList<Schemas['NewFinanceCategory']> = {
  activity: 'categoriesImported',
  findKeys: findFinanceCategoryNames,
  duplicate: 'A category with this name exists already',
  async add(addition, rows) {
    const { trx, task, ids, now } = addition;
    const taken = await findFinanceCategoryNames(
      trx,
      rows.map(({ name }) => name),
    );
    const names = new Set(taken);
    const added: boolean[] = [];
    const entries: Parameters<typeof recordParts>[3][number][] = [];
    for (const { name, color } of rows) {
      added.push(!names.has(name));
      if (names.has(name)) continue;
      names.add(name);
      const values = { id: ids(now), name, color, role: 'admin', user_id: task.actor_id } as const;
      await insertFinanceCategory(trx, { ...values, created_at: now.toISOString(), ...NO_CREATION });
      const changes = changesOf<typeof values>({}, values, ['name', 'color', 'role']);
      const about = { subject: name, subjectId: values.id, detail: 'finance', changes };
      entries.push({ kind: 'categoryCreated', ...about });
    }
    await recordParts(trx, addition, task.activity_id, entries);
    return added;
  },
};

/** By the kind of their task. */
export const IMPORTS: Partial<Record<TaskKind, ImportList<unknown>>> = {
  importUsers: users,
  importFinanceCategories: financeCategories,
};

/** Adds rows. Returns those that are invalid or exist already. */
export const importItems = async (addition: Addition, items: readonly Item[]): Promise<Failure[]> => {
  const { kind, params } = addition.task;
  const list = IMPORTS[kind];
  if (!list) throw new Error(`No list for ${kind}`);
  const file = { ...addition, kind, params: JSON.parse(params) as ImportParams };
  const { rows, failures } = parseItems(file, items);
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
  return [...failures, ...taken].toSorted((a, b) => Number(a.id) - Number(b.id));
};
