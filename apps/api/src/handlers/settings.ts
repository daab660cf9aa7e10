import { passwordChangeLimits } from '../auth/limits.ts';
import { giveBackHits, takeHits } from '../auth/rateLimits.ts';
import { recordEvent } from '../auth/securityEvents.ts';
import { refuseCommonPassword } from '../auth/refuseCommonPassword.ts';
import { endSessionsOf, startSession } from '../auth/sessions.ts';
import type { Handlers } from '../contract/types.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { findUser, updateUser } from '../db/users.ts';
import { checkIfMatch, etagOf } from '../http/etag.ts';
import { HttpError } from '../http/HttpError.ts';
import { sessionHeaders } from './auth.ts';
import { toUser } from './toUser.ts';

/** The signed-in administrator's own account. */
export const settingsHandlers: Pick<Handlers, 'getOwnProfile' | 'updateOwnProfile' | 'changeOwnPassword'> = {
  getOwnProfile: ({ session: { user } }) =>
    Promise.resolve({ status: 200, body: toUser(user), headers: { ETag: etagOf(user) } }),

  async updateOwnProfile({ services, body, session, ifMatch, now }) {
    const user = await inTransaction(services.engine, async (trx) => {
      const before = await findUser(trx, session.user);
      if (!before) throw HttpError.unauthorized();
      checkIfMatch(ifMatch, before, toUser);
      return updateUser(trx, before, { name: body.name }, now);
    });
    return { status: 200, body: toUser(user), headers: { ETag: etagOf(user) } };
  },

  async changeOwnPassword(call) {
    const { services, body, session, now } = call;
    const { engine, hasher } = services;
    const { id, email } = session.user;
    const own = { actor: email, subject: email };
    const limits = passwordChangeLimits(id);
    refuseCommonPassword(body.newPassword, 'newPassword');
    await takeHits(engine.db, limits, now);
    const stored = (await findUser(engine.db, { id }))?.password_hash ?? null;
    if (!(await hasher.verify(body.currentPassword, stored))) {
      await inTransaction(engine, (trx) => recordEvent(trx, call, { kind: 'passwordChangeFailed', ...own }));
      throw HttpError.invalid({ currentPassword: 'The current password is wrong' });
    }
    await giveBackHits(engine.db, limits);
    const password_hash = await hasher.hash(body.newPassword);
    const token = await inTransaction(engine, async (trx) => {
      const before = await findUser(trx, { id });
      // Somebody else changed it, or deleted the account, while this one was being compared.
      if (before?.password_hash !== stored) throw HttpError.unauthorized();
      await updateUser(trx, before, { password_hash }, now);
      await endSessionsOf(trx, id);
      const started = await startSession(trx, id, now, call);
      await recordEvent(trx, call, { kind: 'passwordChanged', ...own });
      return started;
    });
    return {
      status: 200,
      body: { message: 'Your password has been changed' },
      headers: sessionHeaders(token, services),
    };
  },
};
