import { mayManage } from '../access.ts';
import { type Author, type Describe, recordUndoneParts, type Undo } from '../activity/createUndoHandlers.ts';
import { recordParts } from '../activity/record.ts';
import { insertUndoItems, keepForUndo, takeForUndo, toUndoItem } from '../activity/undoRows.ts';
import { notifyOfNewAdministrators } from '../notices/notify.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { LostRace } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import type { Ids } from '../platform/ids.ts';
import { revokeAccess } from '../sessions/rows.ts';
import { LastAdministrator } from '../users/counters.ts';
import {
  createRoleUndo,
  describeDeletions,
  describeImports,
  describeRoleChanges,
  roleUndo,
  undoImports,
  undoUserDeletions,
  userUndo,
} from '../users/undo.ts';
import { type DeletedUser, deleteUsers } from '../users/deletedRows.ts';
import { deletionOf, roleChangeOf } from '../users/entries.ts';
import { findUsers, type LockedUser, lockUsers, updateRoles, type UserRow } from '../users/rows.ts';
import { ADMINISTRATOR, importItems } from './imports.ts';
import type { Failure } from './rows.ts';
import type { Item, TaskKind, TasksTable } from './table.ts';

/** For the one who started the task. */
interface Step extends Author, Pick<Engine, 'lockName'> {
  trx: Trx;
  task: TasksTable;
  actor: UserRow;
  items: readonly Item[];
  ids: Ids;
  requestId: string;
}

/** Does a step of a task. Returns the items that failed. @throws LostRace to be called again */
type Worker = (step: Step) => Promise<Failure[]>;

/** Changes the users of a step who still exist and have the role that they were chosen with, except the one who started the task. */
const changeUsers = async (
  { trx, task, actor, items }: Step,
  ownAccount: string,
  change: (users: LockedUser[]) => Promise<void>,
): Promise<Failure[]> => {
  const users = await lockUsers(
    trx,
    items.map(({ id }) => id),
  );
  const found = new Map(users.map(({ id, role }) => [id, role]));
  const failures = items.flatMap((item) => {
    const role = found.get(item.id);
    if (!role) return [{ ...item, reason: 'This user does not exist anymore' }];
    if (item.id === task.actor_id) return [{ ...item, reason: ownAccount }];
    if (item.role && item.role !== role)
      return [
        {
          ...item,
          reason: `This user is ${role === 'admin' ? 'an administrator' : 'no administrator'} by now`,
        },
      ];
    return mayManage(actor, role) ? [] : [{ ...item, reason: ADMINISTRATOR }];
  });
  const failed = new Set(failures.map(({ id }) => id));
  const others = users.filter(({ id }) => !failed.has(id));
  try {
    if (others.length > 0) await change(others);
  } catch (error) {
    // The one who started the task is an administrator, who has just lost the role: the next try sees that.
    throw error instanceof LastAdministrator ? new LostRace() : error;
  }
  return failures;
};

export interface UndoParams {
  /** What is undone. */
  entryId: string;
}

/** Undoes what an entry did to the items. What can't be undone now stays. */
const undoItems = async (step: Step, undo: Undo, describe: Describe): Promise<Failure[]> => {
  const { trx, task, items, now } = step;
  const { entryId } = JSON.parse(task.params) as UndoParams;
  const ids = items.map(({ id }) => id);
  const rows = await takeForUndo(trx, { activityId: entryId }, { ids }, now);
  const undoable = rows.map(toUndoItem);
  const failed = await undo(trx, step, undoable);
  await insertUndoItems(
    trx,
    rows.filter(({ item_id }) => failed.has(item_id)),
  );
  const taken = new Set(rows.map(({ item_id }) => item_id));
  const undone = undoable.filter(({ itemId }) => !failed.has(itemId));
  await recordUndoneParts(trx, step, entryId, task.activity_id, undone, describe);
  const reasons = new Map(
    ids.flatMap((id) => {
      const reason = taken.has(id) ? failed.get(id)?.message : "This was undone already, or can't be undone";
      return reason === undefined ? [] : [[id, reason] as const];
    }),
  );
  const users = reasons.size === 0 ? [] : await findUsers(trx, [...reasons.keys()]);
  const deleted = undoable.flatMap(({ kind, data }) => (kind === 'user' ? (data as DeletedUser).user : []));
  const emails = new Map([...users, ...deleted].map(({ id, email }) => [id, email]));
  return items.flatMap((item) => {
    const reason = reasons.get(item.id);
    return reason === undefined ? [] : [{ ...item, label: emails.get(item.id) ?? item.label, reason }];
  });
};

const undoRoleChanges = createRoleUndo(revokeAccess);

export interface RoleParams {
  newRole: UserRow['role'];
  /** What new administrators may do. */
  access?: Exclude<UserRow['access'], null>;
}

/** What tasks of each kind do. */
export const WORKERS: Record<TaskKind, Worker> = {
  importUsers: (step) => importItems(step, step.items),
  importFinanceCategories: (step) => importItems(step, step.items),

  restoreUsers: (step) => undoItems(step, undoUserDeletions, describeDeletions),
  restoreRoles: (step) => undoItems(step, undoRoleChanges, describeRoleChanges),
  undoImports: (step) => undoItems(step, undoImports, describeImports),

  deleteUsers: (step) =>
    changeUsers(step, 'You cannot delete your own account', async (users) => {
      const deleted = await deleteUsers(step.trx, users);
      await keepForUndo(step.trx, step.task.activity_id, deleted.map(userUndo), step.now);
      await recordParts(step.trx, step, step.task.activity_id, users.map(deletionOf));
    }),

  changeRoles: (step) => {
    const { newRole, access = null } = JSON.parse(step.task.params) as RoleParams;
    return changeUsers(step, "You can't change your own role", async (users) => {
      const changed = users.filter(({ role }) => role !== newRole);
      if (changed.length === 0) return;
      await updateRoles(step.trx, changed, { role: newRole, access }, step.now);
      const undo = changed.map((user) => roleUndo(user, { role: newRole }));
      await keepForUndo(step.trx, step.task.activity_id, undo, step.now);
      const entries = changed.map((user) => roleChangeOf(user, { ...user, role: newRole, access }));
      await recordParts(step.trx, step, step.task.activity_id, entries);
      await notifyOfNewAdministrators(
        step.trx,
        step,
        changed.map(({ email }) => ({ email, role: newRole })),
      );
      await revokeAccess(
        step.trx,
        changed.map(({ id }) => id),
      );
    });
  },
};
