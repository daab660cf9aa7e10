import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentText } from '../../shared/format/momentText.ts';
import { fieldsOf, momentsOf } from './momentsOf.ts';

beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Europe/Berlin', '2026-11-30', '9:00', '2026-11-30T08:00:00.000Z', '9:00 AM GMT+1'],
  ['Europe/Berlin', '2026-06-30', '09:00', '2026-06-30T07:00:00.000Z', '9:00 AM GMT+2'],
  ['Australia/Lord_Howe', '2026-11-30', '09:00', '2026-11-29T22:00:00.000Z', '9:00 AM GMT+11'],
  ['Pacific/Kiritimati', '2026-11-30', '00:15', '2026-11-29T10:15:00.000Z', '12:15 AM GMT+14'],
  ['Asia/Kathmandu', '2026-11-30', '23:59', '2026-11-30T18:14:00.000Z', '11:59 PM GMT+5:45'],
  ['UTC', '2026-11-30', '09:00', '2026-11-30T09:00:00.000Z', '9:00 AM UTC'],
])('in %s, %s %s is a moment', (zone, date, time, at, shown) => {
  expect(momentsOf(date, time, zone)).toEqual({ moments: [at] });
  expect(fieldsOf(at, zone)).toEqual({ date, time: time.padStart(5, '0') });
  expect(momentText(at, zone, 'en-US')).toContain(`, 2026, ${shown}${zone === 'UTC' ? '' : ` (${zone})`}`);
});

test('without a zone of the company the browser’s counts', () => {
  expect(momentsOf('2026-11-30', '09:00')).toEqual({ moments: ['2026-11-30T14:00:00.000Z'] });
  expect(momentText('2026-11-30T14:00:00.000Z', undefined, 'en-US')).toBe(
    'Nov 30, 2026, 9:00 AM GMT-5 (America/New_York)',
  );
});

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30'],
  ['America/Santiago', '2026-09-06', '00:30'],
  ['Australia/Sydney', '2026-10-04', '02:00'],
  ['Pacific/Apia', '2011-12-30', '12:00'],
])('in %s, clocks skip %s %s', (zone, date, time) => {
  expect(momentsOf(date, time, zone)).toEqual({
    time: `${time} does not exist on this day: clocks go forward. Choose another time`,
  });
});

test.each([
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  ['Australia/Sydney', '2026-04-05', '02:30', '2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
])('in %s, %s %s comes twice', (zone, date, time, first, second) => {
  expect(momentsOf(date, time, zone)).toEqual({ moments: [first, second] });
});

test.each([
  ['', '09:00', 'date'],
  ['2026-13-30', '09:00', 'date'],
  // While a year is typed, browsers report each of its digits.
  ['0002-12-02', '09:00', 'date'],
  ['0020-12-02', '09:00', 'date'],
  ['0202-12-02', '09:00', 'date'],
  ['9999-12-31', '09:00', 'date'],
  ['2026-11-30', '24:00', 'time'],
  ['2026-11-30', 'noon', 'time'],
])('%s %s is refused', (date, time, field) => {
  expect(Object.keys(momentsOf(date, time, 'Europe/Berlin'))).toEqual([field]);
});
