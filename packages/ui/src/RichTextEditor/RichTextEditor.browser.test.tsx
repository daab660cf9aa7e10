import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { insertBlock, insertImage, insertTable } from './commands/commands.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { renderEditor, settle } from './testing/renderEditor.tsx';
import { loadPaste } from './paste/pasteOrDrop.ts';

beforeAll(loadPaste);

const PRESERVED = '<pre><div>Kept</div></pre>';
const BETWEEN = `<p>Before</p>\n${PRESERVED}\n<p>After</p>`;

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

const editorOf = (text: Element | null) => (text as (Element & { editor: Editor }) | null)?.editor as Editor;

async function open(value: string) {
  const rendered = await renderEditor({ value });
  ({ close } = rendered);
  return rendered;
}

const select = (editor: Editor, at: number) =>
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, at)));

function paste(text: HTMLElement, html: string, plain = '', file?: File): void {
  const clipboardData = new DataTransfer();
  if (file) clipboardData.items.add(file);
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const devtools = () =>
  cdp() as unknown as { send: (method: string, parameters: Record<string, unknown>) => Promise<unknown> };

const copied = (editor: Editor) =>
  editor.view.serializeForClipboard(editor.state.selection.content()).dom.innerHTML;

test('`dir` is set when the text is there: inserting nodes is slow where it is auto', async () => {
  const direction = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dir');
  const blocks: number[] = [];
  const spy = vi.spyOn(HTMLElement.prototype, 'dir', 'set').mockImplementation(function (
    this: HTMLElement,
    dir,
  ) {
    if (this.role === 'textbox') blocks.push(this.childElementCount);
    direction?.set?.call(this, dir);
  });
  const { text } = await open('<p>One</p><p>Two</p>');
  spy.mockRestore();
  expect(text.dir).toBe('auto');
  expect(blocks).toEqual([2]);
});

// What Chromium reports, the Latin letter of the key in `keyCode` included.
test.each([
  ['Russian bold', 'и', 'KeyB', 66, '<p><strong>One</strong></p>'],
  ['Greek italic', 'ι', 'KeyI', 73, '<p><em>One</em></p>'],
  ['Hebrew underline', 'ו', 'KeyU', 85, '<p><u>One</u></p>'],
  ['Arabic code', 'ث', 'KeyE', 69, '<p><code>One</code></p>'],
  ['Dvorak bold', 'b', 'KeyN', 66, '<p><strong>One</strong></p>'],
])('Ctrl works with the letters of any keyboard: %s', async (_, key, code, keyCode, expected) => {
  const { editor, text, stored } = await open('<p>One</p>');
  const press = (init: KeyboardEventInit) =>
    text.dispatchEvent(
      new KeyboardEvent('keydown', { ...init, ctrlKey: true, bubbles: true, cancelable: true }),
    );
  editor.commands.selectAll();
  press({ key, code, keyCode });
  expect(stored()).toBe(expected);
  // Undo, by a letter at the place of the Latin one.
  press({ key: 'ζ', code: 'KeyZ', keyCode: 90 });
  expect(stored()).toBe('<p>One</p>');
});

describe('a selected preserved block is not replaced', () => {
  test.each<[what: string, act: (editor: Editor, text: HTMLElement) => void, behind: RegExp]>([
    [
      'a video',
      (editor) => insertBlock(editor, { type: 'video', attrs: { src: 'https://a.example/' } }),
      /^<iframe /,
    ],
    ['an image', (editor) => insertImage(editor, { src: 'https://a.example/a.png', alt: 'A' }), /^<p><img /],
    ['a table', (editor) => insertTable(editor), /^<table>/],
    ['pasted text', (_, text) => paste(text, '', 'Pasted'), /^<p>PastedAfter/],
    ['a pasted paragraph', (_, text) => paste(text, '<p>Pasted</p>'), /^<p>Pasted/],
    [
      'a pasted preserved block',
      (_, text) => paste(text, `<div data-pm-slice="0 0 []" data-preserved-html="<foo>"></div>`),
      /^<foo>/,
    ],
  ])('%s is inserted after it', async (_, act, behind) => {
    const { editor, text, stored } = await open(BETWEEN);
    select(editor, 8);
    act(editor, text);
    const [before, after = ''] = stored().split(`${PRESERVED}\n`);
    expect(before).toBe('<p>Before</p>\n');
    expect(after).toMatch(behind);
    expect(after).toContain('After');
  });

  test('a composed character is inserted after it', async () => {
    const { editor, text, stored } = await open(BETWEEN);
    text.focus();
    select(editor, 8);
    await settle();
    await devtools().send('Input.imeSetComposition', { text: 'あ', selectionStart: 1, selectionEnd: 1 });
    await devtools().send('Input.insertText', { text: '亜' });
    await vi.waitFor(() => expect(stored()).toBe(`<p>Before</p>\n${PRESERVED}\n<p>亜After</p>`));
  });
});

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test('cells are pasted into cells', async () => {
  const { editor, text, stored } = await open(table(row('a', 'b'), row('c', 'd')));
  const cells: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'tableCell') cells.push(at);
  });
  const [first = 0, second = 0, third = 0] = cells;
  editor.view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, first, second)));
  const html = copied(editor);
  editor.commands.setTextSelection(third + 2);
  paste(text, html);
  expect(stored()).toBe(table(row('a', 'b'), row('a', 'b')));
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = () =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], 'a.png', { type: 'image/png' });

