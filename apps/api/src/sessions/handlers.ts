import { record } from '../activity/record.ts';
import type { Call, Handlers } from '../Handler.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { findUser, lockUser } from '../users/rows.ts';
import { sessionHeaders } from './cookies.ts';
import { sessionAnswer } from './signIn.ts';
import {
  endSession,
  endSessionById,
  listSessionsOf,
  lockOwnAccount,
  revokeAccess,
  sessionIdOf,
  confirmSession,
} from './rows.ts';
import { countAnswer, listFactors, takeChallenge } from '../factors/rows.ts';
import {
  challengeExpired,
  challengeFor,
  verifyFactor,
  wrongCode,
  wrongPasskey,
} from '../factors/verifyFactor.ts';
import { type RateLimit, takeHits, undoHits } from '../platform/security/rateLimits.ts';

const MAX_LISTED = 100;

/** The session of the call first. */
const listSessions = async (
  { services, session, now }: Pick<Call<'listOwnSessions'>, 'services' | 'session' | 'now'>,
  { id }: { id: string },
) => {
  const rows = await listSessionsOf(services, id, now, MAX_LISTED);
  const sessions = rows.map((row) => ({
    _id: sessionIdOf(row.token_hash),
    isCurrent: row.token_hash === session.tokenHash,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    address: row.address,
    userAgent: row.user_agent,
  }));
  return {
    status: 200 as const,
    body: { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) },
  };
};

/** Ends a session of an account. @throws HttpError 404 if it has ended */
const endOne = async (
  call: Pick<Call<'endOwnSession'>, 'services' | 'session' | 'address' | 'requestId' | 'now'>,
  userId: string,
  sessionId: string,
) => {
  await inTransaction(call.services.engine, async (trx) => {
    const user = await lockUser(trx, { id: userId });
    if (!user || !(await endSessionById(trx, user.id, sessionId))) throw HttpError.notFound();
    const whose = { subject: user.email, subjectId: user.id };
    await record(trx, call, { kind: 'sessionsEnded', ...whose, detail: '1' });
  });
  return { status: 200 as const, body: { message: 'The session has ended' } };
};

export const sessionHandlers = {
  async logOut(call) {
    const { services, session } = call;
    if (session) {
      const { id, email } = session.user;
      await inTransaction(services.engine, async (trx) => {
        if (await endSession(trx, session.tokenHash))
          await record(trx, call, { kind: 'signedOut', subject: email, subjectId: id });
      });
    }
    return {
      status: 200,
      body: { message: 'Logged out' },
      // "storage" would clear the chosen theme, "cookies" those of other services on the host.
      headers: { ...sessionHeaders('', services), 'Clear-Site-Data': '"cache"' },
    };
  },

  async getSession({ services, session, now }) {
    return { status: 200, body: await sessionAnswer(services, session, now) };
  },

  listOwnSessions: (call) => listSessions(call, call.session.user),

  async listUserSessions(call) {
    const user = await findUser(call.services.engine.db, call.params);
    if (!user) throw HttpError.notFound();
    return listSessions(call, user);
  },

  async endOtherSessions(call) {
    const { services, session } = call;
    const { id, email } = session.user;
    await inTransaction(services.engine, async (trx) => {
      await lockOwnAccount(trx, session);
      const ended = await revokeAccess(trx, [id], session.tokenHash);
      const own = { subject: email, subjectId: id };
      await record(trx, call, { kind: 'otherSessionsEnded', ...own, detail: String(ended) });
    });
    return { status: 200, body: { message: 'You have been logged out everywhere else' } };
  },

  endOwnSession: (call) => endOne(call, call.session.user.id, call.params.id),

  endUserSession: (call) => endOne(call, call.params.id, call.params.session),

  async endUserSessions(call) {
    const { services, params, session } = call;
    await inTransaction(services.engine, async (trx) => {
      const user = await lockUser(trx, params);
      if (!user) throw HttpError.notFound();
      const ended = await revokeAccess(trx, [user.id], session.tokenHash);
      const whose = { subject: user.email, subjectId: user.id };
      await record(trx, call, { kind: 'sessionsEnded', ...whose, detail: String(ended) });
    });
    return { status: 200, body: { message: 'The sessions have ended' } };
  },
} satisfies Partial<Handlers>;

/** Wrong answers of a signed-in user. */
const MAX_FAILURES = 10;

const limitsOf = (userId: string): RateLimit[] => [{ key: `confirm ${userId}`, max: MAX_FAILURES }];

export const confirmationHandlers = {
  async startConfirmation({ services, session: { user }, now }) {
    const asked = { purpose: 'confirm' as const, userId: user.id };
    return { status: 200, body: await challengeFor(services.engine.db, services, asked, now) };
  },

  async confirmSession(call) {
    const { services, body, session, now } = call;
    const { engine, hasher } = services;
    const { id, email } = session.user;
    const challenge = await countAnswer(engine.db, body.challenge, now);
    if (challenge?.purpose !== 'confirm' || challenge.user_id !== id) throw challengeExpired();
    const limits = limitsOf(id);
    await takeHits(engine, limits, now);
    const stored = (await findUser(engine.db, { id }))?.password_hash ?? null;
    const isPasswordRight =
      body.passkey !== undefined || (await hasher.verify(body.password ?? '', stored)) !== false;
    const wrong = await inTransaction(engine, async (trx) => {
      const user = await lockOwnAccount(trx, session);
      const needsFactor = body.passkey !== undefined || (await listFactors(trx, id)).length > 0;
      const isRight =
        isPasswordRight && (!needsFactor || (await verifyFactor(trx, services, user, body, now)));
      if (!isRight) {
        const detail = isPasswordRight ? 'second factor' : 'password';
        await record(trx, call, { kind: 'confirmationFailed', subject: email, subjectId: id, detail });
        return isPasswordRight ? 'factor' : 'password';
      }
      if (!(await takeChallenge(trx, challenge))) throw challengeExpired();
      await undoHits(trx, limits);
      await confirmSession(trx, session.tokenHash, now);
      return undefined;
    });
    if (wrong === 'password') throw HttpError.invalid({ password: 'This password is wrong' });
    if (wrong === 'factor') throw body.passkey ? wrongPasskey() : wrongCode();
    return { status: 200, body: { message: 'Confirmed' } };
  },
} satisfies Partial<Handlers>;
