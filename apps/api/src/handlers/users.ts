import { recordEvent } from '../auth/securityEvents.ts';
import { refuseCommonPassword } from '../auth/refuseCommonPassword.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { Handlers } from '../contract/types.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { deleteUser, findUser, insertUser, updateUser, type UserChanges } from '../db/users.ts';
import { checkIfMatch, etagOf } from '../http/etag.ts';
import { HttpError } from '../http/HttpError.ts';
import { toUser } from './toUser.ts';

/** SPECIFICATION §9. */
const USERS_PER_PAGE = 10;

/** An empty measure counts as not given. */
const emptyToNull = (text: string | null | undefined): string | null => text || null;

/** The registered users. */
export const userHandlers: Pick<
  Handlers,
  'listUsers' | 'createUser' | 'getUser' | 'updateUser' | 'deleteUser'
> = {
  async listUsers({ services, query: { query = '', page = 1, role, sort } }) {
    const {
      users,
      page: currentPage,
      totalPages,
      totalUsers,
    } = await services.userPages.read({ query, role, sort }, page, USERS_PER_PAGE);
    return {
      status: 200,
      body: {
        users: users.map(toUser),
        pagination: { currentPage, totalPages, totalUsers, usersPerPage: USERS_PER_PAGE },
      },
    };
  },

  async createUser(call) {
    const { services, body, session, now } = call;
    const { engine, hasher, ids } = services;
    const { name, email, password, role = 'user', gender = 'male', dob = null, height, weight } = body;
    refuseCommonPassword(password, 'password');
    const password_hash = await hasher.hash(password);
    try {
      const user = await inTransaction(engine, async (trx) => {
        const added = await insertUser(trx, {
          id: ids(now),
          name,
          email,
          password_hash,
          role,
          gender,
          dob,
          height: emptyToNull(height),
          weight: emptyToNull(weight),
          created_at: now.toISOString(),
          last_active: null,
        });
        const actor = session.user.email;
        await recordEvent(trx, call, { kind: 'userCreated', actor, subject: email, detail: role });
        return added;
      });
      return { status: 201, body: toUser(user), headers: { ETag: etagOf(user) } };
    } catch (error) {
      if (!engine.isDuplicate(error, 'email_key')) throw error;
      const message = 'This e-mail address is already in use';
      throw new HttpError(409, message, { errors: { email: message } });
    }
  },

  async getUser({ services, params }) {
    const user = await findUser(services.engine.db, params);
    if (!user) throw HttpError.notFound();
    return { status: 200, body: toUser(user), headers: { ETag: etagOf(user) } };
  },

  async updateUser(call) {
    const { services, params, body, session, ifMatch, now } = call;
    const changes: UserChanges = { ...body };
    if (body.height !== undefined) changes.height = emptyToNull(body.height);
    if (body.weight !== undefined) changes.weight = emptyToNull(body.weight);
    const user = await inTransaction(services.engine, async (trx) => {
      const before = await findUser(trx, params);
      if (!before) throw HttpError.notFound();
      checkIfMatch(ifMatch, before, toUser);
      const isRoleNew = body.role !== before.role;
      if (isRoleNew && before.id === session.user.id) {
        throw new HttpError(409, 'You cannot take the role admin from yourself');
      }
      const after = await updateUser(trx, before, changes, now);
      if (isRoleNew) {
        await endSessionsOf(trx, before.id);
        await recordEvent(trx, call, {
          kind: 'roleChanged',
          actor: session.user.email,
          subject: before.email,
          detail: `${before.role} → ${after.role}`,
        });
      }
      return after;
    });
    return { status: 200, body: toUser(user), headers: { ETag: etagOf(user) } };
  },

  async deleteUser(call) {
    const { services, params, session } = call;
    await inTransaction(services.engine, async (trx) => {
      const before = await findUser(trx, params);
      if (!before) throw HttpError.notFound();
      if (before.id === session.user.id) throw new HttpError(409, 'You cannot delete your own account');
      await deleteUser(trx, before);
      const actor = session.user.email;
      await recordEvent(trx, call, { kind: 'userDeleted', actor, subject: before.email });
    });
    return { status: 200, body: { message: 'User deleted' } };
  },
};
