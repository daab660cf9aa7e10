import { loginLimits } from '../auth/limits.ts';
import { giveBackHits, takeHits } from '../auth/rateLimits.ts';
import { forgetOldEvents, isKnownNetwork, recordEvent } from '../auth/securityEvents.ts';
import { endSession, SESSION_ABSOLUTE_MS, startSession } from '../auth/sessions.ts';
import type { Handlers } from '../contract/types.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { findUser } from '../db/users.ts';
import { sessionCookie } from '../http/cookies.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Services } from '../Services.ts';
import { toSignedInUser } from './toUser.ts';

/** The header that hands a session to the browser. */
export const sessionHeaders = (token: string, { isHttps }: Services): Record<string, string> => ({
  'Set-Cookie': sessionCookie(token, SESSION_ABSOLUTE_MS / 1000, isHttps),
});

const wrongCredentials = () => new HttpError(401, 'Wrong e-mail or password');

/** Signing in and out. */
export const authHandlers: Pick<Handlers, 'logIn' | 'logOut' | 'getSession'> = {
  async logIn(call) {
    const { services, body, session, address, now } = call;
    const { engine, hasher } = services;
    const subject = body.email;
    const isKnown = await isKnownNetwork(engine.db, body.email, address, now);
    const limits = loginLimits(body.email, address, isKnown);
    await takeHits(engine.db, limits, now, () =>
      inTransaction(engine, (trx) => recordEvent(trx, call, { kind: 'signInLimited', subject })),
    );
    const user = await findUser(engine.db, { email: body.email });
    // Takes the same time whether there is such a user, with a password, or not.
    const isRight = await hasher
      .verify(body.password, user?.password_hash ?? null)
      .catch(async (error: unknown) => {
        // Too many wait already: nobody has looked at this password, so it was no attempt.
        await giveBackHits(engine.db, limits);
        throw error;
      });
    if (!user?.password_hash || !isRight) {
      await inTransaction(engine, (trx) => recordEvent(trx, call, { kind: 'signInFailed', subject }));
      throw wrongCredentials();
    }
    await giveBackHits(engine.db, limits);
    if (user.role !== 'admin') {
      await inTransaction(engine, (trx) =>
        recordEvent(trx, call, { kind: 'signInFailed', subject, detail: 'not an administrator' }),
      );
      throw HttpError.notAdministrator();
    }

    const hash = hasher.isOutdated(user.password_hash)
      ? await hasher.hash(body.password)
      : user.password_hash;
    const token = await inTransaction(engine, async (trx) => {
      // Fails when the password was changed while this one was being compared.
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ last_active: now.toISOString(), password_hash: hash })
        .where('id', '=', user.id)
        .where('password_hash', '=', user.password_hash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw wrongCredentials();
      if (session) await endSession(trx, session.tokenHash);
      await forgetOldEvents(trx, now);
      const started = await startSession(trx, user.id, now, call);
      await recordEvent(trx, call, { kind: 'signedIn', actor: user.email, subject: user.email });
      return started;
    });
    return { status: 200, body: { user: toSignedInUser(user) }, headers: sessionHeaders(token, services) };
  },

  async logOut(call) {
    const { services, session } = call;
    if (session) {
      const { email } = session.user;
      await inTransaction(services.engine, async (trx) => {
        await endSession(trx, session.tokenHash);
        await recordEvent(trx, call, { kind: 'signedOut', actor: email, subject: email });
      });
    }
    return {
      status: 200,
      body: { message: 'Signed out' },
      // Not "storage": the chosen theme lives there. Not "cookies": that would reach other services of the host.
      headers: { ...sessionHeaders('', services), 'Clear-Site-Data': '"cache"' },
    };
  },

  getSession: ({ session }) => Promise.resolve({ status: 200, body: { user: toSignedInUser(session.user) } }),
};
