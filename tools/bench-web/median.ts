/** The median; of an even count, the mean of the middle two. @throws for an empty list */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new Error('No numbers');
  return (lower + upper) / 2;
};
