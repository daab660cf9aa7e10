import type { components } from '@planner/api-client/schema';
import { announce } from '../access.ts';
import { record } from '../activity/record.ts';
import { readOwnership } from '../activity/rows.ts';
import { SPECIFIED_TEXTS, toLegalText } from '../env/legalTexts.ts';
import { passkeysUnavailable, rpIdOf } from '../factors/passkeys.ts';
import { countAnswer, createChallenge, hasFactor, takeChallenge } from '../factors/rows.ts';
import {
  challengeExpired,
  challengeFor,
  daysToEnroll,
  ownerOfAnswer,
  verifyFactor,
  wrongCode,
  wrongPasskey,
} from '../factors/verifyFactor.ts';
import type { Call, Handlers } from '../Handler.ts';
import { notify } from '../notices/notify.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { Trx } from '../platform/db/schema.ts';
import { networkOf, shortNetworkOf } from '../platform/http/clientAddress.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { formatTime } from '../platform/mail/composeMail.ts';
import { isTooShort } from '../platform/security/checkPassword.ts';
import { createTurns, type Turn } from '../platform/security/createHasher.ts';
import { clearHits, readHits, sharedLimits, takeHits, undoHits } from '../platform/security/rateLimits.ts';
import { HOUR_MS } from '../platform/time.ts';
import type { Services } from '../Services.ts';
import { isSuspended, toSignedInUser } from '../users/formats.ts';
import {
  findUser,
  type LockedUser,
  lockUser,
  NOT_SUSPENDED,
  storeSignIn,
  updateUser,
  type UserRow,
} from '../users/rows.ts';
import { deviceCookie, parseDeviceCookie, sessionHeaders } from './cookies.ts';
import { guessKey, loginLimits, limitOf } from './limits.ts';
import { endSession, type Session, startSession } from './rows.ts';

/** Sign-ins at a time. More would only wait for the database, and make owners wait. */
const MAX_SIGN_INS = 8;

const permits = new WeakMap<Engine, ReturnType<typeof createTurns<number>>>();

/** Waits for one of the sign-ins at a time. Lets owners sign in during an attack. */
const withPermit = async <Result>(
  engine: Engine,
  turn: Turn,
  work: () => Promise<Result>,
): Promise<Result> => {
  const turns = permits.get(engine) ?? createTurns(Array.from({ length: MAX_SIGN_INS }, (_, index) => index));
  permits.set(engine, turns);
  const permit = await turns.take(turn);
  return work().finally(() => turns.giveBack(permit));
};

const wrongCredentials = () => new HttpError('wrong-credentials', 'Wrong e-mail or password');

/** The reason stays with the administrators. */
const suspended = ({ suspended_until }: UserRow) =>
  new HttpError(
    'suspended',
    suspended_until === null
      ? 'This account is suspended'
      : `This account is suspended until ${formatTime(new Date(suspended_until))}`,
  );

/** Why an account may not sign in, and what the activity says of it; undefined if it may. */
const refusalOf = (user: UserRow, now: Date): { error: HttpError; detail: string } | undefined => {
  if (user.role !== 'admin') return { error: HttpError.notAdministrator(), detail: 'not an administrator' };
  return isSuspended(user, now) ? { error: suspended(user), detail: 'suspended' } : undefined;
};

/** Wrong passwords of unknown clients, for any account. Each account has a row for 30 days. */
const ALL_GUESSES = { action: 'login', network: 400, total: 1000, windowMs: HOUR_MS };

/** Started sign-ins with a passkey from a network. Each is a row for five minutes. */
const MAX_PASSKEY_SIGN_INS = 300;
const ALL_PASSKEY_SIGN_INS = { action: 'passkey', network: 1200, total: 3000 };

type SessionAnswer = components['schemas']['SessionAnswer'];

/** The user, what the account may do, the names of extras and of what limits the session, and the days until it is limited. */
export const sessionAnswer = async (
  services: Services,
  session: Pick<Session, 'user' | 'hasShortPassword'>,
  now: Date,
): Promise<SessionAnswer> => {
  const days = await daysToEnroll(services, session.user.id, now);
  const announced = announce(session.user, services.extras.all);
  return {
    ...announced,
    user: toSignedInUser(session.user),
    extras: [...announced.extras, 'passwords.admin12', limitOf(session, days)?.name ?? []].flat(),
    idleLockMinutes: services.idleLockMinutes,
    timeZone: services.timeZone,
    legalTexts: services.legalTexts.slice(SPECIFIED_TEXTS.length).map(toLegalText),
    ...(days !== undefined && { daysToEnroll: days }),
  };
};

