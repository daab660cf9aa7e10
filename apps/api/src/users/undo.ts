import type { Undo } from '../activity/createUndoHandlers.ts';
import type { UndoItem } from '../activity/rows.ts';
import type { Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { type DeletedUser, findUser, restoreUser, updateUser, type UserRow } from './rows.ts';
import type { UsersTable } from './table.ts';

export const userUndo = (deleted: DeletedUser): UndoItem => ({
  kind: 'user',
  itemId: deleted.user.id,
  data: deleted,
});

export const undoUserDeletion: Undo = async (trx, _author, _id, data) => {
  const deleted = data as DeletedUser;
  if (!(await restoreUser(trx, deleted)))
    throw new HttpError('email-in-use', `Another account has the address ${deleted.user.email} now`);
};

type RoleChange = Record<'from' | 'to', UsersTable['role']>;

export const roleUndo = (before: UserRow, after: Pick<UserRow, 'role'>): UndoItem => {
  const data: RoleChange = { from: before.role, to: after.role };
  return { kind: 'role', itemId: before.id, data };
};

/** @param onRoleChange called in the transaction */
export const createRoleUndo =
  (onRoleChange: (trx: Trx, userIds: readonly string[]) => Promise<void>): Undo =>
  async (trx, { session, now }, itemId, data) => {
    const { from, to } = data as RoleChange;
    if (itemId === session.user.id)
      throw new HttpError('own-account', "You can't remove your own admin role");
    const user = await findUser(trx, { id: itemId });
    if (user?.role !== to) throw HttpError.changedSince();
    await updateUser(trx, user, { role: from }, now);
    await onRoleChange(trx, [itemId]);
  };
