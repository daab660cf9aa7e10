import { networkOf } from '../platform/http/networkOf.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import type { RateLimit } from '../platform/security/rateLimits.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
/** Wrong passwords for an account from a network. Other networks, such as the owner's, are not affected. */
const MAX_ACCOUNT_FAILURES = 10;
/** Wrong passwords from a network for any accounts; generous, since an office can share an address. */
const MAX_ADDRESS_FAILURES = 100;

// Wrong passwords for an account from all unknown networks: limits a botnet. Networks that the owner recently signed in
// from don't count, so a botnet cannot lock the owner out. Using a reset link makes a network known.
const MAX_STRANGER_FAILURES = 100;

/** Key for an account and a network; with an empty network, the prefix of the account's keys. */
export const accountKey = (email: string, network: string): string =>
  `login-account ${canonicalEmail(email)} ${network}`;

export const strangerKey = (email: string): string => `login-stranger ${canonicalEmail(email)}`;

/** Limits of sign-in attempts. Successful ones don't count, and a new password clears those of the account. */
export const loginLimits = (email: string, address: string, isKnown: boolean): RateLimit[] => {
  const network = networkOf(address);
  return [
    { key: `login ${network}`, max: MAX_ADDRESS_FAILURES, windowMs: WINDOW_MS },
    { key: accountKey(email, network), max: MAX_ACCOUNT_FAILURES, windowMs: WINDOW_MS },
    ...(isKnown ? [] : [{ key: strangerKey(email), max: MAX_STRANGER_FAILURES, windowMs: WINDOW_MS }]),
  ];
};

export const passwordChangeLimits = (userId: string): RateLimit[] => [
  { key: `password ${userId}`, max: MAX_ACCOUNT_FAILURES, windowMs: WINDOW_MS },
];

const MAX_ADDRESS_RESET_REQUESTS = 100;
const MAX_ACCOUNT_RESET_REQUESTS = 20;

export const resetRequestLimits = (email: string, address: string): RateLimit[] => [
  { key: `reset ${networkOf(address)}`, max: MAX_ADDRESS_RESET_REQUESTS, windowMs: WINDOW_MS },
  {
    key: `reset ${networkOf(address)} ${canonicalEmail(email)}`,
    max: MAX_ACCOUNT_RESET_REQUESTS,
    windowMs: WINDOW_MS,
  },
];

/** Per account and hour, from any address. Further requests silently send nothing; the last link stays valid. */
const MAX_RESET_MAILS = 5;

export const resetMailLimits = (email: string): RateLimit[] => [
  { key: `reset-mail ${canonicalEmail(email)}`, max: MAX_RESET_MAILS, windowMs: 60 * MINUTE_MS },
];

/** Attempts to use a reset link from a network. Links cannot be guessed; this protects the hashing queue. */
const MAX_RESET_TRIES = 30;

/** Limits of attempts to use a reset link. Successful ones don't count. */
export const resetTryLimits = (address: string): RateLimit[] => [
  { key: `reset-try ${networkOf(address)}`, max: MAX_RESET_TRIES, windowMs: WINDOW_MS },
];

const MAX_ADDRESS_MESSAGES = 20;
const MAX_SENDER_MESSAGES = 5;

export const contactLimits = (email: string, address: string): RateLimit[] => [
  { key: `contact ${networkOf(address)}`, max: MAX_ADDRESS_MESSAGES, windowMs: WINDOW_MS },
  {
    key: `contact ${networkOf(address)} ${canonicalEmail(email)}`,
    max: MAX_SENDER_MESSAGES,
    windowMs: WINDOW_MS,
  },
];
