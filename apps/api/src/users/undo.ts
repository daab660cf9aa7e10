import type { Author, Undo } from '../activity/createUndoHandlers.ts';
import type { UndoItem } from '../activity/rows.ts';
import { tellAdministrators } from '../notices/tell.ts';
import type { Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { type DeletedUser, findUsers, restoreUsers, updateRoles, type UserRow } from './rows.ts';
import type { UsersTable } from './table.ts';

/** New administrators whose addresses a mail lists. */
const MAX_NAMED = 20;

export const userUndo = (deleted: DeletedUser): UndoItem => ({
  kind: 'user',
  itemId: deleted.user.id,
  data: deleted,
});

const tellOfAdministrators = async (
  trx: Trx,
  { call }: Author,
  users: readonly Pick<UserRow, 'email' | 'role'>[],
) => {
  const emails = users.flatMap(({ email, role }) => (role === 'admin' ? [email] : []));
  if (call && emails.length > 0)
    await tellAdministrators(trx, call, 'administratorAdded', emails.slice(0, MAX_NAMED).join(', '));
};

export const undoUserDeletions: Undo = async (trx, author, items) => {
  const deleted = items.map(({ data }) => data as DeletedUser);
  const restored = await restoreUsers(trx, deleted);
  const failed = deleted.filter(({ user }) => !restored.has(user.id));
  await tellOfAdministrators(
    trx,
    author,
    deleted.filter(({ user }) => restored.has(user.id)).map(({ user }) => user),
  );
  return new Map(
    failed.map(({ user }) => [
      user.id,
      new HttpError('email-in-use', `Another account has the address ${user.email} now`),
    ]),
  );
};

type RoleChange = Record<'from' | 'to', UsersTable['role']>;

export const roleUndo = (before: UserRow, after: Pick<UserRow, 'role'>): UndoItem => {
  const data: RoleChange = { from: before.role, to: after.role };
  return { kind: 'role', itemId: before.id, data };
};

/** @param onRoleChange called in the transaction */
export const createRoleUndo =
  (onRoleChange: (trx: Trx, userIds: readonly string[]) => Promise<void>): Undo =>
  async (trx, author, items) => {
    const { session, now } = author;
    const failures = new Map<string, HttpError>();
    const ids = items.map(({ itemId }) => itemId);
    const users = new Map((await findUsers(trx, ids)).map((user) => [user.id, user]));
    const changes = items.flatMap(({ itemId, data }) => {
      const { from, to } = data as RoleChange;
      const user = users.get(itemId);
      if (itemId !== session.user.id && user?.role === to) return [{ user, role: from }];
      failures.set(
        itemId,
        itemId === session.user.id
          ? new HttpError('own-account', "You can't remove your own admin role")
          : HttpError.changedSince(),
      );
      return [];
    });
    for (const [role, group] of Map.groupBy(changes, (change) => change.role)) {
      const changed = group.map(({ user }) => user);
      await updateRoles(trx, changed, role, now);
      await tellOfAdministrators(
        trx,
        author,
        changed.map((user) => ({ ...user, role })),
      );
      await onRoleChange(
        trx,
        changed.map(({ id }) => id),
      );
    }
    return failures;
  };
