import { expect, test } from 'vitest';
import { americanMonths } from './americanMonths.ts';

test('the names are those of Intl', () => {
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
  expect(americanMonths).toEqual(names);
});
