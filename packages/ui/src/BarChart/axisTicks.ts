const INTERVALS_MAX = 5;

/** Round steps (1, 2 or 5 times a power of ten) from 0 to the first that covers all `values`, which are 0 or more. */
export function axisTicks(values: readonly number[]): number[] {
  const highest = Math.max(...values) || 1;
  const power = 10 ** Math.floor(Math.log10(highest / INTERVALS_MAX));
  const round = [1, 2, 5].find((factor) => factor * power * INTERVALS_MAX >= highest) ?? 10;
  const step = Math.max(round * power, values.every(Number.isInteger) ? 1 : 0);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
