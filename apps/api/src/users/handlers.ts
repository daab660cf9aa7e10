import { checkManages } from '../access.ts';
import { exportCsv } from '../activity/exportCsv.ts';
import { changesOf, findImportFile, record } from '../activity/record.ts';
import type { Call, Handlers } from '../Handler.ts';
import { notifyOfNewAdministrators } from '../notices/notify.ts';
import { creationOf } from '../platform/db/versionedTable.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { checkIfMatch, itemResponse } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { checkPassword } from '../platform/security/checkPassword.ts';
import { checkName } from '../platform/text/names.ts';
import { csvColumns, isSuspended, toStored, toUser, checkDateOfBirth, detailsIn } from './formats.ts';
import { changedHealth, viewUser, withHealth } from './health.ts';
import type { UserChoice } from './list.ts';
import { roleUndo, userUndo } from './undo.ts';
import { deleteUsers } from './deletedRows.ts';
import { additionOf, changesOfUser, deletionOf, nameOf, roleChangeOf } from './entries.ts';
import {
  findUser,
  findUsers,
  insertUser,
  type LockedUser,
  lockUser,
  NOT_SUSPENDED,
  updateUser,
  type UserRow,
} from './rows.ts';
import { HEALTH, type UserDetails } from './table.ts';

/** Hooks for other resources, called in the transaction that changes a user. */
interface UserEvents {
  onLimitChange: (trx: Trx, userIds: readonly string[]) => Promise<unknown>;
}

const USERS_PER_PAGE = 10;

/** @throws HttpError 422 */
const checkEnd = (until: string | null | undefined, now: Date): string | null => {
  if (!until) return null;
  const end = new Date(until);
  if (!(end > now)) throw HttpError.invalid({ until: 'The end must be in the future' });
  return end.toISOString();
};

const accessDetail = (before: UserRow, after: UserRow): string =>
  `${before.access ?? 'everything'} → ${after.access ?? 'everything'}`;

const exportOf = (
  call: Omit<Call<'exportUsers'>, 'params' | 'body'> & { body?: { ids: readonly string[] } },
  steps: AsyncIterable<UserRow[]>,
) => {
  const hasHealth = call.query.health === 'include';
  return exportCsv(call, {
    kind: 'usersExported',
    name: 'users',
    query: { ...call.query, selected: call.body?.ids.length },
    columns: csvColumns(hasHealth),
    steps: hasHealth ? withHealth(call, steps) : steps,
  });
};

const choiceOf = (
  { query = '', role, sort, state, importId }: Call<'listUsers'>['query'],
  now: Date,
): UserChoice => ({
  query,
  role,
  sort,
  suspendedAt: state && now,
  importId,
});

async function* readSelected(db: Db, ids: readonly string[]): AsyncGenerator<UserRow[], void> {
  const users = new Map((await findUsers(db, ids)).map((user) => [user.id, user]));
  yield ids.flatMap((id) => users.get(id) ?? []);
}

/**
 * Adds a user once per idempotency key.
 * @param hashOf checks and hashes the password, after the other fields. Null: the account has none yet
 * @param onAdded called in the transaction
 */
