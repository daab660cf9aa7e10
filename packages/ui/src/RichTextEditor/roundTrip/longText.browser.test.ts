import { Node } from '@tiptap/pm/model';
import { expect, test, vi } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { openedHtml } from '../extensions/source.ts';

const CLAUSES = Array.from({ length: 500 }, (_, index) => `<p>Clause ${index} stays as it is.</p>\n`);

test('a key in a new paragraph reads no more of a long text than what is beside it', () => {
  const editor = makeEditor(CLAUSES.join(''));
  const { parser } = openedHtml(editor) ?? {};
  if (!parser) throw new Error('The text is not open.');
  const before = editor.state.doc.content.content.slice(0, 250).reduce((sum, node) => sum + node.nodeSize, 0);
  editor.commands.insertContentAt(before, '<p>A new clause</p>');
  const parse = vi.spyOn(parser, 'parse');
  editor.commands.insertContentAt(before + 1, 'Typed. ');

  expect(save(editor)).toBe(
    [...CLAUSES.slice(0, 250), '<p>Typed. A new clause</p>\n', ...CLAUSES.slice(250)].join(''),
  );
  expect(parse).toHaveBeenCalled();
  for (const [html] of parse.mock.calls) expect(html.length).toBeLessThan(200);
  editor.destroy();
});

test('after every block has changed, a key reads and compares no more than its own', () => {
  const editor = makeEditor(CLAUSES.join(''));
  const { parser } = openedHtml(editor) ?? {};
  if (!parser) throw new Error('The text is not open.');
  const { tr, doc } = editor.state;
  doc.forEach((_, at) => tr.insertText('New ', tr.mapping.map(at) + 1));
  editor.view.dispatch(tr);
  const all = CLAUSES.map((clause) => clause.replace('Clause', 'New Clause'));
  expect(save(editor)).toBe(all.join(''));

  const parse = vi.spyOn(parser, 'parse').mockClear();
  const compare = vi.spyOn(Node.prototype, 'eq');
  const before = editor.state.doc.content.content.slice(0, 250).reduce((sum, node) => sum + node.nodeSize, 0);
  editor.commands.insertContentAt(before + 1, 'Typed. ');
  expect(save(editor)).toBe(
    [...all.slice(0, 250), all[250]?.replace('New', 'Typed. New'), ...all.slice(251)].join(''),
  );
  expect(parse.mock.calls.length).toBeLessThan(5);
  // Those of all with all would be 250,000.
  expect(compare.mock.calls.length).toBeLessThan(2000);
  compare.mockRestore();
  editor.destroy();
});

test('what was written for a block stays true when it is undone, moved or repeated', () => {
  const editor = makeEditor('<p class="a">One</p>\n<div><p>Two</p>\n<p>Three</p></div>');
  editor.commands.insertContentAt(1, 'Number ');
  expect(save(editor)).toBe('<p class="a">Number One</p>\n<div><p>Two</p>\n<p>Three</p></div>');
  const [changed] = editor.state.doc.content.content;
  if (!changed) throw new Error('The text has no block.');
  editor.view.dispatch(editor.state.tr.insert(editor.state.doc.content.size, changed));
  expect(save(editor)).toBe(
    '<p class="a">Number One</p>\n<div><p>Two</p>\n<p>Three</p></div>\n<p class="a">Number One</p>',
  );
  editor.view.dispatch(editor.state.tr.delete(0, changed.nodeSize));
  expect(save(editor)).toBe('<div><p>Two</p>\n<p>Three</p></div>\n<p class="a">Number One</p>');
  editor.commands.undo();
  expect(save(editor)).toBe(
    '<p class="a">Number One</p>\n<div><p>Two</p>\n<p>Three</p></div>\n<p class="a">Number One</p>',
  );
  editor.destroy();
});
