import { resetMailLimits, resetRequestLimits, resetTryLimits } from '../auth/limits.ts';
import { giveBackHits, takeHits } from '../auth/rateLimits.ts';
import { type EventSource, recordEvent } from '../auth/securityEvents.ts';
import { refuseCommonPassword } from '../auth/refuseCommonPassword.ts';
import { findResetUser, issueResetToken, redeemResetToken, RESET_TOKEN_MS } from '../auth/resetTokens.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { Handlers } from '../contract/types.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { findUser, updateUser } from '../db/users.ts';
import { HttpError } from '../http/HttpError.ts';
import { passwordChangedMail } from '../mail/passwordChangedMail.ts';
import { passwordResetMail } from '../mail/passwordResetMail.ts';
import { sendingOf } from '../mail/sendingOf.ts';
import type { Services } from '../Services.ts';

const TOO_MANY = 429;

/** What the mailing of a link needs of the call that asked for it. */
type ResetCall = EventSource & { services: Services };

const linkIsSpent = () => new HttpError(410, 'This link is no longer valid. Ask for a new one');

/**
 * Mails a link, if there is such an account and it has not been sent too many. All that is written goes into one
 * transaction, so that the database is as busy with an address that nobody has.
 */
const mailResetLink = async (call: ResetCall, email: string): Promise<void> => {
  const { services, requestId } = call;
  const { engine, clock, publicUrl, jobs, mailer } = services;
  const now = clock();
  const issued = await inTransaction(engine, async (trx) => {
    await takeHits(trx, resetMailLimits(email), now);
    const user = await findUser(trx, { email });
    const token = user && (await issueResetToken(trx, user, now));
    await recordEvent(trx, { ...call, now }, { kind: 'resetRequested', subject: email });
    return user && token && { user, token };
  }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === TOO_MANY) return undefined;
    throw error;
  });
  if (!issued) return;
  const link = `${publicUrl}/reset-password/${issued.token}`;
  const expiresAt = new Date(now.getTime() + RESET_TOKEN_MS);
  const mail = passwordResetMail(issued.user, { link, expiresAt });
  // On its own: when the mail server cannot be had, the same link is mailed later.
  jobs.add({ ...sendingOf(mail, mailer), requestId });
};

/**
 * Lets a call with a link pass that works at this moment.
 * @returns gives the try back: it turned out to be lawful
 */
const passResetTry = async (
  { services: { engine }, address, now }: Pick<ResetCall, 'services' | 'address' | 'now'>,
  token: string,
): Promise<() => Promise<void>> => {
  const limits = resetTryLimits(address);
  await takeHits(engine.db, limits, now);
  if (!(await findResetUser(engine.db, token, now))) throw linkIsSpent();
  return () => giveBackHits(engine.db, limits);
};

/** Getting back in after a forgotten password. */
export const passwordResetHandlers: Pick<
  Handlers,
  'requestPasswordReset' | 'checkResetToken' | 'resetPassword'
> = {
  async requestPasswordReset(call) {
    const { services, body, address, now, afterwards } = call;
    await takeHits(services.engine.db, resetRequestLimits(body.email, address), now);
    // Whether there is such an account is not even looked up before the answer.
    afterwards({ name: 'reset link', run: () => mailResetLink(call, body.email) });
    return { status: 200, body: { message: 'If an account has this address, a reset link is on its way' } };
  },

  async checkResetToken(call) {
    const giveBackTry = await passResetTry(call, call.body.token);
    await giveBackTry();
    return { status: 200, body: { message: 'This link is valid' } };
  },

  async resetPassword(call) {
    const { services, params, body, now, afterwards } = call;
    const { engine, hasher, mailer, publicUrl } = services;
    // As the contract's own rules for a password: before the try is counted.
    refuseCommonPassword(body.password, 'password');
    const giveBackTry = await passResetTry(call, params.token);
    const password_hash = await hasher.hash(body.password);
    const user = await inTransaction(engine, async (trx) => {
      const before = await redeemResetToken(trx, params.token, now);
      if (!before) throw linkIsSpent();
      const after = await updateUser(trx, before, { password_hash }, now);
      // From here on nobody gets in with the old password: a sign-in waits for the account, and then finds another hash.
      await endSessionsOf(trx, before.id);
      await recordEvent(trx, call, { kind: 'passwordReset', subject: after.email });
      return after;
    });
    await giveBackTry();
    afterwards(sendingOf(passwordChangedMail(user, { at: now, publicUrl }), mailer));
    return { status: 200, body: { message: 'Your password has been changed' } };
  },
};
