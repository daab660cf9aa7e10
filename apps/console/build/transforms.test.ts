import { expect, it } from 'vitest';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => `en-${first}${second}`));

it('is right about the direction of every English region', () => {
  const scripts = REGIONS.map((locale) => new Intl.Locale(locale).maximize().script);
  expect(new Set(scripts)).toEqual(new Set(['Latn']));
});
