import { expect, test } from 'vitest';
import { axisTicks } from './axisTicks.ts';

test.each([
  { values: [0, 0], ticks: [0, 1] },
  { values: [1], ticks: [0, 1] },
  { values: [3, 2], ticks: [0, 1, 2, 3] },
  { values: [12, 41, 17], ticks: [0, 10, 20, 30, 40, 50] },
  { values: [50], ticks: [0, 10, 20, 30, 40, 50] },
  { values: [51], ticks: [0, 20, 40, 60] },
  { values: [999], ticks: [0, 200, 400, 600, 800, 1000] },
  { values: [5_061_696], ticks: [0, 2_000_000, 4_000_000, 6_000_000] },
  { values: [0.5, 0.25], ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
])('ticks of $values', ({ values, ticks }) => {
  const found = axisTicks(values);
  expect(found).toHaveLength(ticks.length);
  for (const [index, tick] of ticks.entries()) expect(found[index]).toBeCloseTo(tick);
});
