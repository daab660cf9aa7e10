import { expect, test } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { findInEditor } from './EditorFind.tsx';
import { matcherOf } from './FindTarget.ts';

const query = (text: string, isWholeWord = false) => ({ text, isCaseMatched: false, isWholeWord });

const found = (text: string, content: string, isWholeWord = false) =>
  [...content.matchAll(matcherOf(query(text, isWholeWord)) ?? /$^/g)].map(([match]) => match);

test.each([
  ['Section 1', 'Section 1, Section 10, Section 1.2, Section 1. And Section 1', 3],
  ['1', '1 10 1.2 2.1 1,5 1. §1 a1', 3],
  ['2', '1.2 2 2.1', 1],
  ['Caf', 'Cafe\u0301 Caf Café', 1],
  ['(a)', '(a) and 5(a)', 2],
])('whole words know digits and marks: %s', (text, content, count) => {
  expect(found(text, content, true)).toHaveLength(count);
});

test.each([
  ["don't", 'don’t'],
  ['"we"', '„we“'],
  ['2-4', '2–4'],
  ['data protection', 'data\u00a0 protection'],
  ['agreement', 'agree\u00adment'],
  ['agree\u00adment', 'agreement'],
  ['e-mail', 'e\u2011mail'],
  ['café', 'cafe\u0301'],
  ['cafe\u0301', 'café'],
  ['(', '('],
  ['\\', '\\'],
  ['a.c', 'a.c'],
])('%s is found in %s', (text, content) => {
  expect(found(text, content)).toEqual([content]);
});

test('signs of patterns and other accents are not found', () => {
  expect(found('a.c', 'abc')).toEqual([]);
  expect(found('cafe', 'cafe\u0301')).toEqual([]);
});

function replaced(html: string, text: string, by: string): string {
  const editor = makeEditor(html);
  const target = findInEditor(editor);
  const close = target.open(() => {});
  target.find(query(text));
  target.replaceAll(by);
  const saved = save(editor);
  editor.commands.undo();
  expect(save(editor)).toBe(html);
  close();
  editor.destroy();
  return saved;
}

const LINK = '<p>See <a href="/t">our terms</a> of use.</p>';

test.each([
  ['our', 'the', '<p>See <a href="/t">the terms</a> of use.</p>'],
  ['terms', 'rules', '<p>See <a href="/t">our rules</a> of use.</p>'],
  ['our terms', 'all rules', '<p>See <a href="/t">all rules</a> of use.</p>'],
  ['terms of', 'rules of', '<p>See <a href="/t">our rules</a> of use.</p>'],
  ['See our', 'See the', '<p>See <a href="/t">the terms</a> of use.</p>'],
  ['See our terms of', 'Read our rules of', '<p><a href="/t">Read our rules</a> of use.</p>'],
  ['terms', 'terms and rules', '<p>See <a href="/t">our terms and rules</a> of use.</p>'],
  ['terms', '', '<p>See <a href="/t">our </a> of use.</p>'],
  [' of use', '', '<p>See <a href="/t">our terms</a>.</p>'],
])('%s replaced by "%s" leaves the link around its words', (text, by, expected) => {
  expect(replaced(LINK, text, by)).toBe(expected);
});

test('300 matches in 300 kB are replaced at once, as one undo step', () => {
  const sentence =
    'The controller keeps your data for ten years under the Fiscal Code, unless you object to it.';
  const html = Array.from(
    { length: 3200 },
    (_, index) => `<p>${sentence}${index % 11 === 0 ? ' Term.' : ''}</p>`,
  ).join('\n');
  const start = performance.now();
  expect(replaced(html, 'Term', 'Period').match(/Period/g)).toHaveLength(291);
  // With opening, saving and undoing, on a busy machine.
  expect(performance.now() - start).toBeLessThan(20_000);
});
