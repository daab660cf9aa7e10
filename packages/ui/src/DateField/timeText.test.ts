import { expect, test } from 'vitest';
import { isTime, parseTime } from './timeText.ts';

test.each([
  ['9:30', '09:30'],
  [' 21.05 ', '21:05'],
  ['14h20', '14:20'],
  ['9 PM', '21:00'],
  ['12:15 a.m.', '00:15'],
  ['12 pm', '12:00'],
  ['07:45:59', '07:45'],
  ['٠٩:٣٠', '09:30'],
])('“%s” is pasted as %s', (pasted, time) => {
  expect(parseTime(pasted)).toBe(time);
});

test.each(['', '9', '930', '24:00', '9:60', '13 PM', 'noon', '2026-11-30'])('“%s” is no time', (pasted) => {
  expect(parseTime(pasted)).toBeUndefined();
});

test('a time has two digits each', () => {
  expect(['00:00', '23:59', '24:00', '9:30', '09:3', 'incomplete'].map(isTime)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
