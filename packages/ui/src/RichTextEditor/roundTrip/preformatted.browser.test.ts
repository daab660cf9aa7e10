import { describe, expect, test } from 'vitest';
import { toggleEmphasis } from '../commands/commands.ts';
import { makeEditor, save } from '../testing/makeEditor.ts';

const open = (html: string) => {
  const editor = makeEditor(html);
  const isLocked = JSON.stringify(editor.getJSON()).includes('preservedBlock');
  return { editor, isLocked };
};

describe('preformatted text is edited in place', () => {
  test.each([
    ['bold', '<pre><b>x</b></pre>', '<pre><strong>!x</strong></pre>'],
    [
      'bold before text',
      '<PRE Class="y" ><b>x</b>  y\n\n z </PRE >',
      '<PRE Class="y" ><strong>!x</strong>  y\n\n z </PRE >',
    ],
    [
      'code with a class',
      '<pre><code class="x">a\n\tb</code></pre>',
      '<pre><code class="x">!a\n\tb</code></pre>',
    ],
    [
      'highlighted code',
      '<pre><code class="language-js hljs" data-x="1">const <span class="k">a</span> = 1;\n</code></pre>',
      '<pre><code class="language-js hljs" data-x="1">!const <span class="k">a</span> = 1;\n</code></pre>',
    ],
    ['code next to text', '<pre>a <code>b</code>\nc</pre>', '<pre>!a <code>b</code>\nc</pre>'],
    [
      'links and spans',
      '<pre>a <a href="https://example.org" target="_blank">b</a>\n <span style="color: red">c</span><span id="d">d</span></pre>',
      '<pre>!a <a href="https://example.org" target="_blank">b</a>\n <span style="color: red;">c</span><span id="d">d</span></pre>',
    ],
    ['a first newline', '<pre>\n  <i>a</i>\n</pre>', '<pre>\n!  <em>a</em>\n</pre>'],
    ['two first newlines', '<pre>\n\n<i>a</i></pre>', '<pre>\n!\n<em>a</em></pre>'],
    ['a newline in a mark', '<pre><b>\na</b></pre>', '<pre><strong>!\na</strong></pre>'],
    ['marks that touch', '<pre><b>a</b><b>b</b></pre>', '<pre><strong>!ab</strong></pre>'],
    ['line breaks', '<pre>a<br><b>b</b>\n</pre>', '<pre>!a<br><strong>b</strong>\n</pre>'],
    [
      'a comment and an anchor',
      '<pre>a<!-- b --><a id="c"></a></pre>',
      '<pre>!a<!-- b --><a id="c"></a></pre>',
    ],
    [
      'other elements',
      '<pre>a <kbd>b</kbd> <x-y z="1">c</x-y></pre>',
      '<pre>!a <kbd>b</kbd> <x-y z="1">c</x-y></pre>',
    ],
    ['without an end', '<pre>a <b>b', '<pre>!a <strong>b</strong>'],
  ])('%s', (_, html, edited) => {
    const { editor, isLocked } = open(`<P>Before\n${html}`);
    expect(isLocked).toBe(false);
    expect(save(editor)).toBe(`<P>Before\n${html}`);
    const block = editor.state.doc.child(0).nodeSize;
    editor.view.dispatch(editor.state.tr.insertText('!', block + 1));
    expect(save(editor)).toBe(`<P>Before\n${edited}`);
    editor.commands.undo();
    expect(save(editor)).toBe(`<P>Before\n${html}`);
    editor.destroy();
  });

  test('a newline typed at its start stays', () => {
    const { editor } = open('<pre class="y"><b>a</b></pre>');
    editor.view.dispatch(editor.state.tr.insert(1, editor.schema.text('\n')));
    const saved = save(editor);
    expect(saved).toBe('<pre class="y">\n\n<strong>a</strong></pre>');
    editor.destroy();
    const again = open(saved);
    expect(again.editor.getText()).toBe('\na');
    again.editor.destroy();
  });

  test('marks are set and removed', () => {
    const { editor } = open('<pre><code class="x">a <b>b</b> c</code></pre>');
    editor.commands.setTextSelection({ from: 3, to: 4 });
    toggleEmphasis(editor, 'bold');
    expect(save(editor)).toBe('<pre><code class="x">a b c</code></pre>');
    toggleEmphasis(editor, 'italic');
    expect(save(editor)).toBe('<pre><code class="x">a <em>b</em> c</code></pre>');
    editor.destroy();
  });

  test('a paragraph made of it keeps its marks and lines', () => {
    const { editor } = open('<pre>a <b>b</b>\nc</pre>');
    editor.commands.toggleNode('codeBlock', 'paragraph');
    expect(save(editor)).toBe('<p>a <strong>b</strong><br>c</p>');
    editor.destroy();
  });
});

test('blocks in preformatted text stay as they are', () => {
  const { editor, isLocked } = open('<pre><p>Kept</p> as it is</pre>');
  expect(isLocked).toBe(true);
  expect(save(editor)).toBe('<pre><p>Kept</p> as it is</pre>');
  editor.destroy();
});
