import type { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { makeEditor, save } from '../corpus/makeEditor.ts';

/** What each top-level block says: its text, or the source of a kept one. */
const blocksOf = (editor: Editor) =>
  editor.state.doc.content.content.map(
    (node) => (node.attrs['html'] as string | undefined) ?? node.textContent,
  );

/** Opens a text, changes it, and tells what is stored and what opens of that. */
function change(html: string, act: (editor: Editor) => void): { saved: string; opened: string[] } {
  const editor = makeEditor(html);
  act(editor);
  const saved = save(editor);
  editor.destroy();
  const again = makeEditor(saved);
  const opened = blocksOf(again);
  again.destroy();
  return { saved, opened };
}

const addAtEnd = (editor: Editor) =>
  editor.commands.insertContentAt(editor.state.doc.content.size, '<p>A new clause</p>');

/** Removes the block in the middle of three. */
const removeSecond = (editor: Editor) => {
  const { doc, tr } = editor.state;
  editor.view.dispatch(tr.delete(doc.child(0).nodeSize, doc.child(0).nodeSize + doc.child(1).nodeSize));
};

const nest = (html: string) => (editor: Editor) =>
  editor.commands.insertContentAt(3, { type: 'keptBlock', attrs: { html } });

describe('what is left open swallows no new neighbour', () => {
  test.each([
    ['a list', '<ul><li>One<li>Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['a table', '<table><tr><td>One', '<table><tbody><tr><td>One</td></tr></tbody></table>'],
    ['a box', '<div><p>One</p>', '<div><p>One</p></div>'],
    ['a kept part', '<details><summary>One</summary>Two', '<details><summary>One</summary>Two</details>'],
    ['a comment', '<!-- One', '<!-- One-->'],
    ['bold', 'Plain <b>One', '<p>Plain <strong>One</strong></p>'],
  ])('%s', (_, open, closed) => {
    const { saved, opened } = change(`<p>Before</p>\n${open}`, addAtEnd);
    expect(saved).toBe(`<p>Before</p>\n${closed}\n<p>A new clause</p>`);
    expect(opened).toHaveLength(3);
    expect(opened.at(-1)).toBe('A new clause');
  });

  test('a kept part whose HTML was edited', () => {
    const { opened } = change('<dl><dt>Kept</dt></dl><p>After</p>', (editor) =>
      editor.view.dispatch(editor.state.tr.setNodeAttribute(0, 'html', '<section><!-- To do')),
    );
    expect(opened.at(-1)).toBe('After');
  });

  test('a kept part that was put into a quotation', () => {
    const html = '<blockquote><p>One</p></blockquote><p>After</p>';
    expect(change(html, nest('<dl><dt>Kept</blockquote>')).opened.at(-1)).toBe('After');
    expect(change(html, nest('<!-- To do')).opened.at(-1)).toBe('After');
    expect(change(html, nest('<DL><DT>Kept</DL>')).saved).toContain('<DL><DT>Kept</DL>');
  });

  test('paragraphs that nobody closes stay as they were', () => {
    expect(change('<p>One\n<p>Two', addAtEnd).saved).toBe('<p>One\n<p>Two\n<p>A new clause</p>');
  });
});

test('bare texts do not run together when what stood between them goes', () => {
  const { saved, opened } = change('One<p>Two</p>Three', removeSecond);
  expect(saved).toBe('One\n\nThree');
  expect(opened).toEqual(['One', 'Three']);
});

test('code keeps the empty line that it begins with', () => {
  const { saved, opened } = change('<pre>\n\nOne</pre>', (editor) => editor.commands.insertContentAt(5, '!'));
  expect(saved).toBe('<pre>\n\nOne!</pre>');
  expect(opened).toEqual(['\nOne!']);
});
