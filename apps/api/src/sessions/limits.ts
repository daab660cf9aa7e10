import type { NetworkOwnership } from '../activity/rows.ts';
import { networksOf } from '../platform/http/clientAddress.ts';
import type { RateLimit } from '../platform/security/rateLimits.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { DAY_MS, MINUTE_MS } from '../platform/time.ts';
import type { OperationId } from '../platform/contract/types.ts';
import type { Session } from './rows.ts';

/** Wrong passwords for an account from a network, or from a device of its owner. Others are not affected. */
const MAX_ACCOUNT_FAILURES = 10;
/** Wrong passwords from a network for any accounts; generous, since an office can share an address. */
const MAX_ADDRESS_FAILURES = 100;

// Wrong passwords for an account from all unknown networks: limits a botnet. Networks that the owner recently signed in
// from don't count, so a botnet cannot lock the owner out. Using a reset link makes a network known.
const MAX_UNKNOWN_FAILURES = 100;

/** Wrong passwords of unknown clients since the last sign-in, after which each has to wait longer than the one before. */
const MAX_GUESSES = 100;
/** The largest integer of a column: counts, but refuses nothing. */
const UNLIMITED = 2 ** 31 - 1;
/** How long they count. */
const GUESSES_MS = 30 * DAY_MS;
/** Guesses until the pause doubles. */
const GUESSES_PER_STEP = 10;

/** Key for an account and a network; with an empty network, the prefix of the account's keys. */
export const accountKey = (email: string, network: string): string =>
  `login-account ${canonicalEmail(email)} ${network}`;

/** Key for an account and a device; with an empty device, the prefix of the account's keys. */
export const deviceKey = (email: string, device: string): string =>
  `login-device ${canonicalEmail(email)} ${device}`;

export const guessKey = (email: string): string => `login-guesses ${canonicalEmail(email)}`;

const unknownKey = (email: string): string => `login-unknown ${canonicalEmail(email)}`;
const pauseKey = (email: string): string => `login-pause ${canonicalEmail(email)}`;

/** Keys of the failed attempts of unknown clients. */
export const failedAttemptKeys = (email: string): string[] => [
  unknownKey(email),
  guessKey(email),
  pauseKey(email),
];

/** 1, 2, 4, … minutes, at most a day. */
const pauseAfter = (guesses: number): number =>
  Math.min(MINUTE_MS * 2 ** Math.floor((guesses - MAX_GUESSES) / GUESSES_PER_STEP), DAY_MS);

interface Standing extends NetworkOwnership {
  /** Id of a device that the owner has signed in with. */
  device: string | undefined;
  /** Hits of `guessKey`. */
  guesses: number;
}

/**
 * Limits of sign-in attempts. Successful ones don't count, and a new password clears those of the account. It also lifts the
 * limit of the network, so that its other users cannot lock out an owner who asks for a reset link; for owners who have only
 * signed in there, lifting it would reveal which accounts exist. A device of the owner has a limit of its own, so that
 * neither neighbors nor a botnet lock it out.
 */
export const loginLimits = (
  email: string,
  address: string,
  { isKnown, hasNewPassword, device, guesses }: Standing,
): RateLimit[] => {
  if (device) return [{ key: deviceKey(email, device), max: MAX_ACCOUNT_FAILURES }];
  const networks = networksOf(address);
  const ofUnknownClients = [
    ...(guesses < MAX_GUESSES ? [] : [{ key: pauseKey(email), max: 1, windowMs: pauseAfter(guesses) }]),
    { key: unknownKey(email), max: MAX_UNKNOWN_FAILURES },
    { key: guessKey(email), max: UNLIMITED, windowMs: GUESSES_MS },
  ];
  return [
    ...networks.flatMap(({ network, share }) => [
      ...(hasNewPassword ? [] : [{ key: `login ${network}`, max: MAX_ADDRESS_FAILURES * share }]),
      { key: accountKey(email, network), max: MAX_ACCOUNT_FAILURES * share },
    ]),
    ...(isKnown ? [] : ofUnknownClients),
  ];
};

/** What a session is limited to until its user has done something. */
interface Limit {
  /** Announced with the extras of the session. */
  name: string;
  operations: ReadonlySet<OperationId>;
  /** Why other operations are refused. */
  message: string;
}

const PASSWORD: Limit = {
  name: 'limit.password',
  operations: new Set(['getSession', 'logOut', 'changeOwnPassword']),
  message: 'Choose a longer password first: the role admin needs at least 12 characters',
};

const FIRST_PASSWORD: Limit = {
  ...PASSWORD,
  name: 'limit.firstPassword',
  message: 'Choose a password of your own first',
};

const FACTOR: Limit = {
  name: 'limit.factor',
  operations: new Set([
    'getSession',
    'logOut',
    'listOwnFactors',
    'startFactor',
    'addFactor',
    'startConfirmation',
    'confirmSession',
  ]),
  message: 'Set up a second factor first',
};

/** Undefined for a session that may do all that its user may. */
export const limitOf = (
  { hasShortPassword, user }: Pick<Session, 'hasShortPassword' | 'user'>,
  daysToEnroll: number | undefined,
): Limit | undefined => {
  if (user.must_change_password) return FIRST_PASSWORD;
  if (hasShortPassword) return PASSWORD;
  return daysToEnroll === 0 ? FACTOR : undefined;
};
