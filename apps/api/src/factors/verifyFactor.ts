import { cleanCode } from '../platform/text/cleanCode.ts';
import type { components } from '@planner/api-client/schema';
import type { Db, Locked, Trx } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { DAY_MS } from '../platform/time.ts';
import type { Services } from '../Services.ts';
import { checkAssertion, passkeysUnavailable, rpIdOf } from './passkeys.ts';
import {
  countRecoveryCodes,
  createChallenge,
  type Factor,
  findPasskey,
  hasFactor,
  listFactors,
  storeUse,
  takeRecoveryCode,
} from './rows.ts';
import type { ChallengesTable } from './table.ts';
import { createHmac, randomBytes } from 'node:crypto';

const STEP_MS = 30_000;
/** A code of the step before or after is valid, too: clocks differ, and typing takes time. */
const TOLERATED_STEPS = 1;
const DIGITS = 6;
/** As long as SHA-1's result, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Without padding, for a whole number of groups of 5 bytes. */
const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => BASE32[Number.parseInt(group, 2)]).join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** A new secret of 160 bits in base32. */
export const createTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** The code of a time step: RFC 6238 with SHA-1, which is what authenticator apps support. */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** The time step of a code, if it is valid now and later than the step that was last used. */
export const findTotpStep = (
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): number | undefined => {
  const current = Math.floor(now.getTime() / STEP_MS);
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step += 1)
    if (step > lastStep && totpCode(secret, step) === code) return step;
  return undefined;
};

/** The address that authenticator apps read from a QR code. */
export const totpUri = (secret: string, issuer: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;

type Schemas = components['schemas'];
type Answer = Pick<Schemas['ChallengeAnswer'], 'challenge' | 'code' | 'passkey'>;

/** The purpose for which the secret of an app is encrypted. */
export const appSecretOf = (userId: string): string => `totp ${userId}`;

export const challengeExpired = () =>
  new HttpError('challenge-expired', 'This took too long, or too many answers were wrong. Start again');

export const wrongCode = () =>
  HttpError.invalid({
    code: 'This code is wrong or was used. If that repeats, check the clock of the device that shows it',
  });

export const wrongPasskey = () => HttpError.invalid({ passkey: 'This passkey was not accepted' });

/** Without its secret. */
export const toFactor = ({ id, kind, name, created_at, last_used_at }: Factor): Schemas['SecondFactor'] => ({
  _id: id,
  kind,
  name,
  createdAt: created_at,
  lastUsedAt: last_used_at,
});

/** Days until an account needs a second factor, 0 from then on. Undefined if it has one, or needs none. */
export const daysToEnroll = async (
  { engine, requireSecondFactor }: Pick<Services, 'engine' | 'requireSecondFactor'>,
  userId: string,
  now: Date,
): Promise<number | undefined> =>
  requireSecondFactor === undefined || (await hasFactor(engine.db, userId))
    ? undefined
    : Math.max(0, Math.ceil((requireSecondFactor.getTime() - now.getTime()) / DAY_MS));

/** Creates a challenge for the factors of an account. Without any, `methods` has the password alone, for a confirmation. */
export const challengeFor = async (
  trx: Db,
  services: Services,
  { purpose, userId, data }: { purpose: 'signIn' | 'confirm'; userId: string; data?: string | null },
  now: Date,
): Promise<Schemas['Challenge']> => {
  const factors = await listFactors(trx, userId);
  const passkeyIds = factors.flatMap(({ credential_id }) => credential_id ?? []);
  const hasPasskeys = passkeyIds.length > 0 && passkeysUnavailable(services) === undefined;
  const methods: Schemas['Challenge']['methods'] = purpose === 'confirm' ? ['password'] : [];
  if (factors.some(({ kind }) => kind === 'app')) methods.push('app');
  if ((await countRecoveryCodes(trx, userId)) > 0) methods.push('recoveryCode');
  if (hasPasskeys) methods.push('passkey');
  return {
    challenge: await createChallenge(trx, { purpose, user_id: userId, data: data ?? null }, now),
    methods,
    ...(hasPasskeys && { rpId: rpIdOf(services), passkeyIds }),
  };
};

/** The account that an answer is for: of a passkey alone, its owner. */
export const ownerOfAnswer = async (
  trx: Trx,
  { user_id: askedId }: Pick<ChallengesTable, 'user_id'>,
  { passkey }: Answer,
): Promise<string | undefined> => askedId ?? (passkey && (await findPasskey(trx, passkey.id))?.user_id);

/** Verifies a code or a passkey of the account, and stores the use of the factor. Undefined if the answer is wrong. */
export const verifyFactor = async (
  trx: Trx,
  services: Services,
  user: Locked<{ id: string }>,
  { challenge, code, passkey }: Answer,
  now: Date,
): Promise<'passkey' | 'app' | 'recovery code' | undefined> => {
  const factors = await listFactors(trx, user.id);
  if (passkey) {
    const factor = factors.find(({ credential_id }) => credential_id === passkey.id);
    const counter = factor && checkAssertion(passkey, factor, challenge, services);
    return factor && counter !== undefined && (await storeUse(trx, factor, counter, now))
      ? 'passkey'
      : undefined;
  }
  if (code === undefined) return undefined;
  const digits = cleanCode(code);
  for (const factor of factors) {
    const secret =
      factor.kind === 'app' ? services.secretKeys.decrypt(appSecretOf(user.id), factor.secret) : undefined;
    const step = secret && findTotpStep(secret, digits, now, factor.counter);
    if (step && (await storeUse(trx, factor, step, now))) return 'app';
  }
  return (await takeRecoveryCode(trx, user, code)) ? 'recovery code' : undefined;
};
