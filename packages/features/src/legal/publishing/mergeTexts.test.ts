import { expect, test } from 'vitest';
import { mergeTexts, splitBlocks } from './mergeTexts.ts';

test.each([
  ['<p>One</p>\n<p>Two</p>', ['<p>One</p>', '\n<p>Two</p>']],
  ['<ul><li>A</li><li>B</li></ul>', ['<ul>', '<li>A</li>', '<li>B</li>', '</ul>']],
  ['Text <b>bold</b> end', ['Text <b>bold</b>', ' end']],
  ['<p title="a>b">x<br>y</p><!-- <p> -->', ['<p title="a>b">x<br>y</p>', '<!-- <p> -->']],
  ['<p>open', ['<p>open']],
])('%s is cut into blocks', (html, blocks) => {
  expect(splitBlocks(html)).toEqual(blocks);
  expect(splitBlocks(html).join('')).toBe(html);
});

const BASE = '<p>One</p><p>Two</p><p>Three</p>';

test('changes of different blocks are merged', () => {
  expect(mergeTexts(BASE, '<p>1</p><p>Two</p><p>Three</p>', '<p>One</p><p>Two</p><p>3</p><p>4</p>')).toEqual([
    { text: '<p>1</p><p>Two</p><p>3</p><p>4</p>' },
  ]);
});

test('a block that both changed is asked for, with what each made of it', () => {
  expect(
    mergeTexts(BASE, '<p>One</p><p>Mine</p><p>Three</p>', '<p>1</p><p>Two</p><p>Theirs</p>'),
  ).toContainEqual(expect.objectContaining({ mine: expect.stringContaining('Mine') as string }));
  expect(mergeTexts(BASE, '<p>One</p><p>A</p><p>Three</p>', '<p>One</p><p>B</p><p>Three</p>')).toEqual([
    { text: '<p>One</p>' },
    { mine: '<p>A</p>', theirs: '<p>B</p>' },
    { text: '<p>Three</p>' },
  ]);
});
