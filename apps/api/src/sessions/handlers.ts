import { announce } from '../access.ts';
import { record } from '../activity/record.ts';
import { readOwnership } from '../activity/rows.ts';
import type { Call, Handlers } from '../Handler.ts';
import { tell } from '../notices/tell.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { shortNetworkOf } from '../platform/http/clientAddress.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { createTurns, type Turn } from '../platform/security/createTurns.ts';
import { formatTime } from '../platform/mail/composeMail.ts';
import { isTooShort } from '../platform/security/checkPassword.ts';
import { clearHits, readHits, takeHits, undoHits } from '../platform/security/rateLimits.ts';
import type { Services } from '../Services.ts';
import { isSuspended, toSignedInUser } from '../users/formats.ts';
import { findUser, NOT_SUSPENDED, updateLastActive, updateUser, type UserRow } from '../users/rows.ts';
import { deviceCookie, parseDeviceCookie, sessionHeaders } from './cookies.ts';
import { limitOf } from './limitOf.ts';
import { guessKey, loginLimits } from './limits.ts';
import {
  endOtherSessionsOf,
  endSession,
  endSessionById,
  listSessionsOf,
  type Session,
  sessionIdOf,
  startSession,
} from './rows.ts';

const MAX_LISTED = 100;

/** The reason stays with the administrators. */
const suspended = ({ suspended_until }: UserRow) =>
  new HttpError(
    'suspended',
    suspended_until === null
      ? 'This account is suspended'
      : `This account is suspended until ${formatTime(new Date(suspended_until))}`,
  );

/** The user, what the account may do, and the names of extras and of what limits the session. */
const answerFor = (
  session: Pick<Session, 'user' | 'hasShortPassword'>,
  { extras, idleLockMinutes }: Services,
) => {
  const announced = announce(session.user, extras.all);
  return {
    ...announced,
    user: toSignedInUser(session.user),
    extras: [...announced.extras, 'passwords.admin12', limitOf(session)?.name ?? []].flat(),
    idleLockMinutes,
  };
};

/** Sign-ins at a time. More would only wait for the database, and make owners wait. */
const MAX_SIGN_INS = 8;

const permits = new WeakMap<Engine, ReturnType<typeof createTurns<number>>>();

const turnOf = ({ services, body, cookies, address, now }: Call<'logIn'>): Turn => ({
  isKnown: parseDeviceCookie(cookies, body.email, services, now) !== undefined,
  network: shortNetworkOf(address),
});

/** Lets owners sign in during an attack: a known device doesn't wait for strangers, and a network waits for itself. */
export const inTurn =
  (logIn: Handlers['logIn']): Handlers['logIn'] =>
  async (call) => {
    const { engine } = call.services;
    const turns =
      permits.get(engine) ?? createTurns(Array.from({ length: MAX_SIGN_INS }, (_, index) => index));
    permits.set(engine, turns);
    const permit = await turns.take(turnOf(call));
    return logIn(call).finally(() => turns.giveBack(permit));
  };

const wrongCredentials = () => new HttpError('wrong-credentials', 'Wrong e-mail or password');

/** The session of the call first. */
const listSessions = async (
  { services, session, now }: Pick<Call<'listOwnSessions'>, 'services' | 'session' | 'now'>,
  { id }: { id: string },
) => {
  const rows = await listSessionsOf(services.engine.db, id, now, MAX_LISTED);
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
    const user = await findUser(trx, { id: userId });
    if (!user || !(await endSessionById(trx, user.id, sessionId))) throw HttpError.notFound();
    const whose = { subject: user.email, subjectId: user.id };
    await record(trx, call, { kind: 'sessionsEnded', ...whose, detail: '1' });
  });
  return { status: 200 as const, body: { message: 'The session has ended' } };
};

export const sessionHandlers = {
  async logIn(call) {
    const { services, body, session, address, now } = call;
    const { engine, hasher } = services;
    const subject = body.email;
    const ownership = await readOwnership(engine.db, body.email, address, now);
    const device = parseDeviceCookie(call.cookies, body.email, services, now);
    const guesses = await readHits(engine.db, guessKey(body.email), now);
    const limits = loginLimits(body.email, address, { ...ownership, device, guesses });
    const turn = turnOf(call);
    await takeHits(engine, limits, now, {
      onFirstRefusal: (trx) => record(trx, call, { kind: 'signInLimited', subject }),
    });
    const user = await findUser(engine.db, { email: body.email });
    // Takes the same time whether or not the user exists and has a password.
    const verified = await hasher
      .verify(body.password, user?.password_hash ?? null, turn)
      .catch(async (error: unknown) => {
        // The hasher is overloaded and has not compared this password. Attempts of strangers count: they are the load.
        if (turn.isKnown) await inTransaction(engine, (trx) => undoHits(trx, limits));
        throw error;
      });
    if (!user?.password_hash || !verified) {
      await inTransaction(engine, (trx) => record(trx, call, { kind: 'signInFailed', subject }));
      throw wrongCredentials();
    }
    if (user.role !== 'admin') {
      await inTransaction(engine, async (trx) => {
        await undoHits(trx, limits);
        await record(trx, call, { kind: 'signInFailed', subject, detail: 'not an administrator' });
      });
      throw HttpError.notAdministrator();
    }

    if (isSuspended(user, now)) {
      await inTransaction(engine, async (trx) => {
        await undoHits(trx, limits);
        await record(trx, call, { kind: 'signInFailed', subject, detail: 'suspended' });
      });
      throw suspended(user);
    }

    const hasShortPassword = isTooShort(body.password, user);
    const hash = verified === 'outdated' ? await hasher.hash(body.password) : user.password_hash;
    const token = await inTransaction(engine, async (trx) => {
      // Fails if the password was changed during the comparison.
      if (!(await updateLastActive(trx, user, hash, now))) throw wrongCredentials();
      if (user.suspended_at !== null) await updateUser(trx, user, NOT_SUSPENDED, now);
      await undoHits(trx, limits);
      await clearHits(trx, [guessKey(user.email)], []);
      if (session) await endSession(trx, session.tokenHash);
      const started = await startSession(trx, user.id, now, call, hasShortPassword);
      if (!ownership.isKnown && user.last_active) await tell(trx, call, user, 'newSignIn');
      await record(trx, call, { kind: 'signedIn', actor: user, subject: user.email, subjectId: user.id });
      return started;
    });
    call.addCookie(deviceCookie(user.email, device, services, now));
    return {
      status: 200,
      body: answerFor({ user, hasShortPassword }, services),
      headers: sessionHeaders(token, services),
    };
  },

  async logOut(call) {
    const { services, session } = call;
    if (session) {
      const { id, email } = session.user;
      await inTransaction(services.engine, async (trx) => {
        await endSession(trx, session.tokenHash);
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

  getSession: ({ services, session }) =>
    Promise.resolve({
      status: 200,
      body: answerFor(session, services),
    }),

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
      const ended = await endOtherSessionsOf(trx, id, session.tokenHash);
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
      const user = await findUser(trx, params);
      if (!user) throw HttpError.notFound();
      const ended = await endOtherSessionsOf(trx, user.id, session.tokenHash);
      const whose = { subject: user.email, subjectId: user.id };
      await record(trx, call, { kind: 'sessionsEnded', ...whose, detail: String(ended) });
    });
    return { status: 200, body: { message: 'The sessions have ended' } };
  },
} satisfies Partial<Handlers>;
