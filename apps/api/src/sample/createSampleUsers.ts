import { createIds } from '../platform/ids.ts';
import { foldText } from '../platform/text/foldText.ts';
import { DAY_MS } from '../platform/time.ts';
import type { NewUser } from '../users/rows.ts';
import type { Random } from './createRandom.ts';
import { type Culture, CULTURES } from './names.ts';

/** Users joined over this period before now. */
const HISTORY_DAYS = 2 * 365;
/** Ratio of the current join rate to the initial one. */
const GROWTH = 4;
/** Weight per weekday from Sunday on; people start planning early in the week. */
const WEEKDAYS = [1, 1.35, 1.15, 1.05, 0.9, 0.7, 0.85];
/** Weeks vary randomly, and some have a campaign. */
const VARIATION = 0.5;
const CAMPAIGN = { chance: 0.07, times: 1.7 };
/** Seasons with an unusual join rate; `MM-DD`, inclusive. */
const SEASONS = [
  { from: '01-01', to: '01-21', times: 1.6 },
  { from: '07-15', to: '08-20', times: 0.7 },
  { from: '09-01', to: '09-20', times: 1.25 },
  { from: '12-20', to: '12-31', times: 0.4 },
];

const seasonOf = (day: Date): number => {
  const date = day.toISOString().slice(5, 10);
  return SEASONS.find(({ from, to }) => from <= date && date <= to)?.times ?? 1;
};

const sumUpDays = (random: Random, startMs: number): number[] => {
  let factor = 1;
  let sum = 0;
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const day = new Date(startMs + index * DAY_MS);
    const weekday = day.getUTCDay();
    if (weekday === 1)
      factor =
        (1 - VARIATION + 2 * VARIATION * random.next()) *
        (random.chance(CAMPAIGN.chance) ? CAMPAIGN.times : 1);
    sum += GROWTH ** (index / HISTORY_DAYS) * (WEEKDAYS[weekday] ?? 1) * seasonOf(day) * factor;
    return sum;
  });
};

export function* createJoinTimes(random: Random, count: number, now: Date): Generator<number> {
  const startMs = now.getTime() - HISTORY_DAYS * DAY_MS;
  const sums = sumUpDays(random, startMs);
  let day = 0;
  for (let index = 0; index < count; index += 1) {
    const place = ((index + random.next()) / count) * (sums.at(-1) ?? 0);
    while (day < HISTORY_DAYS - 1 && (sums[day] ?? 0) <= place) day += 1;
    const before = sums[day - 1] ?? 0;
    const share = (place - before) / ((sums[day] ?? 0) - before);
    yield startMs + Math.floor((day + share) * DAY_MS);
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
