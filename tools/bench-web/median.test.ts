import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[3, 1, 20], 3],
  [[4, 1, 2, 100], 3],
  [[7], 7],
])('of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

it('does not exist without numbers', () => {
  expect(() => median([])).toThrow('No numbers');
});
