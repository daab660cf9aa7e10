import type { components } from '@planner/api-client/schema';
import { record } from '../activity/record.ts';
import { readOwnership } from '../activity/rows.ts';
import { passkeysUnavailable, rpIdOf } from '../factors/passkeys.ts';
import { countAnswer, createChallenge, hasFactor, takeChallenge } from '../factors/rows.ts';
import {
  challengeExpired,
  challengeFor,
  daysToEnroll,
  verifyFactor,
  wrongCode,
  wrongPasskey,
} from '../factors/verifyFactor.ts';
import type { Call, Handlers } from '../Handler.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { takeHits, undoHits } from '../platform/security/rateLimits.ts';
import type { Services } from '../Services.ts';
import { toSignedInUser } from '../users/formats.ts';
import {
  findUser,
  updateLastActive,
  updatePasswordHash,
  type UserRow,
  type UserWithHash,
} from '../users/rows.ts';
import { sessionHeaders } from './cookies.ts';
import { loginLimits } from './limits.ts';
import { endSession, startSession } from './rows.ts';

const wrongCredentials = () => new HttpError('wrong-credentials', 'Wrong e-mail or password');

/** Started sign-ins with a passkey from a network. Each is a row for five minutes. */
const MAX_PASSKEY_SIGN_INS = 300;

type SessionAnswer = components['schemas']['SessionAnswer'];

export const sessionAnswer = async (services: Services, user: UserRow, now: Date): Promise<SessionAnswer> => {
  const days = await daysToEnroll(services, user.id, now);
  return {
    user: toSignedInUser(user),
    extras: services.extras.all,
    ...(days !== undefined && { daysToEnroll: days }),
  };
};

const signedIn = async (services: Services, user: UserRow, token: string, now: Date) => ({
  status: 200 as const,
  body: await sessionAnswer(services, user, now),
  headers: sessionHeaders(token, services),
});

/** Starts a session in place of the one of the call. Returns undefined if the password has changed since `user` was read. */
const startFor = async (
  trx: Trx,
  call: Pick<Call<'logIn'>, 'services' | 'session' | 'address' | 'userAgent' | 'requestId' | 'now'>,
  user: UserWithHash,
  hash: string | null,
  detail?: string,
): Promise<string | undefined> => {
  if (!(await updateLastActive(trx, user, hash, call.now))) return undefined;
  if (call.session) await endSession(trx, call.session.tokenHash);
  const token = await startSession(trx, user.id, call.now, call);
  await record(trx, call, { kind: 'signedIn', actor: user, subject: user.email, subjectId: user.id, detail });
  return token;
};

export const signInHandlers = {
  async logIn(call) {
    const { services, body, address, now } = call;
    const { engine, hasher } = services;
    const subject = body.email;
    const ownership = await readOwnership(engine.db, body.email, address, now);
    const limits = loginLimits(body.email, address, ownership);
    await takeHits(engine, limits, now, {
      onFirstRefusal: (trx) => record(trx, call, { kind: 'signInLimited', subject }),
    });
    const user = await findUser(engine.db, { email: body.email });
    // Takes the same time whether or not the user exists and has a password.
    const verified = await hasher
      .verify(body.password, user?.password_hash ?? null)
      .catch(async (error: unknown) => {
        // The hasher is overloaded and has not compared this password.
        await inTransaction(engine, (trx) => undoHits(trx, limits));
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

    const hash = verified === 'outdated' ? await hasher.hash(body.password) : user.password_hash;
    const next = await inTransaction(engine, async (trx) => {
      await undoHits(trx, limits);
      if (!(await hasFactor(trx, user.id))) {
        const token = await startFor(trx, call, user, hash);
        if (token === undefined) throw wrongCredentials();
        return { token };
      }
      // Fails if the password was changed during the comparison.
      if (!(await updatePasswordHash(trx, user, hash))) throw wrongCredentials();
      return { challenge: await challengeFor(trx, services, { purpose: 'signIn', userId: user.id }, now) };
    });
    return next.challenge ? { status: 202, body: next.challenge } : signedIn(services, user, next.token, now);
  },

  async answerChallenge(call) {
    const { services, body, address, now } = call;
    const { engine } = services;
    const challenge = await countAnswer(engine.db, body.challenge, now);
    if (challenge?.purpose !== 'signIn') throw challengeExpired();
    // A passkey alone says whose it is only once it is verified.
    const owner =
      challenge.user_id === null ? undefined : await findUser(engine.db, { id: challenge.user_id });
    const ownership = owner && (await readOwnership(engine.db, owner.email, address, now));
    const limits = owner && ownership ? loginLimits(owner.email, address, ownership) : [];
    if (owner)
      await takeHits(engine, limits, now, {
        onFirstRefusal: (trx) => record(trx, call, { kind: 'signInLimited', subject: owner.email }),
      });
    const outcome = await inTransaction(engine, async (trx) => {
      const proof = await verifyFactor(trx, services, challenge, body, now);
      const user = proof && (await findUser(trx, { id: proof.userId }));
      if (!user) {
        await record(trx, call, { kind: 'signInFailed', subject: owner?.email, detail: 'second factor' });
        return undefined;
      }
      if (user.role !== 'admin') throw HttpError.notAdministrator();
      if (!(await takeChallenge(trx, challenge))) throw challengeExpired();
      await undoHits(trx, limits);
      const token = await startFor(trx, call, user, user.password_hash, proof.method);
      if (token === undefined) throw challengeExpired();
      return { user, token };
    });
    if (!outcome) throw body.passkey ? wrongPasskey() : wrongCode();
    return signedIn(services, outcome.user, outcome.token, now);
  },

  async startPasskeySignIn({ services, address, now }) {
    const { engine } = services;
    if (passkeysUnavailable(services)) throw HttpError.unknownAddress();
    await takeHits(engine, [{ key: `passkey ${networkOf(address)}`, max: MAX_PASSKEY_SIGN_INS }], now);
    const challenge = await createChallenge(engine.db, { purpose: 'signIn', user_id: null }, now);
    return {
      status: 200,
      body: { challenge, methods: ['passkey'], rpId: rpIdOf(services), passkeyIds: [] },
    };
  },
} satisfies Partial<Handlers>;
