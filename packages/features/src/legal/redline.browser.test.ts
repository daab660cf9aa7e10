import { expect, test } from 'vitest';
import { redlineOf, redlinePage } from './redline.ts';

const kindsOf = (before: string, after: string) => redlineOf(before, after).map(({ kind }) => kind);

test('a word that changes is marked within its block', () => {
  expect(
    redlineOf('<p>We keep your name.</p><p>Same.</p>', '<p>We keep your address.</p><p>Same.</p>'),
  ).toEqual([
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'We keep your ' },
        { kind: 'removed', text: 'name' },
        { kind: 'added', text: 'address' },
        { kind: 'same', text: '.' },
      ],
      notes: [],
    },
    { kind: 'same', parts: [{ kind: 'same', text: 'Same.' }], notes: [] },
  ]);
});

test('blocks are added, removed, moved and replaced', () => {
  expect(kindsOf('<p>One</p><p>Two</p>', '<p>One</p><p>New words here</p><p>Two</p>')).toEqual([
    'same',
    'added',
    'same',
  ]);
  expect(kindsOf('<p>One</p><p>Two</p>', '<p>Two</p>')).toEqual(['removed', 'same']);
  expect(kindsOf('<p>A</p><p>B</p><p>C</p>', '<p>B</p><p>C</p><p>A</p>')).toEqual(['same', 'same', 'moved']);
  expect(kindsOf('<p>Nothing in common</p>', '<p>Quite another clause</p>')).toEqual(['replaced']);
});

test.each([
  ['<p>We keep data</p>', '<p>We <b>keep</b> data</p>', 'Bold added: “keep”'],
  ['<p><a href="/a">Ask us</a></p>', '<p><a href="/b">Ask us</a></p>', 'Link changed: /a → /b “Ask us”'],
  ['<ol><li>One</li></ol>', '<ol start="3"><li>One</li></ol>', 'Number changed: 1 → 3'],
  ['<p>Title</p>', '<h2>Title</h2>', 'Kind changed: paragraph → heading 2'],
  ['<p>Text</p>', '<p class="x">Text</p>', 'Attribute “class” added: x'],
  [
    '<p><img src="https://e.org/a.png" alt="Map"></p>',
    '<p><img src="https://e.org/b.png" alt="Map"></p>',
    'Attribute “src” changed: https://e.org/a.png → https://e.org/b.png “[Image: Map]”',
  ],
])('%s to %s is named', (before, after, note) => {
  expect(redlineOf(before, after)).toMatchObject([{ kind: 'changed', notes: [note] }]);
});

test('equal texts have no change, whatever their line breaks', () => {
  expect(kindsOf('<ul>\n<li>One\ntwo</li>\n</ul>', '<ul><li>One two</li></ul>')).toEqual(['same']);
});

test('the page to keep escapes every word and note', () => {
  const page = redlinePage(
    'A & B',
    redlineOf('<p>1 &lt; 2</p>', '<p class="&lt;script&gt;">1 &lt; 2 &lt;img&gt;</p>'),
  );
  expect(page).toContain('<title>A &amp; B</title>');
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('&lt;script&gt;');
});

test('a form whose controls hide its properties is compared', () => {
  const form = '<form><p>One</p><input name="attributes"><input name="childNodes"></form>';
  expect(kindsOf(form, form.replace('One', 'One more'))).toEqual(['changed']);
});

const many = (text: (index: number) => string, count = 10_000) =>
  Array.from({ length: count }, (_, index) => `<p>${text(index)}</p>`).join('');

/** Far above what they take, far below what the square of their number would. */
const MAX_MS = 20_000;

test.each([
  ['rewritten', many((index) => `Clause ${index} of old`), many((index) => `Quite another ${-index}`)],
  ['each changed', many((index) => `We keep item ${index}`), many((index) => `We may keep item ${index}`)],
  ['items of a list', `<ol>${many(String).replaceAll('p>', 'li>')}</ol>`, '<ol><li>1</li></ol>'],
  ['100 deep', '<div>'.repeat(100), `${'<div>'.repeat(100)}Text`],
  ['one block', many(() => 'old word '.repeat(100_000), 1), many(() => 'new name '.repeat(100_000), 1)],
  ['comments', '<!-- '.repeat(100_000), '<!--[if mso]><p>Text</p>'.repeat(10_000)],
])('texts of 10,000 blocks are compared in time: %s', (_name, before, after) => {
  const start = performance.now();
  expect(redlineOf(before, after)).toBeInstanceOf(Array);
  expect(performance.now() - start).toBeLessThan(MAX_MS);
});
