import { expect, it } from 'vitest';
import { formatNumber, formatTable, type Round } from './formatTable.ts';

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

it('shows medians, and the medians of the ratios per round', () => {
  const rounds: Round[] = [
    { console: { 'rows, ms': 100 }, floor: { 'rows, ms': 50 } },
    { console: { 'rows, ms': 300 }, floor: { 'rows, ms': 100 } },
    { console: { 'rows, ms': 120 }, floor: { 'rows, ms': 80 } },
    { console: { requests: 8 } },
  ];
  expect(formatTable(rounds).split('\n')).toEqual([
    '| figure   | console | floor | limit | to floor | to limit |',
    '| -------- | ------: | ----: | ----: | -------: | -------: |',
    '| rows, ms |     120 |    80 |     – |        2 |        – |',
    '| requests |       8 |     – |     – |        – |        – |',
  ]);
});
