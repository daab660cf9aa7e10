import type { NetworkOwnership } from '../activity/rows.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import type { RateLimit } from '../platform/security/rateLimits.ts';
import { canonicalEmail } from '../platform/text/email.ts';

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

/**
 * Limits of sign-in attempts. Successful ones don't count, and a new password clears those of the account. It also lifts the
 * limit of the network, so that its other users cannot lock out an owner who asks for a reset link; for owners who have only
 * signed in there, lifting it would reveal which accounts exist.
 */
export const loginLimits = (
  email: string,
  address: string,
  { isKnown, hasNewPassword }: NetworkOwnership,
): RateLimit[] => {
  const network = networkOf(address);
  return [
    ...(hasNewPassword ? [] : [{ key: `login ${network}`, max: MAX_ADDRESS_FAILURES }]),
    { key: accountKey(email, network), max: MAX_ACCOUNT_FAILURES },
    ...(isKnown ? [] : [{ key: strangerKey(email), max: MAX_STRANGER_FAILURES }]),
  ];
};
