import { expect, it } from 'vitest';
import type { Difference } from '../Report.ts';
import { changedRows } from './changedRows.ts';

const shot = (height: number) => ({ sha256: 'a', width: 400, height });
const difference = (look: string, height: number, ...ys: number[]): Difference => ({
  file: look,
  look,
  before: shot(height),
  after: shot(height),
  regions: ys.map((y) => ({ x: 0, y, width: 10, height: 20 })),
});

it('covers what changed in all looks of a long picture, with context', () => {
  const differences = [difference('light', 2000, 500), difference('dark', 2000, 600, 700)];
  expect(changedRows({ differences })).toEqual({ y: 436, height: 348 });
});

it('ends with the picture', () => {
  expect(changedRows({ differences: [difference('light', 1000, 10)] })).toEqual({ y: 0, height: 94 });
  expect(changedRows({ differences: [difference('light', 1000, 970)] })).toEqual({ y: 906, height: 94 });
});

it.each([
  ['are short', difference('light', 700, 10)],
  ['changed nearly everywhere', difference('light', 2000, 10, 1900)],
  ['only grew', difference('light', 2000)],
  ['are new', { ...difference('light', 2000, 10), before: null }],
])('leaves pictures whole that %s', (_, ...differences) => {
  expect(changedRows({ differences })).toBeUndefined();
});
