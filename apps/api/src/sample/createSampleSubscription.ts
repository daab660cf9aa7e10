import { createIds } from '../platform/ids.ts';
import { DAY_MS } from '../platform/time.ts';
import type { NewSubscription } from '../subscriptions/rows.ts';
import type { NewUser } from '../users/rows.ts';
import type { Random } from './createRandom.ts';

/** Statuses of the store, weighted by repetition. */
const STATUSES = [
  ...Array<string>(11).fill('ACTIVE'),
  ...Array<string>(5).fill('EXPIRED'),
  'ERROR',
  'GRACE_PERIOD',
  'PAUSED',
  'REFUNDED',
] as const;

/** Share of subscriptions that run for a month instead of a year. */
const MONTHLY = 0.3;

const SEVEN_DIGITS = 10_000_000;

/** Like a transaction id of the App Store: 16 digits that start with 20. */
const transactionId = (random: Random, run: number): string =>
  `20${[run, 0]
    .map((shift) => String((random.int(0, SEVEN_DIGITS - 1) + shift) % SEVEN_DIGITS).padStart(7, '0'))
    .join('')}`;

const daysUntilEnd = (random: Random, status: string): number => {
  if (status === 'ACTIVE' || status === 'PAUSED') return random.int(0, random.chance(MONTHLY) ? 29 : 364);
  if (status === 'GRACE_PERIOD') return -random.int(1, 14);
  return -random.int(1, 300);
};

/** @param run must differ between runs: transaction ids are unique, and random numbers of two runs can overlap */
export const createSampleSubscription = (
  random: Random,
  user: Pick<NewUser, 'id' | 'created_at'>,
  now: Date,
  run = 0,
): NewSubscription => {
  const status = random.pick(STATUSES);
  // A lifetime purchase.
  const isForever = status === 'ACTIVE' && random.chance(0.12);
  const end = now.getTime() + daysUntilEnd(random, status) * DAY_MS + random.int(0, DAY_MS - 1);
  return {
    id: createIds((bytes) => random.bytes(bytes))(new Date(user.created_at)),
    user_id: user.id,
    original_transaction_id: transactionId(random, run),
    status,
    expires_at: isForever ? null : new Date(end).toISOString(),
  };
};
