import { describe, expect, it, vi } from 'vitest';
import { formatCompactNumber, formatCount, formatLocalNumber, formatNumber } from './format.ts';
import {
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatMonthDay,
  formatDay,
  formatTime,
  formatTimeAgo,
  formatZonedTime,
} from './formatTimes.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');

describe('numbers', () => {
  it.each([
    [formatNumber, 'en-US', '12,480'],
    [formatNumber, 'de-DE', '12.480'],
    [formatNumber, 'ar-EG', '12,480'],
    [formatLocalNumber, 'ar-EG', '١٢٬٤٨٠'],
    [formatCompactNumber, 'en-US', '12K'],
  ])('%o in %s is %s', (format, locale, expected) => {
    expect(format(12480, locale)).toBe(expected);
  });

  it('count in the singular and the plural', () => {
    expect([0, 1, 2, 1248].map((count) => formatCount(count, 'user'))).toEqual([
      '0 users',
      '1 user',
      '2 users',
      '1,248 users',
    ]);
    expect(formatCount(2, 'category', 'categories')).toBe('2 categories');
  });

  it('share a formatter per locale', () => {
    const create = vi.spyOn(Intl, 'NumberFormat');
    formatNumber(1, 'fr-FR');
    formatNumber(2, 'fr-FR');
    expect(create).toHaveBeenCalledTimes(1);
    create.mockRestore();
  });
});

describe('dates', () => {
  it("follow the user's locale", () => {
    const localDay = new Date(2026, 10, 12).toISOString();
    expect(formatDate(localDay, 'en-US')).toBe('Nov 12, 2026');
    expect(formatDate(localDay, 'en-GB')).toBe('12 Nov 2026');
    expect(formatDateTime(new Date(2026, 10, 12, 9, 5).toISOString(), 'en-GB')).toBe('12 Nov 2026, 09:05');
    expect(formatMonthDay('2026-11-02', 'en-US')).toBe('Nov 2');
  });

  it.each([
    ['Pacific/Pago_Pago', 'en-US', 'Mar 18, 1994'],
    ['Pacific/Kiritimati', 'en-GB', '18 Mar 1994'],
  ])('a date of birth is the same day in %s', (zone, locale, words) => {
    vi.stubEnv('TZ', zone);
    expect(formatCalendarDate('1994-03-18', locale)).toBe(words);
    vi.unstubAllEnvs();
  });
});

const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();

describe('formatDay', () => {
  const now = new Date(2026, 10, 29, 9).getTime();

  it.each([
    [at(2026, 10, 29, 0), 'Today · Sunday, November 29'],
    [at(2026, 10, 28, 23), 'Yesterday · Saturday, November 28'],
    [at(2026, 10, 27, 12), 'Friday, November 27'],
    [at(2025, 10, 29, 12), 'Saturday, November 29, 2025'],
  ])('of %s is %s', (timestamp, words) => {
    expect(formatDay(timestamp, now, 'en-US')).toBe(words);
  });

  it('is in another language if asked', () => {
    expect(formatDay(at(2026, 10, 28, 8), now, 'de-DE')).toBe('Gestern · Samstag, 28. November');
  });
});

it('formatTime shows the time of the day', () => {
  expect(formatTime(new Date(2026, 10, 29, 21, 56).toISOString(), 'en-GB')).toBe('21:56');
});

describe('formatTimeAgo', () => {
  it.each([
    ['2026-11-15T11:59:30Z', 'now'],
    ['2026-11-15T11:55:00Z', '5 min. ago'],
    ['2026-11-15T09:00:01Z', '2 hr. ago'],
    ['2026-11-14T12:00:00Z', 'yesterday'],
    ['2026-09-01T12:00:00Z', '2 mo. ago'],
    ['2024-01-01T12:00:00Z', '2 yr. ago'],
  ])('%s is %s', (timestamp, words) => {
    expect(formatTimeAgo(timestamp, NOW)).toBe(words);
  });

  it('is in another language if asked', () => {
    expect(formatTimeAgo('2026-11-15T09:00:01Z', NOW, 'de-DE')).toBe('vor 2 Std.');
  });

  it('shows a future timestamp as now', () => {
    expect(formatTimeAgo('2026-11-16T12:00:00Z', NOW)).toBe('now');
  });
});

describe('what is wrong', () => {
  it.each([
    [() => formatCalendarDate('2026-02-31'), '2026-02-31'],
    [() => formatMonthDay('2026-02-30'), '2026-02-30'],
    [() => formatDate('Order 5'), 'Order 5'],
    [() => formatDate('1'), '1'],
    [() => formatZonedTime('2026-11-02T09:30:00Z', 'UTC', 'de_DE'), 'Nov 2, 2026, 9:30 AM UTC'],
    [() => formatZonedTime('2026-11-02T09:30:00Z', 'Mars/Base', 'en'), 'Nov 2, 2026, 9:30 AM UTC'],
    [() => formatDay('2026-11-15T11:00:00Z', NOW, 'de_DE'), 'Today · Sunday, November 15'],
    [() => formatTimeAgo('2026-11-15T11:00:00Z', Number.NaN), 'now'],
  ])('as in line %#', (show, expected) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(show().replaceAll('\u202f', ' ')).toBe(expected);
  });
});
