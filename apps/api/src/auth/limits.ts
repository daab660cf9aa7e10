import { networkOf } from '../http/networkOf.ts';
import { canonicalEmail } from '../text/canonicalEmail.ts';
import type { RateLimit } from './rateLimits.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
/** Wrong passwords for one account from one network. Another network, the owner's own, is not affected. */
export const MAX_ACCOUNT_FAILURES = 10;
/** Wrong passwords from one network for any accounts; generous, since an office can share an address. */
export const MAX_ADDRESS_FAILURES = 100;

/**
 * Wrong passwords for one account from all networks together from which its owner has not got in lately: what a crowd of
 * machines can guess. The owner's own networks do not take part, so that the crowd cannot lock the owner out; a reset link
 * makes a network the owner's.
 */
export const MAX_STRANGER_FAILURES = 100;

/** What one attempt to sign in counts against; successful ones are given back. */
export const loginLimits = (email: string, address: string, isKnown: boolean): RateLimit[] => {
  const network = networkOf(address);
  const account = canonicalEmail(email);
  return [
    { key: `login ${network}`, max: MAX_ADDRESS_FAILURES, windowMs: WINDOW_MS },
    { key: `login ${network} ${account}`, max: MAX_ACCOUNT_FAILURES, windowMs: WINDOW_MS },
    ...(isKnown
      ? []
      : [{ key: `login-stranger ${account}`, max: MAX_STRANGER_FAILURES, windowMs: WINDOW_MS }]),
  ];
};

/** What one try of the current password, by somebody who is signed in, counts against. */
export const passwordChangeLimits = (userId: string): RateLimit[] => [
  { key: `password ${userId}`, max: MAX_ACCOUNT_FAILURES, windowMs: WINDOW_MS },
];

/** Reset links asked for from one address, for any accounts and for one. */
export const MAX_ADDRESS_RESET_REQUESTS = 100;
export const MAX_ACCOUNT_RESET_REQUESTS = 20;

/** What one call for a reset link counts against, whether there is such an account or not. */
export const resetRequestLimits = (email: string, address: string): RateLimit[] => [
  { key: `reset ${networkOf(address)}`, max: MAX_ADDRESS_RESET_REQUESTS, windowMs: WINDOW_MS },
  {
    key: `reset ${networkOf(address)} ${canonicalEmail(email)}`,
    max: MAX_ACCOUNT_RESET_REQUESTS,
    windowMs: WINDOW_MS,
  },
];

/**
 * Reset mails to one account, wherever they were asked for. Beyond that none is sent, and nobody is told: the last link
 * that was mailed stays valid, so its owner is not kept out.
 */
export const MAX_RESET_MAILS = 5;

/** What one reset mail counts against. */
export const resetMailLimits = (email: string): RateLimit[] => [
  { key: `reset-mail ${canonicalEmail(email)}`, max: MAX_RESET_MAILS, windowMs: 60 * MINUTE_MS },
];

/** Tries to set a password with a link, from one address. Nobody guesses a link; this spares the hashing queue. */
export const MAX_RESET_TRIES = 30;

/** What one try to use a reset link counts against; successful ones are given back. */
export const resetTryLimits = (address: string): RateLimit[] => [
  { key: `reset-try ${networkOf(address)}`, max: MAX_RESET_TRIES, windowMs: WINDOW_MS },
];

/** Contact messages from one address, by anybody and in one sender's name. */
export const MAX_ADDRESS_MESSAGES = 20;
export const MAX_SENDER_MESSAGES = 5;

/** What one contact message counts against. */
export const contactLimits = (email: string, address: string): RateLimit[] => [
  { key: `contact ${networkOf(address)}`, max: MAX_ADDRESS_MESSAGES, windowMs: WINDOW_MS },
  {
    key: `contact ${networkOf(address)} ${canonicalEmail(email)}`,
    max: MAX_SENDER_MESSAGES,
    windowMs: WINDOW_MS,
  },
];
