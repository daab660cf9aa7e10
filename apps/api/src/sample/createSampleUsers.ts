import { createIds } from '../platform/ids.ts';
import { foldText } from '../platform/text/foldText.ts';
import { DAY_MS } from '../platform/time.ts';
import type { NewUser } from '../users/rows.ts';
import { type Culture, CULTURES } from './names.ts';
import type { NewSubscription } from '../subscriptions/rows.ts';

/** Pseudo-random numbers, reproducible by seed: Mulberry32 by Tommy Ettinger (public domain), never for secrets. */
export const createRandom = (seed: number) => {
  let state = seed | 0;
  /** From 0 (inclusive) to 1 (exclusive). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** An integer from `from` to `to`, inclusive. */
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError('There is nothing to pick from');
      return item;
    },
    chance: (probability: number) => next() < probability,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => int(0, 255)),
  };
};

export type Random = ReturnType<typeof createRandom>;

/** Users joined over this period before now. */
const HISTORY_MS = 2 * 365 * DAY_MS;
/** Ratio of the current join rate to the initial one. */
const GROWTH = 4;

/** In their order, at a rate that grows exponentially. */
export function* createJoinTimes(random: Random, count: number, now: Date): Generator<number> {
  const startMs = now.getTime() - HISTORY_MS;
  for (let index = 0; index < count; index += 1) {
    const share = (index + random.next()) / count;
    // When this share of all users had joined.
    const elapsed = Math.log(1 + share * (GROWTH - 1)) / Math.log(GROWTH);
    yield startMs + Math.floor(elapsed * HISTORY_MS);
  }
}

interface Person {
  gender: 'female' | 'male';
  name: string;
  /** `given.family` in lower-case ASCII letters, for an e-mail address. */
  local: string;
}

const weighted: readonly Culture[] = CULTURES.flatMap((culture) =>
  Array<Culture>(culture.weight).fill(culture),
);

const toAscii = (text: string): string => foldText(text).replaceAll(/[^a-z]/g, '');

const split = (entry: string) => {
  const [written = '', latin] = entry.split('|');
  return { written, latin: toAscii(latin ?? written) };
};

const createPerson = (random: Random): Person => {
  const culture = random.pick(weighted);
  const gender = random.chance(0.52) ? 'female' : 'male';
  const given = split(random.pick(culture[gender]));
  const family = split(random.pick(culture.family));
  const names = culture.isFamilyFirst ? [family, given] : [given, family];
  return {
    gender,
    name: names
      .map(({ written }) => written)
      .join(' ')
      .normalize('NFC'),
    local: `${given.latin}.${family.latin}`,
  };
};

const YEAR_MS = 365.25 * DAY_MS;

interface SampleOptions {
  random: Random;
  count: number;
  now: Date;
  /** Number of administrators among them. None has a password, so none can sign in. */
  admins?: number;
  /** Part of every address, to distinguish runs. */
  tag?: string;
}

const isoTime = (ms: number): string => new Date(ms).toISOString();

const birthday = (random: Random, now: Date): string =>
  isoTime(now.getTime() - (18 + random.next() ** 1.6 * 57) * YEAR_MS).slice(0, 10);

const measure = (random: Random, from: number, to: number, isHalf: boolean): string =>
  String((random.int(from * 2, to * 2) / 2) | 0) + (isHalf && random.chance(0.4) ? '.5' : '');

const lastActive = (random: Random, joinedMs: number, nowMs: number): string | null => {
  if (random.chance(0.12)) return null;
  // Most were active recently.
  return isoTime(nowMs - Math.floor(random.next() ** 4 * (nowMs - joinedMs)));
};

/** Generates users in the order of joining. Equal random numbers and times give equal users. */
export function* createSampleUsers(options: SampleOptions): Generator<NewUser> {
  const { random, count, now, admins = 0, tag = '' } = options;
  const nowMs = now.getTime();
  const ids = createIds((bytes) => random.bytes(bytes));
  const seen = new Map<string, number>();
  const adminEvery = admins > 0 ? Math.floor(count / (admins + 1)) : Infinity;
  let index = -1;
  for (const joinedMs of createJoinTimes(random, count, now)) {
    index += 1;
    const { name, gender, local } = createPerson(random);
    const namesakes = seen.get(local) ?? 0;
    seen.set(local, namesakes + 1);
    const isAdmin = (index + 1) % adminEvery === 0 && (index + 1) / adminEvery <= admins;
    yield {
      id: ids(new Date(joinedMs)),
      name,
      email: `${local}${namesakes || ''}${tag}@example.${random.chance(0.5) ? 'com' : 'org'}`,
      password_hash: null,
      role: isAdmin ? 'admin' : 'user',
      gender: random.chance(0.06) ? null : gender,
      dob: random.chance(0.15) ? null : birthday(random, now),
      height: random.chance(0.2)
        ? null
        : measure(random, gender === 'male' ? 163 : 151, gender === 'male' ? 198 : 184, false),
      weight: random.chance(0.25)
        ? null
        : measure(random, gender === 'male' ? 61 : 47, gender === 'male' ? 108 : 92, true),
      created_at: isoTime(joinedMs),
      last_active: lastActive(random, joinedMs, nowMs),
    };
  }
}

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
