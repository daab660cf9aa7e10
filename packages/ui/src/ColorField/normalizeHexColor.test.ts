import { expect, test } from 'vitest';
import { normalizeHexColor } from './normalizeHexColor.ts';

test.each([
  ['#abc', '#aabbcc'],
  ['abc', '#aabbcc'],
  ['abcdef', '#abcdef'],
  ['#ABCDEF', '#abcdef'],
  ['  #3b82f6 ', '#3b82f6'],
])('%s becomes %s', (text, color) => {
  expect(normalizeHexColor(text)).toBe(color);
});

test.each([
  '',
  '#',
  '#ab',
  '#abcd',
  '#abcde',
  '#abcdef0',
  '##abc',
  'red',
  '#ggg',
  'abc def',
  'rgb(0,0,0)',
  '#аbc',
])('%j is not a colour', (text) => {
  expect(normalizeHexColor(text)).toBeUndefined();
});
