import { record, type Source, changesOf } from '../activity/record.ts';
import type { Call, Handlers } from '../Handler.ts';
import { notify } from '../notices/notify.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { checkIfMatch, itemResponse } from '../platform/http/etag.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { checkPassword, minPasswordLength } from '../platform/security/checkPassword.ts';
import { countHits, sharedLimits, takeHits, undoHits } from '../platform/security/rateLimits.ts';
import { checkName } from '../platform/text/names.ts';
import type { Services } from '../Services.ts';
import { sessionHeaders } from '../sessions/cookies.ts';
import { lockOwnAccount, startSession } from '../sessions/rows.ts';
import { toUser } from '../users/formats.ts';
import { findUser, updateUser, type UserRow, type UserWithHash } from '../users/rows.ts';
import { findResetUser, redeemResetToken } from './rows.ts';
import {
  ALL_RESET_REQUESTS,
  ALL_RESET_TRIES,
  passwordChangeLimits,
  resetMailLimits,
  resetRequestLimits,
  resetTryLimits,
  setPassword,
} from './setPassword.ts';

const linkExpired = () => new HttpError('link-expired', 'This link is no longer valid. Ask for a new one');

/** Finds the account of a reset link. Only invalid links count as attempts, and no number of them refuses a valid one. */
const checkResetLink = async (
  { services: { engine }, address, now }: Pick<Source, 'address' | 'now'> & { services: Services },
  token: string,
): Promise<UserWithHash> => {
  const owner = await findResetUser(engine.db, token, now);
  if (owner) return owner;
  const ofAll = await sharedLimits(engine.db, ALL_RESET_TRIES, address, now);
  await takeHits(engine, [...resetTryLimits(address), ...ofAll], now);
  throw linkExpired();
};

/** Sets the password of the account of a link. Neither signs in nor gets around a second factor. */
const choosePassword = async (
  call: Pick<
    Call<'acceptInvitation'>,
    'services' | 'address' | 'requestId' | 'session' | 'now' | 'queueMail'
  >,
  token: string,
  password: string,
) => {
  const { services, now, queueMail } = call;
  const { engine, hasher } = services;
  checkPassword(password, await checkResetLink(call, token), 'password');
  const password_hash = await hasher.hash(password);
  const message = await inTransaction(engine, async (trx) => {
    const redeemed = await redeemResetToken(trx, token, now);
    if (!redeemed) throw linkExpired();
    const { user, isInvitation } = redeemed;
    await setPassword(trx, user, password_hash, now);
    if (!isInvitation) await queueMail(trx, 'passwordChanged', user.id);
    const kind = isInvitation ? 'invitationAccepted' : 'passwordReset';
    await record(trx, call, { kind, subject: user.email, subjectId: user.id });
    return `Your password has been ${isInvitation ? 'saved' : 'changed'}`;
  });
  return { status: 200 as const, body: { message } };
};

export const passwordResetHandlers = {
  async requestPasswordReset(call) {
    const { services, body, address, now, queueMail } = call;
    const { email } = body;
    const { engine } = services;
    const ofAll = await sharedLimits(engine.db, ALL_RESET_REQUESTS, address, now);
    await takeHits(engine, [...resetRequestLimits(email, address), ...ofAll], now, {
      // The account is looked up when the mail is sent: the response and its time must not reveal whether it exists.
      async onAllowed(trx) {
        if (await countHits(trx, resetMailLimits(email), now)) return;
        await queueMail(trx, 'passwordReset', email);
        await record(trx, call, { kind: 'resetRequested', subject: email });
      },
    });
    return { status: 200, body: { message: 'If an account has this address, a reset link is on its way' } };
  },

  async checkResetToken(call) {
    const owner = await checkResetLink(call, call.body.token);
    const { email, role } = owner;
    const body = { message: 'This link is valid', minLength: minPasswordLength(owner), email, role };
    return { status: 200, body };
  },

  resetPassword: (call) => choosePassword(call, call.params.token, call.body.password),

  acceptInvitation: (call) => choosePassword(call, call.body.token, call.body.password),
} satisfies Partial<Handlers>;

export const ownAccountHandlers = {
  getOwnProfile: ({ session: { user } }) => Promise.resolve({ status: 200, ...itemResponse(user, toUser) }),

  async updateOwnProfile(call) {
    const { services, body, session, ifMatch, now } = call;
    const user = await inTransaction(services.engine, async (trx) => {
      const before = await lockOwnAccount(trx, session);
      checkIfMatch(ifMatch, before, toUser);
      checkName(body.name, before.name);
      const after = await updateUser(trx, before, { name: body.name }, now);
      const changes = changesOf<UserRow>(before, after, ['name']);
      await record(trx, call, { kind: 'profileUpdated', subject: after.email, subjectId: after.id, changes });
      return after;
    });
    return { status: 200, ...itemResponse(user, toUser) };
  },

  async changeOwnPassword(call) {
    const { services, body, session, now } = call;
    const { engine, hasher } = services;
    const { id, email } = session.user;
    const own = { subject: email, subjectId: id };
    const limits = passwordChangeLimits(id);
    checkPassword(body.newPassword, session.user, 'newPassword');
    if (session.user.must_change_password && body.newPassword === body.currentPassword)
      throw HttpError.invalid({ newPassword: 'Choose another password than the one that was printed' });
    await takeHits(engine, limits, now);
    const stored = (await findUser(engine.db, { id }))?.password_hash ?? null;
    if (!(await hasher.verify(body.currentPassword, stored))) {
      await inTransaction(engine, (trx) => record(trx, call, { kind: 'passwordChangeFailed', ...own }));
      throw HttpError.invalid({ currentPassword: 'The current password is wrong' });
    }
    await undoHits(engine.db, limits);
    const password_hash = await hasher.hash(body.newPassword);
    const token = await inTransaction(engine, async (trx) => {
      const before = await lockOwnAccount(trx, session);
      await setPassword(trx, before, password_hash, now);
      const started = await startSession(trx, id, now, call);
      await notify(trx, call, before, 'passwordChanged');
      await record(trx, call, { kind: 'passwordChanged', ...own });
      return started;
    });
    return {
      status: 200,
      body: { message: 'Your password has been changed' },
      headers: sessionHeaders(token, services),
    };
  },
} satisfies Partial<Handlers>;
