/** The median of an even count is the upper one. */
export const percentile = (numbers: readonly number[], fraction: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * fraction))] ?? 0;
