import { record } from '../activity/record.ts';
import { deleteFactorsOf } from '../factors/rows.ts';
import type { Handlers } from '../Handler.ts';
import { findSecurityLink, redeemSecurityLink } from '../notices/rows.ts';
import { notifyAdministrators } from '../notices/notify.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { takeHits } from '../platform/security/rateLimits.ts';
import { createToken } from '../platform/security/tokens.ts';
import { revokeAccess } from '../sessions/rows.ts';
import { isOnlySignInAdmin } from '../users/counters.ts';
import { lockUser, updateUser } from '../users/rows.ts';
import { resetTryLimits } from './setPassword.ts';

const linkExpired = () =>
  new HttpError(
    'link-expired',
    'This link is no longer valid. Ask for a new password, and tell another administrator',
  );

export const securityLinkHandlers = {
  /**
   * Signs everyone out of an account. A mailbox must not open an account that a second factor protected: with it, another
   * administrator has to invite the owner. The only administrator with everything can't be invited: factors from before the
   * mail stay, which a thief can't have added since.
   */
  async secureAccount(call) {
    const { services, body, address, now, queueMail } = call;
    const { engine, hasher } = services;
    const link = await findSecurityLink(engine.db, body.token, now);
    if (!link) {
      await takeHits(engine, resetTryLimits(address), now);
      throw linkExpired();
    }
    // No one knows this password. The account keeps one, so that its owner can ask for a reset link.
    const unknown = await hasher.hash(createToken());
    const message = await inTransaction(engine, async (trx) => {
      const user = await lockUser(trx, { id: link.user_id });
      if (!user || !(await redeemSecurityLink(trx, user, link))) throw linkExpired();
      const isOnly = await isOnlySignInAdmin(trx, user);
      const removed = await deleteFactorsOf(trx, user, isOnly ? link.created_at : undefined);
      const needsInvitation = removed > 0 && user.role === 'admin' && !isOnly;
      const password_hash = needsInvitation ? null : unknown;
      await updateUser(trx, user, { password_hash, must_change_password: 0 }, now);
      await revokeAccess(trx, [user.id]);
      await notifyAdministrators(trx, { ...call, session: undefined }, 'accountSecured', user.email);
      const whose = { subject: user.email, subjectId: user.id };
      await record(trx, call, { kind: 'accountSecured', ...whose, detail: String(removed) });
      if (needsInvitation)
        return 'Your account is locked. Ask another administrator to send you an invitation, with which you choose a new password';
      await queueMail(trx, 'passwordReset', user.email);
      return 'Your account is safe. We have mailed you a link to choose a new password';
    });
    return { status: 200, body: { message } };
  },
} satisfies Partial<Handlers>;
