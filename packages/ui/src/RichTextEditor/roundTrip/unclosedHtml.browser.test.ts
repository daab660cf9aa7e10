import type { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';

const blocksOf = (editor: Editor) =>
  editor.state.doc.content.content.map(
    (node) => (node.attrs['html'] as string | undefined) ?? node.textContent,
  );

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

const removeSecond = (editor: Editor) => {
  const { doc, tr } = editor.state;
  editor.view.dispatch(tr.delete(doc.child(0).nodeSize, doc.child(0).nodeSize + doc.child(1).nodeSize));
};

const nest = (html: string) => (editor: Editor) =>
  editor.commands.insertContentAt(3, { type: 'preservedBlock', attrs: { html } });

describe('an unclosed element does not swallow a new neighbor', () => {
  test.each([
    ['a list', '<ul><li>One<li>Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['a table', '<table><tr><td>One', '<table><tbody><tr><td>One</td></tr></tbody></table>'],
    ['a div', '<div><p>One</p>', '<div><p>One</p></div>'],
    [
      'a preserved block',
      '<details><summary>One</summary>Two',
      '<details><summary>One</summary>Two</details>',
    ],
    ['bold', 'Plain <b>One', '<p>Plain <strong>One</strong></p>'],
  ])('%s', (_, open, closed) => {
    const { saved, opened } = change(`<p>Before</p>\n${open}`, addAtEnd);
    expect(saved).toBe(`<p>Before</p>\n${closed}\n<p>A new clause</p>`);
    expect(opened).toHaveLength(3);
    expect(opened.at(-1)).toBe('A new clause');
  });

  test('a comment', () => {
    const { saved, opened } = change('<p>Before</p>\n<!-- One', addAtEnd);
    expect(saved).toBe('<p>Before</p>\n<!-- One-->\n<p>A new clause</p>');
    expect(opened).toEqual(['Before', 'A new clause']);
  });

  test('a preserved block with edited HTML', () => {
    const { opened } = change('<pre><div>Kept</div></pre><p>After</p>', (editor) =>
      editor.view.dispatch(editor.state.tr.setNodeAttribute(0, 'html', '<section><!-- To do')),
    );
    expect(opened.at(-1)).toBe('After');
  });

  test('a preserved block in a blockquote', () => {
    const html = '<blockquote><p>One</p></blockquote><p>After</p>';
    expect(change(html, nest('<pre><div>Kept</blockquote>')).opened.at(-1)).toBe('After');
    expect(change(html, nest('<!-- To do')).opened.at(-1)).toBe('After');
    expect(change(html, nest('<DL><DT>Kept</DL>')).saved).toContain('<DL><DT>Kept</DL>');
  });

  test('unclosed paragraphs stay unclosed', () => {
    expect(change('<p>One\n<p>Two', addAtEnd).saved).toBe('<p>One\n<p>Two\n<p>A new clause</p>');
  });
});

test('bare texts stay separate when the block between them is deleted', () => {
  const { saved, opened } = change('One<p>Two</p>Three', removeSecond);
  expect(saved).toBe('One\n\nThree');
  expect(opened).toEqual(['One', 'Three']);
});

test('code keeps a leading empty line', () => {
  const { saved, opened } = change('<pre>\n\nOne</pre>', (editor) => editor.commands.insertContentAt(5, '!'));
  expect(saved).toBe('<pre>\n\nOne!</pre>');
  expect(opened).toEqual(['\nOne!']);
});
