/** The normal distribution's upper tail, by Abramowitz and Stegun 7.1.26; exact to seven digits, which is plenty here. */
const upperTail = (z: number): number => {
  const t = 1 / (1 + 0.327_591_1 * (z / Math.SQRT2));
  const series = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
  const sum = series.reduce((total, factor, index) => total + factor * t ** (index + 1), 0);
  return (sum * Math.exp((-z * z) / 2)) / 2;
};

/** Each value's place among all values, from 1; equal values share the mean of their places. */
const ranksOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
};

/**
 * How likely two samples as different as these are if both come from the same distribution (Mann and Whitney's U test,
 * two-sided, normal approximation): it makes no assumption about the distribution's form, and single slow values, as a busy
 * machine has them, hardly count.
 * @param a at least 20 values, and so `b`
 */
export const mannWhitney = (a: readonly number[], b: readonly number[]): number => {
  const ranks = ranksOf([...a, ...b]);
  const sumOfA = ranks.slice(0, a.length).reduce((sum, rank) => sum + rank, 0);
  const u = sumOfA - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return Math.min(1, 2 * upperTail(Math.abs(u - mean) / deviation));
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0;

/** Below this a difference is no help to anybody who measures over a network (checklist A2, R1). */
const NOTHING_MS = 5;
/** Samples of the same distribution look more different than this once in a hundred times. */
const UNLIKELY = 0.01;
/** A difference that is there shows every time; one that chance has made does not come back. */
const TRIES = 4;

/**
 * Measures two ways in turn, and says whether their times can be told apart: only if they can in each of several runs. So
 * that something that happens regularly meets both ways alike, each comes first equally often.
 */
export const canTellApart = async (
  one: () => Promise<number>,
  other: () => Promise<number>,
  rounds: number,
): Promise<boolean> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      times[0].push(await one());
      times[1].push(await other());
      times[1].push(await other());
      times[0].push(await one());
    }
    const [a, b] = times;
    if (mannWhitney(a, b) > UNLIKELY || Math.abs(medianOf(a) - medianOf(b)) < NOTHING_MS) return false;
  }
  return true;
};
