import type { components } from '@planner/api-client/schema';
import type { ActivityKind } from '../activity/kinds.ts';
import { MAX_ITEMS as MAX_UNDONE } from '../activity/createUndoHandlers.ts';
import { changesOf, type PartSource, recordParts } from '../activity/record.ts';
import { mayManage } from '../access.ts';
import { sendInvitation } from '../accounts/sendInvitation.ts';
import { findItemsForUndo, keepForUndo, type UndoItem } from '../activity/undoRows.ts';
import { insertFinanceCategory, listFinanceCategoryLooks } from '../categories/rows.ts';
import { type NoticeSource, notifyOfNewAdministrators } from '../notices/notify.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { NO_CREATION } from '../platform/db/versionedTable.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { detailsIn, toStored } from '../users/formats.ts';
import { additionOf, changesOfUser, nameOf } from '../users/entries.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { lookOf } from '../platform/text/foldText.ts';
import { HEALTH } from '../users/table.ts';
import { importUndo } from '../users/undo.ts';
import {
  findHealth,
  findTakenEmails,
  insertFreeUsers,
  lockUsers,
  lockUsersByEmail,
  type FileChanges,
  updateUsers,
  type UserRow,
} from '../users/rows.ts';
import { type ImportParams, parseItems } from './importFormats.ts';
import type { Failure } from './rows.ts';
import type { Item, TaskKind, TasksTable } from './table.ts';

type Schemas = components['schemas'];

/** Why an account with less access can't change one. */
export const ADMINISTRATOR = 'Administrators take access to everything';

interface Addition extends NoticeSource, Pick<PartSource, 'requestId' | 'ids'>, Pick<Engine, 'lockName'> {
  trx: Trx;
  task: TasksTable;
  actor: UserRow;
}

/** A list that rows can be imported to. */
interface ImportList<Row> {
  activity: ActivityKind;
  findKeys: (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  duplicate: string;
  /** Of a row that an earlier one of the same file has added or updated. */
  twice: string;
  /** Returns for each row why it failed; undefined if it did not. */
  store(addition: Addition, rows: readonly Row[]): Promise<(string | undefined)[]>;
}

type ImportedUser = Schemas['NewUser'];

const DUPLICATE = 'This e-mail address is already in use';
const TWICE = 'This e-mail address is twice in the file';

/** Gives users what the rows have. Returns why it could not, by the key of their addresses. */
const updateExisting = async (
  addition: Addition,
  rows: readonly ImportedUser[],
): Promise<ReadonlyMap<string, string>> => {
  const { trx, task, actor, now } = addition;
  // The first row of an address counts.
  const byKey = new Map(rows.toReversed().map((row) => [canonicalEmail(row.email), row]));
  const reasons = new Map([...byKey.keys()].map((key) => [key, DUPLICATE]));
  const users = await lockUsersByEmail(trx, [...byKey.keys()]);
  const ids = users.map(({ id }) => id);
  const done = await findItemsForUndo(trx, task.activity_id, ids);
  const health = await findHealth(trx, ids);
  const entries: Parameters<typeof recordParts>[3][number][] = [];
  const undo: UndoItem[] = [];
  const updated: Parameters<typeof updateUsers>[1][number][] = [];
  for (const user of users) {
    const key = canonicalEmail(user.email);
    const row = byKey.get(key);
    if (done.has(user.id)) reasons.set(key, TWICE);
    else if (!mayManage(actor, user.role)) reasons.set(key, ADMINISTRATOR);
    else if (row) {
      reasons.delete(key);
      const stored: FileChanges = { ...user, ...health.get(user.id) };
      const given: FileChanges = { name: row.name, ...detailsIn(row) };
      const names = (Object.keys(given) as (keyof FileChanges)[]).filter(
        (name) => given[name] !== stored[name],
      );
      const valuesOf = (values: FileChanges): FileChanges =>
        Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
      if (names.length === 0) continue;
      const changes = valuesOf(given);
      updated.push({ before: user, changes });
      const hidden = HEALTH.filter((name) => names.includes(name));
      entries.push({
        kind: 'userUpdated',
        ...nameOf(user),
        changes: changesOfUser(user, { ...user, ...changes }, hidden),
      });
      undo.push(importUndo({ id: user.id, version: user.version + 1 }, valuesOf(stored)));
    }
  }
  await updateUsers(trx, updated, now);
  await recordParts(trx, addition, task.activity_id, entries);
  await keepForUndo(trx, task.activity_id, undo, now);
  return reasons;
};

const users: ImportList<ImportedUser> = {
  activity: 'usersImported',
  findKeys: findTakenEmails,
  duplicate: DUPLICATE,
  twice: TWICE,
  async store(addition, rows) {
    const { trx, task, ids, now } = addition;
    const { existing, invite } = JSON.parse(task.params) as ImportParams;
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
      return {
        kind: invite ? ('userInvited' as const) : ('userCreated' as const),
        ...additionOf(user, health),
      };
    });
    await recordParts(trx, addition, task.activity_id, entries);
    await keepForUndo(
      trx,
      task.activity_id,
      stored.map((user) => importUndo(user)),
      now,
    );
    await notifyOfNewAdministrators(trx, addition, stored);
    if (invite)
      for (const user of await lockUsers(trx, [...inserted])) await sendInvitation(trx, addition, user);
    const others = rows.filter((_, index) => !inserted.has(added[index]?.id ?? ''));
    const reasons =
      existing === 'update' && others.length > 0 ? await updateExisting(addition, others) : undefined;
    const taken = new Set<string>();
    return rows.map(({ email }, index) => {
      const key = canonicalEmail(email);
      const isTwice = taken.has(key);
      taken.add(key);
      if (inserted.has(added[index]?.id ?? '')) return undefined;
      if (isTwice) return TWICE;
      return reasons ? reasons.get(key) : DUPLICATE;
    });
  },
};