export const addUser = async (
  call: Omit<Call<'inviteUser'>, 'params' | 'query'>,
  kind: 'userCreated' | 'userInvited',
  hashOf: () => Promise<string | null>,
  onAdded?: (trx: Trx, user: LockedUser) => Promise<void>,
) => {
  const { services, body, session, idempotencyKey, now } = call;
  const { name, email, role = 'user' } = body;
  const access = role === 'admin' ? toStored(body.access) : null;
  checkManages(session.user, role);
  checkName(name);
  checkDateOfBirth(body.dob, now);
  const password_hash = await hashOf();
  const details: Partial<UserDetails> = { gender: 'male', ...detailsIn(body) };
  const { gender, dob, height, weight, ...added } = details;
  const values = [gender, dob, height, weight].map((value) => value ?? null);
  // Earlier releases hash no access.
  const content = [name, email, role, ...values, ...(access === null ? [] : [access])];
  return inTransaction(services.engine, async (trx) => {
    const inserted = await insertUser(trx, {
      id: services.ids(now),
      name,
      email,
      password_hash,
      role,
      access,
      ...details,
      created_at: now.toISOString(),
      last_active: null,
      ...creationOf(idempotencyKey && `${kind} ${idempotencyKey}`, session.user.id, content, added),
    });
    if (!inserted) {
      const message = 'This email address is already in use';
      throw new HttpError('email-in-use', message, { errors: { email: message } });
    }
    if (inserted.isNew) {
      const given = HEALTH.filter((field) => (details[field] ?? null) !== null);
      await notifyOfNewAdministrators(trx, call, [inserted.user]);
      await record(trx, call, { kind, ...additionOf(inserted.user, given) });
      await onAdded?.(trx, inserted.user);
    }
    return inserted;
  });
};