test('pastes text instead of its image, and an image without text', async () => {
  const { editor, text, stored } = await open('<p>Before</p>');
  editor.commands.setTextSelection(7);
  paste(text, '<span>, pasted</span>', ', pasted', picture());
  expect(stored()).toBe('<p>Before, pasted</p>');
  paste(text, '<style>p {}</style><p class="MsoNormal"><img src="file:///a.png">&nbsp;</p>', '', picture());
  await vi.waitFor(() => expect(stored()).toContain(`<img src="data:image/png;base64,${PIXEL}"`));
});

test('values that come back late do not overwrite newer text', async () => {
  const given: string[] = [];
  let answer: ((html: string) => void) | undefined;
  function Late() {
    const [value, setValue] = useState('<p>a</p>');
    answer = setValue;
    return <RichTextEditor label="Terms" value={value} onChange={(html) => given.push(html)} />;
  }
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
  };
  root.render(<Late />);
  await vi.waitFor(() => expect(container.querySelector('[role="textbox"] p')).not.toBeNull());
  const editor = editorOf(container.querySelector('[role="textbox"]'));
  editor.commands.setTextSelection(2);
  editor.view.dispatch(editor.state.tr.insertText('b'));
  editor.view.dispatch(editor.state.tr.insertText('c'));
  expect(given).toEqual(['<p>ab</p>', '<p>abc</p>']);
  for (const html of given) {
    answer?.(html);
    await settle();
    expect(editor.getText()).toBe('abc');
    expect(editor.state.selection.from).toBe(4);
  }
  answer?.('<p>ab</p>');
  await vi.waitFor(() => expect(editor.getText()).toBe('ab'));
});

test('repeated messages are announced again', async () => {
  const { container, editor, text } = await open(`${PRESERVED}<p>One</p><p>Two</p>`);
  select(editor, 0);
  const said: (string | null)[] = [];
  const output = container.querySelector('output') as HTMLElement;
  const observer = new MutationObserver(() => said.push(output.textContent));
  observer.observe(output, { childList: true, subtree: true, characterData: true });
  for (let times = 0; times < 2; times++) {
    text.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }),
    );
    await settle();
  }
  observer.disconnect();
  expect(said.filter((words) => words === 'Moved down')).toHaveLength(2);
});

test('a block is dragged by its head only, and not from a text that is read only', async () => {
  const { container, editor } = await open(BETWEEN);
  const head = container.querySelector('[data-drag-handle]') as HTMLElement;
  const block = head.closest('[draggable]') as HTMLElement;
  const isDraggedFrom = (place: HTMLElement) => {
    const dataTransfer = new DataTransfer();
    place.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    block.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true, dataTransfer }));
    document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    block.dispatchEvent(new DragEvent('dragend', { bubbles: true, dataTransfer }));
    return dataTransfer.getData('text/html').includes('Kept');
  };
  expect(isDraggedFrom(container.querySelector('pre') as HTMLElement)).toBe(false);
  expect(isDraggedFrom(head)).toBe(true);
  editor.setEditable(false);
  expect(isDraggedFrom(head)).toBe(false);
});

test('an editor that React mounts twice shows its blocks and keeps its steps', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
  };
  const onChange = vi.fn<(html: string) => void>();
  root.render(
    <StrictMode>
      <RichTextEditor label="Terms" value={BETWEEN} onChange={onChange} />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(container.querySelectorAll('figure')).toHaveLength(1));
  const texts = container.querySelectorAll('[role="textbox"]');
  expect(texts).toHaveLength(1);
  const editor = editorOf(texts[0] ?? null);
  editor.view.dispatch(editor.state.tr.insertText('!', 1));
  expect(onChange).toHaveBeenLastCalledWith(BETWEEN.replace('Before', '!Before'));
  editor.commands.undo();
  expect(onChange).toHaveBeenLastCalledWith(BETWEEN);
});

test('an image that arrives after the editor has left changes nothing', async () => {
  let finish: ((url: string) => void) | undefined;
  const onChange = vi.fn<(html: string) => void>();
  const { text, close: leave } = await renderEditor({
    value: '<p>Text</p>',
    onChange,
    uploadImage: () => new Promise((resolve) => (finish = resolve)),
  });
  paste(text, '', '', picture());
  await vi.waitFor(() => expect(finish).toBeDefined());
  await leave();
  finish?.('https://a.example/a.png');
  await settle();
  expect(onChange).not.toHaveBeenCalled();
});

test('markup that would swallow the text after it is rewritten, and the field says so', async () => {
  const message = 'The markup around your change was simplified. All words are kept.';
  const rendered = await renderEditor({ value: `<UL><li>${PRESERVED}<li>Two</UL>` });
  const { editor, container, stored } = rendered;
  editor.view.dispatch(editor.state.tr.insertText('!', editor.state.doc.content.size - 3));
  await settle();
  expect(stored()).toBe(`<UL><li>${PRESERVED}<li>Two!</UL>`);
  expect(container.textContent).not.toContain(message);
  editor.view.dispatch(editor.state.tr.setNodeAttribute(2, 'html', '<textarea>Kept'));
  await settle();
  expect(stored()).toBe('<UL><li><textarea>Kept</textarea></li><li>Two!</UL>');
  expect(container.textContent).toContain(message);
  await rendered.close();
});
