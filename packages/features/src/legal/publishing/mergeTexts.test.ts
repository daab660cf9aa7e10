import { expect, test } from 'vitest';
import { mergeTexts, splitBlocks } from './mergeTexts.ts';

test.each([
  ['<p>One</p>\n<p>Two</p>', ['<p>One</p>', '\n<p>Two</p>']],
  ['<ul><li>A</li><li>B</li></ul>', ['<ul>', '<li>A</li>', '<li>B</li>', '</ul>']],
  ['Text <b>bold</b> end', ['Text <b>bold</b>', ' end']],
  ['<p title="a>b">x<br>y</p><!-- <p> -->', ['<p title="a>b">x<br>y</p>', '<!-- <p> -->']],
  ['<p>One</p><p>&nbsp;</p><p> <br></p><p>Two</p>', ['<p>One</p>', '<p>&nbsp;</p><p> <br></p><p>Two</p>']],
  ['<p>open', ['<p>open']],
  ['<p>One</p><!-- <p>', ['<p>One</p>', '<!-- <p>']],
  ['<!--[if mso]><p>Word</p><![endif]--><p>One</p>', ['<!--[if mso]><p>Word</p><![endif]--><p>One</p>']],
  ['<p>One</p><p title="open', ['<p>One</p>', '<p title="open']],
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

test.each([
  ['open comments', '<!-- '],
  ['open tags', '<a '],
  ['open quotation marks', '<a title="'],
  ['equal blocks', '<p>One</p>'],
])('a megabyte of %s is merged in time', (_name, part) => {
  const base = part.repeat(1_000_000 / part.length);
  const start = performance.now();
  const merged = mergeTexts(base, `<p>Mine</p>${base}`, `${base}<p>Theirs</p>`);
  expect(merged.map((each) => ('text' in each ? each.text : each.mine)).join('')).toContain('Mine');
  expect(performance.now() - start).toBeLessThan(10_000);
});

const blocksWith = (word: string, third = '3') =>
  Array.from(
    { length: 10_000 },
    (_, index) => `<p>${index % 4 === 1 ? word : ''}${index === 3 ? third : index}</p>`,
  ).join('');

test('10,000 blocks of which each fourth has changed are merged', () => {
  const [merged, ...others] = mergeTexts(blocksWith(''), blocksWith('Mine '), blocksWith('', 'Theirs'));
  expect(others).toEqual([]);
  // The message of a failed `toEqual` would have a megabyte.
  expect(merged && 'text' in merged && merged.text === blocksWith('Mine ', 'Theirs')).toBe(true);
});
