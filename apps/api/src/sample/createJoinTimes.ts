import { DAY_MS } from '../platform/time.ts';
import type { Random } from './createRandom.ts';

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
