import { expect, it } from 'vitest';
import { formatRange } from './usePagedList.ts';

it('ranges use Latin digits in every locale', () => {
  const range = { rows: Array(10), currentPage: 1, totalPages: 125, perPage: 10, total: 1241 };
  expect(formatRange(range, 'ar-EG')).toBe('1–10 of 1,241');
});