export const createUserHandlers = ({ onLimitChange }: UserEvents) =>
  ({
    async listUsers({ services, query: { page = 1, limit = USERS_PER_PAGE, ...query }, now }) {
      const found = await services.userPages.read(choiceOf(query, now), page, limit);
      const importFile = query.importId && (await findImportFile(services.engine.db, query.importId));
      return {
        status: 200,
        body: {
          users: found.rows.map(toUser),
          pagination: {
            currentPage: found.page,
            totalPages: found.totalPages,
            totalUsers: found.total,
            usersPerPage: limit,
          },
          ...(importFile && { importFile }),
        },
      };
    },

    exportUsers(call) {
      return exportOf(call, call.services.userPages.readAll(choiceOf(call.query, call.now)));
    },

    exportSelectedUsers(call) {
      return exportOf(call, readSelected(call.services.engine.db, call.body.ids));
    },

    async createUser(call) {
      const { hasher } = call.services;
      const { password, role = 'user' } = call.body;
      const { user, isNew } = await addUser(call, 'userCreated', async () => {
        checkPassword(password, { ...call.body, role }, 'password');
        return hasher.hash(password);
      });
      // The stored hash of the content is fast, so it does not cover the password.
      if (!isNew && !(await hasher.verify(password, user.password_hash))) throw HttpError.keyReused();
      return { status: 201, ...itemResponse(user, toUser) };
    },

    async getUser(call) {
      const { services, params, query } = call;
      if (query.health === 'omit')
        return { status: 200, ...itemResponse(await findUser(services.engine.db, params), toUser) };
      return { status: 200, ...(await viewUser(call, params.id)) };
    },

    async updateUser(call) {
      const { services, params, body, session, ifMatch, now } = call;
      const { access, ...fields } = body;
      const user = await inTransaction(services.engine, async (trx) => {
        const found = await lockUser(trx, params);
        checkManages(session.user, found?.role);
        checkManages(session.user, body.role);
        const before = checkIfMatch(ifMatch, found, toUser);
        checkName(body.name, before.name);
        const newHealth = await changedHealth(trx, before, detailsIn(body));
        // Stored dates were not always checked, and clients that send all fields must be able to save the others.
        if (newHealth.includes('dob')) checkDateOfBirth(body.dob, now);
        const { role = before.role } = fields;
        const isRoleNew = role !== before.role;
        const kept = isRoleNew ? null : before.access;
        const level = role === 'admin' && access ? toStored(access) : kept;
        const isAccessNew = !isRoleNew && level !== before.access;
        if (before.id === session.user.id) {
          if (isRoleNew) throw new HttpError('own-account', "You can't remove your own admin role");
          if (isAccessNew) throw new HttpError('own-account', "You can't change your own access");
        }
        const changes = { ...fields, ...detailsIn(body), access: level };
        const after = await updateUser(trx, before, changes, now);
        if (isRoleNew || isAccessNew) await onLimitChange(trx, [before.id]);
        if (isRoleNew) await notifyOfNewAdministrators(trx, call, [after]);
        const kind = isAccessNew ? 'accessChanged' : 'userUpdated';
        const accessChange = isAccessNew ? accessDetail(before, after) : undefined;
        await record(
          trx,
          call,
          isRoleNew
            ? { ...roleChangeOf(before, after, newHealth), undo: roleUndo(before, after) }
            : {
                kind,
                ...nameOf(before),
                detail: accessChange,
                changes: changesOfUser(before, after, newHealth),
              },
        );
        return after;
      }).catch(async (error: unknown) => {
        if (!(error instanceof HttpError && error.code === 'edit-conflict')) throw error;
        // The form merges all values.
        const { body: current, headers } = await viewUser(call, params.id);
        throw HttpError.conflict(current, headers.ETag);
      });
      return { status: 200, ...itemResponse(user, toUser) };
    },

    async changeAccess(call) {
      const { services, params, body, session, now } = call;
      const user = await inTransaction(services.engine, async (trx) => {
        const before = await lockUser(trx, params);
        if (!before) throw HttpError.notFound();
        if (before.id === session.user.id)
          throw new HttpError('own-account', "You can't change your own access");
        if (before.role !== 'admin') throw HttpError.invalid({ access: 'Only administrators have access' });
        const after = await updateUser(trx, before, { access: toStored(body.access) }, now);
        if (after.access === before.access) return after;
        await onLimitChange(trx, [before.id]);
        await record(trx, call, {
          kind: 'accessChanged',
          ...nameOf(before),
          detail: accessDetail(before, after),
        });
        return after;
      });
      return { status: 200, ...itemResponse(user, toUser) };
    },

    async suspendUser(call) {
      const { services, params, body, session, now } = call;
      const suspended_until = checkEnd(body.until, now);
      const user = await inTransaction(services.engine, async (trx) => {
        const before = await lockUser(trx, params);
        if (!before) throw HttpError.notFound();
        if (before.id === session.user.id)
          throw new HttpError('own-account', "You can't suspend your own account");
        checkManages(session.user, before.role);
        const suspension = {
          // One that is changed goes on.
          suspended_at: isSuspended(before, now) ? before.suspended_at : now.toISOString(),
          suspended_until,
          suspension_reason: body.reason,
        };
        const after = await updateUser(trx, before, suspension, now);
        await onLimitChange(trx, [before.id]);
        const changes = changesOf<UserRow>(before, after, ['suspended_until', 'suspension_reason']);
        await record(trx, call, { kind: 'userSuspended', ...nameOf(before), changes });
        return after;
      });
      return { status: 200, ...itemResponse(user, toUser) };
    },

    async liftSuspension(call) {
      const { services, params, session, now } = call;
      const user = await inTransaction(services.engine, async (trx) => {
        const before = await lockUser(trx, params);
        if (!before) throw HttpError.notFound();
        checkManages(session.user, before.role);
        if (before.suspended_at === null) return before;
        const after = await updateUser(trx, before, NOT_SUSPENDED, now);
        await record(trx, call, { kind: 'suspensionLifted', ...nameOf(before) });
        return after;
      });
      return { status: 200, ...itemResponse(user, toUser) };
    },

    async deleteUser(call) {
      const { services, params, session } = call;
      await inTransaction(services.engine, async (trx) => {
        const before = await lockUser(trx, params);
        if (!before) throw HttpError.notFound();
        if (before.id === session.user.id)
          throw new HttpError('own-account', 'You cannot delete your own account');
        checkManages(session.user, before.role);
        const [deleted] = await deleteUsers(trx, [before]);
        await record(trx, call, { ...deletionOf(before), undo: deleted && userUndo(deleted) });
      });
      return { status: 200, body: { message: 'User deleted' } };
    },
  }) satisfies Partial<Handlers>;
