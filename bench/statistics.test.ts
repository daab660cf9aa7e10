import { expect, it } from 'vitest';
import { formatNumber, percentile } from './statistics.ts';

it.each([
  [[3, 1, 20], 0.5, 3],
  [[4, 1, 2, 100], 0.5, 3],
  [[7], 0.99, 7],
  [[0, 10], 0.9, 9],
])('of %j, the percentile %d is %d', (numbers, fraction, expected) => {
  expect(percentile(numbers, fraction)).toBe(expected);
});

it('needs numbers', () => {
  expect(() => percentile([], 0.5)).toThrow('No numbers');
});

it.each([
  [1234.5, '1235'],
  [97.04, '97.0'],
  [1.504, '1.50'],
  [0.0012, '0.0012'],
  [0, '0'],
  [13, '13'],
])('writes %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
