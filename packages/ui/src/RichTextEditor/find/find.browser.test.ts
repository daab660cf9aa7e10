import { expect, test } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { findInEditor } from './EditorFind.tsx';
import { createFinder, foldWithPlaces } from './findMatches.ts';

const query = (text: string, isWholeWord = false, isCaseMatched = false) => ({
  text,
  isCaseMatched,
  isWholeWord,
});

const found = (text: string, content: string, isWholeWord = false, isCaseMatched = false) =>
  createFinder(query(text, isWholeWord, isCaseMatched))(foldWithPlaces(content, isCaseMatched)).map(
    ({ from, to }) => content.slice(from, to),
  );

test.each([
  ['Section 1', 'Section 1, Section 10, Section 1.2, Section 1. And Section 1', 3],
  ['Section 1', 'Section 1/2, Section 1–3, Section 1:2, Section 1…3, Section 1(2)', 1],
  ['Section 1.', 'Section 1.2 and Section 1.', 1],
  ['.2', '1.2 and .2', 1],
  ['1', '1 10 1.2 2.1 1,5 1. §1 a1', 3],
  ['2', '1.2 2 2.1 1/2 1–2 1−2', 1],
  ['Caf', 'Cafe\u0301 Caf Café', 1],
  ['(a)', '(a) and 5(a)', 2],
])('whole words know digits and marks: %s in %s', (text, content, count) => {
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
  ['cafe', 'café'],
  ['cafe', 'cafe\u0301'],
  ['strasse', 'Straße'],
  ['Straße', 'STRASSE'],
  ['office', 'oﬃce'],
  ['agb', 'ＡＧＢ'],
  ['a-b', 'a⸺b'],
  ['terms', 'te\u200erm\ufeffs'],
  ['محمد', 'مُحَمَّد'],
  ['개인', '개인'.normalize('NFD')],
  ['(', '('],
  ['\\', '\\'],
  ['a.c', 'a.c'],
])('%s is found in %s', (text, content) => {
  expect(found(text, content)).toEqual([content]);
});

test('signs of patterns, and parts of a character, are not found', () => {
  expect(found('a.c', 'abc')).toEqual([]);
  expect(found('f', 'ﬁ')).toEqual([]);
  expect(found('s', 'ß s')).toEqual(['s']);
});

test('letters have the case that is typed, if asked for', () => {
  expect(found('École', 'école ÉCOLE Ecole E\u0301cole', false, true)).toEqual(['Ecole', 'E\u0301cole']);
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
  ['<p>Die Straße am Ende</p>', 'strasse', 'Allee', '<p>Die Allee am Ende</p>'],
  ['<p>One o\ufb03ce and one cafe\u0301s</p>', 'office', 'room', '<p>One room and one cafe\u0301s</p>'],
  ['<p>One cafe\u0301.</p>', 'cafe', 'café', '<p>One café.</p>'],
])('in %s %s is replaced as a whole', (html, text, by, expected) => {
  expect(replaced(html, text, by)).toBe(expected);
});

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

test.each([
  ['(', '[', '<p>Data [see [a)) \\ end</p>'],
  ['\\', '$&', '<p>Data (see (a)) $&amp; end</p>'],
  ['\\ end', '', '<p>Data (see (a)) </p>'],
  ['Data (see (a)) \\ end', '', ''],
])('every %s is replaced by "%s" as it is written', (text, by, expected) => {
  expect(replaced('<p>Data (see (a)) \\ end</p>', text, by)).toBe(expected);
});

test('a link whose words are all replaced by nothing goes with them', () => {
  expect(replaced(LINK, 'our terms', '')).toBe('<p>See  of use.</p>');
  expect(replaced(LINK, 'See our terms of use.', '')).toBe('');
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

const HELD = `<p>See <a href="https://acme.example/terms" title="Terms of Acme">our <strong>terms</strong></a>.</p>
<p><img src="https://acme.example/logo.png" alt="Acme, since 1900"> and <img src="data:image/png;base64,acme" alt=""></p>
<p>Acme</p>`;

function openFind(html: string, text: string) {
  const editor = makeEditor(html);
  const target = findInEditor(editor);
  const close = target.open(() => {});
  target.find(query(text));
  const { attributes } = target;
  const end = () => {
    close();
    editor.destroy();
  };
  return { editor, target, attributes, end };
}

test('addresses, titles and alternative texts are listed, and replaced one by one', () => {
  const { editor, target, attributes, end } = openFind(HELD, 'acme');
  const listed = () => attributes().map(({ kind, text }) => `${kind} ${text}`);
  expect(target.status().count).toBe(1);
  expect(listed()).toEqual([
    'foundTitle Terms of Acme',
    'foundAddress https://acme.example/terms',
    'foundAddress https://acme.example/logo.png',
    'foundAlternative Acme, since 1900',
  ]);
  target.replaceAll('Delta');
  expect(save(editor)).toBe(HELD.replace('<p>Acme</p>', '<p>Delta</p>'));
  for (let [first] = attributes(); first; [first] = attributes()) {
    first.show();
    const { from, to } = editor.state.selection;
    expect(from).toBeLessThan(to);
    expect(first.replace('$1')).toBe(true);
  }
  expect(save(editor))
    .toBe(`<p>See <a href="https://$1.example/terms" title="Terms of $1">our <strong>terms</strong></a>.</p>
<p><img src="https://$1.example/logo.png" alt="$1, since 1900"> and <img src="data:image/png;base64,acme" alt=""></p>
<p>Delta</p>`);
  // One step each.
  editor.commands.undo();
  expect(listed()).toEqual(['foundAlternative Acme, since 1900']);
  end();
});

test('an address that is not allowed stays', () => {
  const { editor, attributes, end } = openFind('<p><a href="https://acme.example">x</a></p>', 'https');
  expect(attributes()[0]?.replace('javascript')).toBe(false);
  expect(save(editor)).toBe('<p><a href="https://acme.example">x</a></p>');
  end();
});
