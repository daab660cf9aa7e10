import { expect, test } from 'vitest';
import { normalizeHexColor } from './normalizeHexColor.ts';

test.each([
  ['#abc', '#aabbcc'],
  ['abc', '#aabbcc'],
  ['abcdef', '#abcdef'],
  ['#ABCDEF', '#abcdef'],
  ['  #3b82f6 ', '#3b82f6'],
  ['\u200b#16A34A;\n', '#16a34a'],
  ['#16a34aff', '#16a34a'],
  ['＃１６Ａ３４Ａ', '#16a34a'],
  ['rgb(22, 163, 74)', '#16a34a'],
  ['RGB(22 163 74)', '#16a34a'],
  ['rgba( 22,163,74, 1.0 );', '#16a34a'],
  ['rgb(22 163 74 / 100%)', '#16a34a'],
  ['rgb(0,0,0)', '#000000'],
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
  'rgb(0,0,256)',
  'rgb(0,0)',
  'rgb(22 163 74 / 50%)',
  '#16a34a80',
  '#аbc',
])('%j is not a colour', (text) => {
  expect(normalizeHexColor(text)).toBeUndefined();
});
