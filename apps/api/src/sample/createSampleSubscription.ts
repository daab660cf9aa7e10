import type { SubscriptionsTable } from '../db/schema.ts';
import type { NewUser } from '../db/users.ts';
import { createIds } from '../db/ids.ts';
import type { Random } from './createRandom.ts';

const DAY_MS = 86_400_000;
/** What the store reports, the frequent ones more than once. */
const STATUSES = [
  ...Array<string>(11).fill('ACTIVE'),
  ...Array<string>(5).fill('EXPIRED'),
  'ERROR',
  'GRACE_PERIOD',
  'PAUSED',
  'REFUNDED',
] as const;

/** Shaped like a transaction id of the App Store: 16 digits that begin with 20. */
const transactionId = (random: Random): string =>
  `20${[0, 1].map(() => String(random.int(0, 9_999_999)).padStart(7, '0')).join('')}`;

const daysUntilEnd = (random: Random, status: string): number => {
  if (status === 'ACTIVE' || status === 'PAUSED') return random.int(1, 364);
  if (status === 'GRACE_PERIOD') return -random.int(1, 14);
  return -random.int(1, 300);
};

/** Makes up a subscription of a user. */
export const createSampleSubscription = (
  random: Random,
  user: Pick<NewUser, 'id' | 'created_at'>,
  now: Date,
): SubscriptionsTable => {
  const status = random.pick(STATUSES);
  // Bought once and for all.
  const isForever = status === 'ACTIVE' && random.chance(0.12);
  const end = now.getTime() + daysUntilEnd(random, status) * DAY_MS + random.int(0, DAY_MS - 1);
  return {
    id: createIds((bytes) => random.bytes(bytes))(new Date(user.created_at)),
    user_id: user.id,
    original_transaction_id: transactionId(random),
    status,
    expires_at: isForever ? null : new Date(end).toISOString(),
  };
};
