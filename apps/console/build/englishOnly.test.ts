import { expect, it } from 'vitest';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

it('drops no calendar of an English region', () => {
  const locales = LETTERS.flatMap((first) => LETTERS.map((second) => `en-${first}${second}`));
  const calendars = locales.map((locale) => new Intl.DateTimeFormat(locale).resolvedOptions().calendar);
  expect(new Set(calendars)).toEqual(new Set(['gregory']));
});
