import { expect, it } from 'vitest';
import { formatRounds, type Round } from './formatRounds.ts';

it('shows medians, and the medians of the ratios per round', () => {
  const rounds: Round[] = [
    { console: { 'rows, ms': 100 }, floor: { 'rows, ms': 50 } },
    { console: { 'rows, ms': 300 }, floor: { 'rows, ms': 100 } },
    { console: { 'rows, ms': 120 }, mantine: { 'rows, ms': 240 }, floor: { 'rows, ms': 80 } },
    { console: { requests: 8 } },
  ];
  expect(formatRounds(rounds).split('\n')).toEqual([
    '| figure   | console | mantine | floor | limit | to mantine | to floor | to limit |',
    '| -------- | ------: | ------: | ----: | ----: | ---------: | -------: | -------: |',
    '| rows, ms |     120 |     240 |    80 |     – |       0.50 |        2 |        – |',
    '| requests |       8 |       – |     – |     – |          – |        – |        – |',
  ]);
});
