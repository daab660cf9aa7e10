import { describe, expect, it, vi } from 'vitest';
import { formatCalendarDate, formatDate, formatNumber, formatTimeAgo } from './format.ts';
import { formatRange } from '../list/formatRange.ts';

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
    expect(formatDate('2026-11-12T12:00:00Z', 'en-US')).toBe('Nov 12, 2026');
    expect(formatDate('2026-11-12T12:00:00Z', 'en-GB')).toBe('12 Nov 2026');
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
