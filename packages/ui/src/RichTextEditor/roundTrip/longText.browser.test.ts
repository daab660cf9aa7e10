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