interface Started {
  user: UserRow;
  hasShortPassword: boolean;
  token: string;
}

const signedIn = async ({ services, now }: Pick<Call<'logIn'>, 'services' | 'now'>, started: Started) => ({
  status: 200 as const,
  body: await sessionAnswer(services, started, now),
  headers: sessionHeaders(started.token, services),
});

type SignInCall = Pick<
  Call<'logIn'>,
  'services' | 'session' | 'address' | 'userAgent' | 'requestId' | 'now' | 'queueMail'
>;

interface SignIn {
  user: LockedUser;
  hash: string | null;
  hasShortPassword: boolean;
  isKnownNetwork: boolean;
  /** The second factor, if there was one. */
  method?: string;
}

/** Starts a session in place of the one of the call. */
const startFor = async (
  trx: Trx,
  call: SignInCall,
  { user, hash, hasShortPassword, isKnownNetwork, method }: SignIn,
): Promise<Started> => {
  await storeSignIn(trx, user, { password_hash: hash, last_active: call.now.toISOString() });
  if (user.suspended_at !== null) await updateUser(trx, user, NOT_SUSPENDED, call.now);
  await clearHits(trx, [guessKey(user.email)]);
  if (call.session) await endSession(trx, call.session.tokenHash);
  const token = await startSession(trx, user.id, call.now, call, hasShortPassword);
  if (!isKnownNetwork && user.last_active) await notify(trx, call, user, 'newSignIn');
  const whose = { actor: user, subject: user.email, subjectId: user.id };
  await record(trx, call, { kind: 'signedIn', ...whose, detail: method });
  return { user, hasShortPassword, token };
};

type Origin = Pick<Call<'logIn'>, 'services' | 'cookies' | 'address' | 'now'>;

/** What the owner of an account has done from where the call comes from. */
const knownAt = async ({ services, cookies, address, now }: Origin, email: string) => ({
  ownership: await readOwnership(services.engine.db, email, address, now),
  device: parseDeviceCookie(cookies, email, services, now),
});

type Known = Awaited<ReturnType<typeof knownAt>>;

/** What limits sign-ins to an account from where the call comes from. */
const limitsAt = async ({ services, address, now }: Origin, email: string, { ownership, device }: Known) => {
  const { db } = services.engine;
  const guesses = await readHits(db, guessKey(email), now);
  const isUnknown = device === undefined && !ownership.isKnown;
  return [
    ...loginLimits(email, address, { ...ownership, device, guesses }),
    ...(isUnknown ? await sharedLimits(db, ALL_GUESSES, address, now) : []),
  ];
};

const turnOf = ({ address }: Origin, { ownership, device }: Known): Turn => {
  const other = ownership.isKnown ? 'network' : 'unknown';
  return { client: device === undefined ? other : 'device', network: shortNetworkOf(address) };
};

/** Marks the sign-in of a password that administrators may no longer choose, until its second step. */
const SHORT = 'short';

