import { mayManage, notAllowed } from '../access.ts';
import type { Describe, Undo, UndoRules } from '../activity/createUndoHandlers.ts';
import type { UndoItem } from '../activity/undoRows.ts';
import { listAcceptances } from '../acceptances/rows.ts';
import { notifyOfNewAdministrators } from '../notices/notify.ts';
import type { Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { searchTextOf } from '../platform/text/foldText.ts';
import { findSubscribers } from '../subscriptions/rows.ts';
import { type DeletedUser, deleteUsers, restoreUsers } from './deletedRows.ts';
import { deletionOf, roleChangeOf } from './entries.ts';
import {
  findUsers,
  type LockedUser,
  lockUsers,
  type FileChanges,
  updateRoles,
  updateUsers,
  type UserRow,
} from './rows.ts';
import type { UsersTable } from './table.ts';

export const userUndo = (deleted: DeletedUser): UndoItem => ({
  kind: 'user',
  itemId: deleted.user.id,
  data: deleted,
  search: searchTextOf([deleted.user.name, deleted.user.email]),
});

export const describeDeletions: Describe = (_trx, items) =>
  Promise.resolve(items.map(({ data }) => deletionOf((data as DeletedUser).user)));

export const describeRoleChanges: Describe = async (trx, items) => {
  const changes = new Map(items.map(({ itemId, data }) => [itemId, data as RoleChange]));
  return (await findUsers(trx, [...changes.keys()])).map((user) => {
    const { from, to } = changes.get(user.id) ?? { from: user.role, to: user.role };
    return roleChangeOf({ ...user, role: from }, { ...user, role: to });
  });
};

export const undoUserDeletions: Undo = async (trx, author, items) => {
  const deleted = items.map(({ data }) => data as DeletedUser);
  const allowed = deleted.filter(({ user }) => mayManage(author.session.user, user.role));
  const restored = allowed.length > 0 ? await restoreUsers(trx, allowed) : new Set();
  await notifyOfNewAdministrators(
    trx,
    author,
    allowed.filter(({ user }) => restored.has(user.id)).map(({ user }) => user),
  );
  const failed = deleted.filter(({ user }) => !restored.has(user.id));
  return new Map(
    failed.map((one) => [
      one.user.id,
      allowed.includes(one)
        ? new HttpError('email-in-use', `Another account has the address ${one.user.email} now`)
        : notAllowed(['everything']),
    ]),
  );
};

interface RoleChange extends Record<'from' | 'to', UsersTable['role']> {
  /** What the account might do before. */
  access?: UserRow['access'];
}

export const roleUndo = (before: UserRow, after: Pick<UserRow, 'role'>): UndoItem => {
  const data: RoleChange = { from: before.role, to: after.role, access: before.access };
  return { kind: 'role', itemId: before.id, data };
};

type OnRoleChange = (trx: Trx, userIds: readonly string[]) => Promise<unknown>;

/** @param onRoleChange called in the transaction */
export const createRoleUndo =
  (onRoleChange: OnRoleChange): Undo =>
  async (trx, author, items) => {
    const { session, now } = author;
    const failures = new Map<string, HttpError>();
    const ids = items.map(({ itemId }) => itemId);
    const users = new Map((await lockUsers(trx, ids)).map((user) => [user.id, user]));
    const changes = items.flatMap(({ itemId, data }) => {
      const { from, to, access = null } = data as RoleChange;
      const user = users.get(itemId);
      if (itemId !== session.user.id && user?.role === to) return [{ user, role: from, access }];
      failures.set(
        itemId,
        itemId === session.user.id
          ? new HttpError('own-account', "You can't remove your own admin role")
          : HttpError.changedSince(),
      );
      return [];
    });
    for (const group of Map.groupBy(changes, ({ role, access }) => `${role} ${access}`).values()) {
      const changed = group.map(({ user }) => user);
      const [{ role, access }] = group as [(typeof group)[number]];
      await updateRoles(trx, changed, { role, access }, now);
      await notifyOfNewAdministrators(
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

/** Of a user whom an import has updated. */
interface ImportUpdate {
  /** After the update. */
  version: number;
  before: FileChanges;
}

/** An added account tells all that undoing takes. @param before what an update has changed */
export const importUndo = (
  after: Pick<UserRow, 'id'> & { version?: number },
  before?: FileChanges,
): UndoItem => ({
  kind: 'import',
  itemId: after.id,
  data: before ? { version: after.version, before } : null,
});

/** Each import leaves an entry of each person. */
export const describeImports: Describe = () => Promise.resolve([]);

/** Deletes added users, except those who were changed, have signed in, or got something since. Updated ones get back what they had, unless they were changed since. */
export const undoImports: Undo = async (trx, { session, now }, items) => {
  const ids = items.map(({ itemId }) => itemId);
  const users = new Map((await lockUsers(trx, ids)).map((user) => [user.id, user]));
  const accepted = new Set((await listAcceptances(trx, ids)).map(({ user_id }) => user_id));
  const subscribers = await findSubscribers(trx, ids);
  const failures = new Map<string, HttpError>();
  const unused: LockedUser[] = [];
  const updated: { before: LockedUser; changes: FileChanges }[] = [];
  for (const { itemId, data } of items) {
    const user = users.get(itemId);
    const update = data as ImportUpdate | null;
    if (update) {
      if (user?.version !== update.version) failures.set(itemId, HttpError.changedSince());
      else if (mayManage(session.user, user.role)) updated.push({ before: user, changes: update.before });
      else failures.set(itemId, notAllowed(['everything']));
      continue;
    }
    const isUnused =
      user?.version === 1 &&
      user.password_hash === null &&
      user.last_active === null &&
      !accepted.has(itemId) &&
      !subscribers.has(itemId);
    if (!isUnused) failures.set(itemId, HttpError.changedSince());
    else if (mayManage(session.user, user.role)) unused.push(user);
    else failures.set(itemId, notAllowed(['everything']));
  }
  await updateUsers(trx, updated, now);
  if (unused.length > 0) await deleteUsers(trx, unused);
  return failures;
};

/** @param onRoleChange called in the transaction */
export const createUserUndo = (onRoleChange: OnRoleChange) =>
  ({
    user: {
      operation: 'deleteUser',
      undo: undoUserDeletions,
      describe: describeDeletions,
      undone: 'User restored',
      allUndone: 'Users restored',
    },
    role: {
      operation: 'changeRoles',
      undo: createRoleUndo(onRoleChange),
      describe: describeRoleChanges,
      undone: 'Role changed back',
      allUndone: 'Roles changed back',
    },
    import: {
      operation: 'deleteUser',
      undo: undoImports,
      describe: describeImports,
      undone: 'Import undone',
    },
  }) satisfies Partial<UndoRules>;
