import { afterEach, beforeEach, expect, test } from 'vitest';
import { fieldsOf, momentOf, zoneAt } from './momentOf.ts';

const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('a date and a time of day are a moment in the time zone of the browser', () => {
  expect(momentOf('2026-11-30', '9:00')).toEqual({ at: '2026-11-30T08:00:00.000Z' });
  expect(fieldsOf('2026-11-30T08:00:00.000Z')).toEqual({ date: '2026-11-30', time: '09:00' });
  expect(zoneAt('2026-11-30T08:00:00.000Z')).toBe('Europe/Berlin, GMT+1');
});

test('a time that clocks skip is refused', () => {
  expect(momentOf('2026-03-29', '02:30')).toEqual({
    time: '02:30 does not exist on this day: clocks go forward. Choose another time',
  });
});

test('one that they repeat is the first', () => {
  expect(momentOf('2026-10-25', '02:30')).toEqual({ at: '2026-10-25T00:30:00.000Z' });
});

test.each([
  ['', '09:00', 'date'],
  ['2026-11-30', '24:00', 'time'],
  ['2026-11-30', 'noon', 'time'],
])('%s %s is refused', (date, time, field) => {
  expect(Object.keys(momentOf(date, time))).toEqual([field]);
});
