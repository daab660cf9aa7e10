import type { Random } from './createRandom.ts';

const DAY_MS = 86_400_000;
/** Users joined over this time before now. */
const HISTORY_DAYS = 2 * 365;
/** So many times as many join now as at the beginning. */
const GROWTH = 4;
/** From Sunday on: a week is planned when it begins. */
const WEEKDAYS = [1, 1.35, 1.15, 1.05, 0.9, 0.7, 0.85];
/** A week lies so far from what is usual at most, and some have an advertisement. */
const MOOD = 0.5;
const ADVERTISED = { chance: 0.07, times: 1.7 };
/** Times of the year in which more or fewer join than usual, as `MM-DD`, both included. */
const SEASONS = [
  // Good resolutions.
  { from: '01-01', to: '01-21', times: 1.6 },
  { from: '07-15', to: '08-20', times: 0.7 },
  { from: '09-01', to: '09-20', times: 1.25 },
  { from: '12-20', to: '12-31', times: 0.4 },
];

const seasonOf = (day: Date): number => {
  const date = day.toISOString().slice(5, 10);
  return SEASONS.find(({ from, to }) => from <= date && date <= to)?.times ?? 1;
};

/** How many users joined until the end of each day, in no unit in particular. */
const sumUpDays = (random: Random, startMs: number): number[] => {
  let mood = 1;
  let sum = 0;
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const day = new Date(startMs + index * DAY_MS);
    const weekday = day.getUTCDay();
    if (weekday === 1)
      mood =
        (1 - MOOD + 2 * MOOD * random.next()) * (random.chance(ADVERTISED.chance) ? ADVERTISED.times : 1);
    sum += GROWTH ** (index / HISTORY_DAYS) * (WEEKDAYS[weekday] ?? 1) * seasonOf(day) * mood;
    return sum;
  });
};

/** When users joined, the first first: more and more over two years, but not in every week, and few at Christmas. */
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
