import { expect, test } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { type Numbering, setNumbering } from './numbering.ts';

test.each<[Numbering, string]>([
  ['1', '<ol><li>Two</li><li>Three</li></ol>'],
  ['a', '<ol type="a"><li>Two</li><li>Three</li></ol>'],
  ['i', '<ol type="i"><li>Two</li><li>Three</li></ol>'],
  ['A', '<ol type="A"><li>Two</li><li>Three</li></ol>'],
  ['(a)', '<p>(a) Two</p>\n<p>(b) Three</p>'],
  ['1.1', '<p>4.1 Two</p>\n<p>4.2 Three</p>'],
])('numbers paragraphs with %s', (numbering, expected) => {
  const editor = makeEditor('<h2>4. One</h2>\n<p>Two</p>\n<p>Three</p>');
  editor.commands.setTextSelection({ from: 10, to: 18 });
  setNumbering(editor, numbering);
  expect(save(editor)).toBe(`<h2>4. One</h2>\n${expected}`);
  // Another form replaces it.
  setNumbering(editor, '(a)');
  expect(save(editor)).toBe('<h2>4. One</h2>\n<p>(a) Two</p>\n<p>(b) Three</p>');
  editor.destroy();
});

test('a nested list says that it has digits: the page gives it letters', () => {
  const editor = makeEditor('<ol><li>One<ol><li>Two</li></ol></li></ol>');
  editor.commands.setTextSelection(10);
  setNumbering(editor, '1');
  expect(save(editor)).toBe('<ol><li>One<ol type="1"><li>Two</li></ol></li></ol>');
  editor.destroy();
});
