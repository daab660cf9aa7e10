import { expect, test } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { editorEnglish } from '../editorEnglish.ts';
import { type Numbering, renumber, sayRenumbered, setNumbering } from './numbering.ts';

const lines = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

function renumbered(html: string) {
  const editor = makeEditor(html);
  const result = renumber(editor);
  const saved = save(editor);
  editor.commands.undo();
  const undone = save(editor);
  editor.destroy();
  expect(undone).toBe(html);
  return { saved, ...result };
}

test('renumbering follows a deleted clause, with all references, and is one undo step', () => {
  const { saved, clauses, references, unclear } = renumbered(
    `<h2>1. Terms</h2>\n${lines(
      '1.1 See clause 3.4(b) and <em>Section 3.5</em>.',
      '(a) first, subject to paragraph (c)',
      '(c) second',
      '(d) third',
      '1.3 Sections 3.4 and 3.5, or clauses 1.1(c) to 1.1(d)',
    )}\n<h2>3. Payment</h2>\n${lines('3.4 Late', '(a) one', '(b) two; Article 3 GDPR, section 3.4 of the Lease', '3.5 Interest under clause 3')}`,
  );
  expect(saved).toBe(
    `<h2>1. Terms</h2>\n${lines(
      '1.1 See clause 2.1(b) and <em>Section 2.2</em>.',
      '(a) first, subject to paragraph (b)',
      '(b) second',
      '(c) third',
      '1.2 Sections 2.1 and 2.2, or clauses 1.1(b) to 1.1(c)',
    )}\n<h2>2. Payment</h2>\n${lines('2.1 Late', '(a) one', '(b) two; Article 3 GDPR, section 3.4 of the Lease', '2.2 Interest under clause 2')}`,
  );
  expect({ clauses, references, unclear }).toEqual({ clauses: 6, references: 8, unclear: [] });
});

test('letters, Roman numerals, articles and paragraph signs keep their form', () => {
  const { saved } = renumbered(
    lines(
      'Article 2 One',
      '(a) a',
      '(i) i',
      '(iii) ii',
      '(v) iii',
      '(c) b, as in paragraph (a)(iii)',
      'Article 4 Two',
      'A. Capital',
      'C. Capital',
      '§ 3 Sign, see § 5',
      '§ 5 Sign',
      'A paragraph of 2026. (c) 2026 Planner',
      '(c) 2026 Planner',
      'I. am not',
    ),
  );
  expect(saved).toBe(
    lines(
      'Article 1 One',
      '(a) a',
      '(i) i',
      '(ii) ii',
      '(iii) iii',
      '(b) b, as in paragraph (a)(ii)',
      'Article 2 Two',
      'A. Capital',
      'B. Capital',
      '§ 1 Sign, see § 2',
      '§ 2 Sign',
      'A paragraph of 2026. (c) 2026 Planner',
      '(c) 2026 Planner',
      'I. am not',
    ),
  );
});

test('(h) and (i) are letters, also in the clauses of a list', () => {
  const { saved } = renumbered(
    `<ol><li>One<p>(g) a</p><p>(h) b, clause 1(i)</p><p>(i) c</p><p>(j) d</p></li></ol>`,
  );
  expect(saved).toBe(`<ol><li>One<p>(a) a</p><p>(b) b, clause 1(c)</p><p>(c) c</p><p>(d) d</p></li></ol>`);
});

test('a reference to a number that two clauses had stays, and is named', () => {
  const { saved, ...result } = renumbered(lines('1. One', '2. New', '2. Two', '3. See clause 2'));
  expect(saved).toBe(lines('1. One', '2. New', '3. Two', '4. See clause 2'));
  expect(sayRenumbered(editorEnglish, result)).toBe(
    'Renumbered: 2 clauses, 0 references. Check, as several clauses had this number: clause 2',
  );
});

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