const logInWithPassword = async (call: Call<'logIn'>, known: Known, turn: Turn) => {
  const { services, body, now } = call;
  const { engine, hasher } = services;
  const subject = body.email;
  const { ownership, device } = known;
  const limits = await limitsAt(call, subject, known);
  await takeHits(engine, limits, now, {
    onFirstRefusal: (trx) => record(trx, call, { kind: 'signInLimited', subject }),
  });
  const user = await findUser(engine.db, { email: body.email });
  // Takes the same time whether or not the user exists and has a password.
  const verified = await hasher
    .verify(body.password, user?.password_hash ?? null, turn)
    .catch(async (error: unknown) => {
      // The hasher is overloaded and has not compared this password. Other attempts count: they are the load.
      if (turn.client === 'device') await inTransaction(engine, (trx) => undoHits(trx, limits));
      throw error;
    });
  if (!user?.password_hash || !verified) {
    await inTransaction(engine, (trx) => record(trx, call, { kind: 'signInFailed', subject }));
    throw wrongCredentials();
  }
  const hash = verified === 'outdated' ? await hasher.hash(body.password) : user.password_hash;
  const next = await inTransaction(engine, async (trx) => {
    const account = await lockUser(trx, user);
    // It was changed during the comparison.
    if (!account || account.password_hash !== user.password_hash) throw wrongCredentials();
    await undoHits(trx, limits);
    const refusal = refusalOf(account, now);
    if (refusal) {
      await record(trx, call, { kind: 'signInFailed', subject, detail: refusal.detail });
      return { error: refusal.error };
    }
    const hasShortPassword = isTooShort(body.password, account);
    if (!(await hasFactor(trx, account.id))) {
      const isKnownNetwork = ownership.isKnown;
      return {
        started: await startFor(trx, call, { user: account, hash, hasShortPassword, isKnownNetwork }),
      };
    }
    await storeSignIn(trx, account, { password_hash: hash });
    const asked = { purpose: 'signIn' as const, userId: account.id, data: hasShortPassword ? SHORT : null };
    return { challenge: await challengeFor(trx, services, asked, now) };
  });
  if (next.error) throw next.error;
  if (next.challenge) return { status: 202 as const, body: next.challenge };
  call.addCookie(deviceCookie(user.email, device, services, now));
  return signedIn(call, next.started);
};

export const signInHandlers = {
  async logIn(call) {
    const known = await knownAt(call, call.body.email);
    const turn = turnOf(call, known);
    return withPermit(call.services.engine, turn, () => logInWithPassword(call, known, turn));
  },

  async answerChallenge(call) {
    const { services, body, address, now } = call;
    const { engine } = services;
    const challenge = await countAnswer(engine.db, body.challenge, now);
    if (challenge?.purpose !== 'signIn') throw challengeExpired();
    // A passkey alone says whose it is only once it is verified.
    const owner =
      challenge.user_id === null ? undefined : await findUser(engine.db, { id: challenge.user_id });
    const limits = owner ? await limitsAt(call, owner.email, await knownAt(call, owner.email)) : [];
    if (owner)
      await takeHits(engine, limits, now, {
        onFirstRefusal: (trx) => record(trx, call, { kind: 'signInLimited', subject: owner.email }),
      });
    const outcome = await inTransaction(engine, async (trx) => {
      const id = await ownerOfAnswer(trx, challenge, body);
      const user = id === undefined ? undefined : await lockUser(trx, { id });
      const method = user && (await verifyFactor(trx, services, user, body, now));
      if (!method) {
        await record(trx, call, { kind: 'signInFailed', subject: owner?.email, detail: 'second factor' });
        return undefined;
      }
      const refusal = refusalOf(user, now);
      if (refusal) throw refusal.error;
      if (!(await takeChallenge(trx, challenge))) throw challengeExpired();
      await undoHits(trx, limits);
      const { isKnown: isKnownNetwork } = await readOwnership(trx, user.email, address, now);
      return startFor(trx, call, {
        user,
        hash: user.password_hash,
        hasShortPassword: challenge.data === SHORT,
        isKnownNetwork,
        method,
      });
    });
    if (!outcome) throw body.passkey ? wrongPasskey() : wrongCode();
    const { email } = outcome.user;
    const device = parseDeviceCookie(call.cookies, email, services, now);
    call.addCookie(deviceCookie(email, device, services, now));
    return signedIn(call, outcome);
  },

  async startPasskeySignIn({ services, address, now }) {
    const { engine } = services;
    if (passkeysUnavailable(services)) throw HttpError.unknownAddress();
    const ofNetwork = { key: `passkey ${networkOf(address)}`, max: MAX_PASSKEY_SIGN_INS };
    const ofAll = await sharedLimits(engine.db, ALL_PASSKEY_SIGN_INS, address, now);
    await takeHits(engine, [ofNetwork, ...ofAll], now);
    const challenge = await createChallenge(engine.db, { purpose: 'signIn', user_id: null }, now);
    return {
      status: 200,
      body: { challenge, methods: ['passkey'], rpId: rpIdOf(services), passkeyIds: [] },
    };
  },
} satisfies Partial<Handlers>;