const financeCategories: ImportList<Schemas['NewFinanceCategory']> = {
  activity: 'categoriesImported',
  findKeys: listFinanceCategoryLooks,
  duplicate: 'A category with this name exists already',
  twice: 'This name is twice in the file',
  async store(addition, rows) {
    const { trx, task, ids, now } = addition;
    // Another transaction may be adding the same.
    await addition.lockName(trx, 'finance');
    const looks = new Set(await listFinanceCategoryLooks(trx));
    const reasons: (string | undefined)[] = [];
    const entries: Parameters<typeof recordParts>[3][number][] = [];
    const undo: UndoItem[] = [];
    for (const { name, color } of rows) {
      const look = lookOf(name);
      reasons.push(looks.has(look) ? financeCategories.duplicate : undefined);
      if (looks.has(look)) continue;
      looks.add(look);
      const values = { id: ids(now), name, color, role: 'admin', user_id: task.actor_id } as const;
      await insertFinanceCategory(trx, { ...values, created_at: now.toISOString(), ...NO_CREATION });
      const changes = changesOf<typeof values>({}, values, ['name', 'color', 'role']);
      const about = { subject: name, subjectId: values.id, detail: 'finance', changes };
      entries.push({ kind: 'categoryCreated', ...about });
      undo.push({ kind: 'financeImport', itemId: values.id, data: null });
    }
    await recordParts(trx, addition, task.activity_id, entries);
    // No task undoes more.
    if (task.total <= MAX_UNDONE) await keepForUndo(trx, task.activity_id, undo, now);
    return reasons;
  },
};

/** By the kind of their task. */
export const IMPORTS: Partial<Record<TaskKind, ImportList<unknown>>> = {
  importUsers: users,
  importFinanceCategories: financeCategories,
};

/** Adds rows, or updates what exists. Returns those that are invalid or exist already. */
export const importItems = async (addition: Addition, items: readonly Item[]): Promise<Failure[]> => {
  const { kind, params } = addition.task;
  const list = IMPORTS[kind];
  if (!list) throw new Error(`No list for ${kind}`);
  const file = { ...addition, kind, params: JSON.parse(params) as ImportParams };
  const { rows, failures } = parseItems(file, items);
  const reasons =
    rows.length === 0
      ? []
      : await list.store(
          addition,
          rows.map(({ row }) => row),
        );
  const refused = rows.flatMap(({ item }, index): Failure[] => {
    const reason = reasons[index];
    return reason === undefined ? [] : [{ ...item, reason }];
  });
  return [...failures, ...refused].toSorted((a, b) => Number(a.id) - Number(b.id));
};
