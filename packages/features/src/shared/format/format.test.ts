import { describe, expect, it, vi } from 'vitest';
import { formatNumber } from './formatNumber.ts';
import { formatCalendarDate, formatDate } from './formatDate.ts';
import { formatMonthDay } from './formatMonthDay.ts';
import { formatTimeAgo } from './formatTimeAgo.ts';
import { formatRange } from '../list/ListPage.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');

describe('formatTimeAgo', () => {
  it.each([
    ['2026-11-15T11:59:30Z', 'now'],
    ['2026-11-15T11:55:00Z', '5 min. ago'],
    ['2026-11-15T09:00:01Z', '2 hr. ago'],
    ['2026-11-14T12:00:00Z', 'yesterday'],
    ['2026-09-01T12:00:00Z', '2 mo. ago'],
    ['2024-01-01T12:00:00Z', '2 yr. ago'],
  ])('%s is %s', (timestamp, words) => {
    expect(formatTimeAgo(timestamp, NOW, 'en-US')).toBe(words);
  });

  it('shows a future timestamp as now', () => {
    expect(formatTimeAgo('2026-11-16T12:00:00Z', NOW, 'en-US')).toBe('now');
  });
});

describe('dates and numbers', () => {
  it("follow the user's locale", () => {
    expect(formatNumber(12480, 'en-US')).toBe('12,480');
    expect(formatNumber(12480, 'de-DE')).toBe('12.480');
    const localDay = new Date(2026, 10, 12).toISOString();
    expect(formatDate(localDay, 'en-US')).toBe('Nov 12, 2026');
    expect(formatDate(localDay, 'en-GB')).toBe('12 Nov 2026');
  });

  it('American days are written as Intl writes them, without its formatters', () => {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2024, 0, 1 + day, 12)).toISOString(),
    );
    const times = [...days, '0004-02-29T12:00:00Z', '9999-12-31T12:00:00Z'];
    const local = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
    const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const expected = times.map((time) => [
      local.format(new Date(time)),
      calendar.format(new Date(time)),
      short.format(new Date(time)),
    ]);
    const create = vi.spyOn(Intl, 'DateTimeFormat');
    const written = times.map((time) => [
      formatDate(time, 'en-US'),
      formatCalendarDate(time.slice(0, 10), 'en-US'),
      formatMonthDay(time.slice(0, 10), 'en-US'),
    ]);
    expect(written).toEqual(expected);
    expect(create).not.toHaveBeenCalled();
    create.mockRestore();
  });

  it('ranges use Latin digits in every locale', () => {
    const range = { rows: Array(10), currentPage: 1, totalPages: 125, perPage: 10, total: 1241 };
    expect(formatRange(range, 'ar-EG')).toBe('1–10 of 1,241');
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
