import { expect, it } from 'vitest';
import { outcomesOf } from './storyReporter.ts';

const reports = [{ type: 'a11y', status: 'passed' }];
const looks = ['light', 'dark', 'forced-colors'];

it('reports each look that a story passed', () => {
  const outcomes = outcomesOf({ looks, passedLooks: looks, pictured: looks, reports }, true);
  expect(outcomes.map(({ variant }) => variant)).toEqual(looks);
  expect(
    outcomes.every(({ isPassed, isAccessible, isPictured }) => isPassed && isAccessible && isPictured),
  ).toBe(true);
});

it('reports the looks before the one that failed', () => {
  const outcomes = outcomesOf({ looks, passedLooks: ['light', 'dark'], reports }, false);
  expect(outcomes.map(({ isPassed }) => isPassed)).toEqual([false, true, false]);
  expect(outcomes.map(({ isAccessible }) => isAccessible)).toEqual([true, true, false]);
});

it('reports no look as accessible if the accessibility check failed', () => {
  const outcomes = outcomesOf({ looks, reports: [{ type: 'a11y', status: 'failed' }] }, false);
  expect(outcomes.map(({ isAccessible }) => isAccessible)).toEqual([false, false, false]);
});
