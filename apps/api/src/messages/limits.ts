import { networkOf } from '../platform/http/networkOf.ts';
import { RATE_WINDOW_MS, type RateLimit } from '../platform/security/rateLimits.ts';
import { canonicalEmail } from '../platform/text/email.ts';

const MAX_ADDRESS_MESSAGES = 20;
const MAX_SENDER_MESSAGES = 5;

export const contactLimits = (email: string, address: string): RateLimit[] => [
  { key: `contact ${networkOf(address)}`, max: MAX_ADDRESS_MESSAGES, windowMs: RATE_WINDOW_MS },
  {
    key: `contact ${networkOf(address)} ${canonicalEmail(email)}`,
    max: MAX_SENDER_MESSAGES,
    windowMs: RATE_WINDOW_MS,
  },
];
