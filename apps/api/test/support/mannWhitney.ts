/** Upper tail of the normal distribution by Abramowitz and Stegun 7.1.26, to seven digits. */
const upperTail = (z: number): number => {
  const t = 1 / (1 + 0.327_591_1 * (z / Math.SQRT2));
  const series = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
  const sum = series.reduce((total, factor, index) => total + factor * t ** (index + 1), 0);
  return (sum * Math.exp((-z * z) / 2)) / 2;
};

/** Rank of each value, from 1; ties share their mean rank. */
const ranksOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
};

/** Two-sided p-value, normal approximation for 20 or more values each. Robust against single slow values. */
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

/** Smaller differences cannot be exploited over a network. */
const NOTHING_MS = 5;
const UNLIKELY = 0.01;
/** A real difference shows in every run; one by chance does not. */
const TRIES = 4;

/** True if times differ significantly in each of several runs. Actions alternate, so load affects both alike. */
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
