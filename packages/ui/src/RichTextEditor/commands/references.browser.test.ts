import { expect, test } from 'vitest';
import type { Editor } from '@tiptap/core';
import { numberedDoc, openedHtml } from '../extensions/source.ts';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { applyNumbers, planNumbers, readTargets } from './planNumbers.ts';
import { insertReference } from './references.ts';

/** The text with a reference to the target that begins so, where it has "@". */
function withReference(html: string, target: string): string {
  const editor = makeEditor(html);
  let at = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text?.includes('@')) at = position + node.text.indexOf('@');
  });
  editor.commands.setTextSelection({ from: at, to: at + 1 });
  const found = readTargets(editor.state.doc).find(({ text }) => text.startsWith(target));
  if (found) insertReference(editor, found);
  const saved = save(editor);
  editor.commands.undo();
  expect(save(editor)).toBe(html);
  editor.destroy();
  return saved.replaceAll(/c-[a-z\d]{6,8}\b/g, 'c-1');
}

/** The text after all sure changes of Renumber. */
function renumbered(html: string): string {
  const editor = makeEditor(html);
  applyNumbers(
    editor,
    planNumbers(editor.state.doc).filter(({ isSure }) => isSure),
  );
  const saved = save(editor);
  editor.destroy();
  return saved;
}

test.each([
  [
    'a clause',
    '2.1 ',
    '<h2>2. Term</h2>\n<p>2.1 It ends.</p>\n<p>See @.</p>',
    '<h2>2. Term</h2>\n<p id="c-1">2.1 It ends.</p>\n<p>See <a href="#c-1">2.1</a>.</p>',
  ],
  [
    'a part of a clause',
    '(b) ',
    '<p>3. Data</p><p>(a) mail</p><p>(b) name, @</p>',
    '<p>3. Data</p><p>(a) mail</p><p id="c-1">(b) name, <a href="#c-1">3(b)</a></p>',
  ],
  [
    'a heading without a number',
    'Cookies',
    '<h2 lang="en">Cookies</h2><p>@</p>',
    '<h2 lang="en" id="c-1">Cookies</h2><p><a href="#c-1">Cookies</a></p>',
  ],
  [
    'an item',
    'C. ',
    '<ol start="2" type="A"><li>One</li><li><p>Two</p></li></ol><p>As @</p>',
    '<ol start="2" type="A"><li>One</li><li id="c-1"><p>Two</p></li></ol><p>As <a href="#c-1">C</a></p>',
  ],
  [
    'a block that has an id',
    '1. ',
    '<p id="scope">1. Scope</p><p>@</p>',
    '<p id="scope">1. Scope</p><p><a href="#scope">1</a></p>',
  ],
])('a reference to %s is a link with its number', (_name, target, html, expected) => {
  expect(withReference(html, target)).toBe(expected);
});

test.each([
  [
    'an item that others were inserted before',
    '<ol><li>New</li><li>One</li><li id="c">Two</li></ol><p>See <a href="#c">2</a>, 2 EUR and point 2.</p>',
    '<ol><li>New</li><li>One</li><li id="c">Two</li></ol><p>See <a href="#c">3</a>, 2 EUR and point 2.</p>',
  ],
  [
    'a clause that moved, whatever stands around the link',
    '<p>1. New</p><p>1. One</p><p id="c">2. Two</p><p>Section <a href="#c">2</a> of the law, <a href="#c">clause <b>2</b></a></p>',
    '<p>1. New</p><p>2. One</p><p id="c">3. Two</p><p>Section <a href="#c">3</a> of the law, <a href="#c">clause <strong>3</strong></a></p>',
  ],
  [
    'a part of a clause, by as many levels as it names',
    '<p>1. New</p><p>1. One</p><p>(a) new</p><p id="c">(a) old, <a href="#c">1(a)</a>, <a href="#c">(a)</a></p>',
    '<p>1. New</p><p>2. One</p><p>(a) new</p><p id="c">(b) old, <a href="#c">2(b)</a>, <a href="#c">(b)</a></p>',
  ],
  [
    'a list with letters',
    '<ol type="A"><li>New</li><li id="c">One</li></ol><p><a href="#c">A</a></p>',
    '<ol type="A"><li>New</li><li id="c">One</li></ol><p><a href="#c">B</a></p>',
  ],
])('a reference follows %s', (_name, html, expected) => {
  expect(renumbered(html)).toBe(expected);
  expect(renumbered(expected)).toBe(expected);
});

test.each([
  '<ol><li>One</li><li id="c">Two</li></ol><p><a href="#c">in</a> <a href="#c">here</a> <a href="#c">the second</a></p>',
  '<p id="c">2. Two</p><p><a href="#d">3</a> <a href="https://example.org/#c">3</a></p>',
])('other links stay as they are: %s', (html) => {
  expect(renumbered(html)).toBe(html);
});

/** Changes as "old → new", after an edit of the text. The sure ones are made. */
function planAfter(editor: Editor, edit: () => void): string[] {
  edit();
  const plan = planNumbers(editor.state.doc, openedHtml(editor)?.doc, numberedDoc(editor));
  applyNumbers(
    editor,
    plan.filter(({ isSure }) => isSure),
  );
  return plan.map(({ kind, old, now, isSure }) => `${kind} ${old} → ${now}${isSure ? '' : '?'}`);
}

const positionOf = (editor: Editor, words: string): number => {
  let found = -1;
  editor.state.doc.descendants((node, at) => {
    if (node.text?.includes(words)) found = at + node.text.indexOf(words);
  });
  return found;
};

const LISTED = '<ol><li>One</li><li>Two</li><li>Three</li></ol><p>See clause 2 and clause 3.</p>';

test('references to items of a list follow those that are inserted and deleted', () => {
  const editor = makeEditor(LISTED);
  expect(planAfter(editor, () => undefined)).toEqual([]);
  const insert = () =>
    editor.chain().setTextSelection(positionOf(editor, 'Two')).splitListItem('listItem').run();
  expect(planAfter(editor, insert)).toEqual(['reference 2 → 3', 'reference 3 → 4']);
  expect(save(editor)).toContain('<p>See clause 3 and clause 4.</p>');
  expect(planAfter(editor, () => undefined)).toEqual([]);
  expect(planAfter(editor, insert)).toEqual(['reference 3 → 4', 'reference 4 → 5']);
  editor.commands.undo();
  editor.commands.undo();
  expect(save(editor)).toContain('<p>See clause 3 and clause 4.</p>');
  editor.destroy();
});

const deleteItem = (editor: Editor, words: string) => {
  const $at = editor.state.doc.resolve(positionOf(editor, words));
  editor.view.dispatch(editor.state.tr.delete($at.before(-1), $at.after(-1)));
};

test('a reference to a deleted item is gone, those after it follow', () => {
  const editor = makeEditor(LISTED);
  expect(planAfter(editor, () => deleteItem(editor, 'Two'))).toEqual(['gone 2 → 2', 'reference 3 → 2']);
  editor.destroy();
});

test('words of an item may change, and new words mean the numbers of today', () => {
  const editor = makeEditor(LISTED);
  const edit = () => {
    editor.commands.insertContentAt(positionOf(editor, 'Two'), 'Number ');
    editor.chain().setTextSelection(positionOf(editor, 'Three')).splitListItem('listItem').run();
    editor.commands.insertContentAt(editor.state.doc.content.size, '<p>See clause 4 too.</p>');
  };
  expect(planAfter(editor, edit)).toEqual(['reference 3 → 4']);
  expect(save(editor)).toContain('<p>See clause 2 and clause 4.</p>');
  editor.destroy();
});
