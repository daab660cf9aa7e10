import { NodeSelection } from '@tiptap/pm/state';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { renderEditor } from '../testing/renderEditor.tsx';
import { loadPaste } from './pasteOrDrop.ts';

beforeAll(loadPaste);

const LINK = 'https://example.org/a?b=c#d';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

async function open(value: string) {
  const rendered = await renderEditor({ value });
  ({ close } = rendered);
  return rendered;
}

function paste(text: HTMLElement, plain: string, html = ''): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', plain);
  if (html) clipboardData.setData('text/html', html);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

describe('pasting a URL over text links it', () => {
  test.each([LINK, 'http://example.org', 'mailto:me@example.org', 'tel:+49301234567', 'sms:+49301234567'])(
    '%s',
    async (address) => {
      const { editor, text, stored } = await open('<p>One two three</p>');
      editor.commands.setTextSelection({ from: 5, to: 8 });
      paste(text, ` ${address}\n`);
      expect(stored()).toBe(`<p>One <a href="${address}">two</a> three</p>`);
    },
  );

  test('as copied from an address bar', async () => {
    const { editor, text, stored } = await open('<p>One two three</p>');
    editor.commands.setTextSelection({ from: 5, to: 8 });
    paste(text, LINK, `<meta charset="utf-8"><a href="${LINK}">The title of the page</a>`);
    expect(stored()).toBe(`<p>One <a href="${LINK}">two</a> three</p>`);
  });

  test('and replaces an existing link', async () => {
    const { editor, text, stored } = await open('<p>One <a href="https://old.example">two</a> three</p>');
    editor.commands.setTextSelection({ from: 5, to: 8 });
    paste(text, LINK);
    expect(stored()).toBe(`<p>One <a href="${LINK}">two</a> three</p>`);
    paste(text, LINK);
    expect(stored()).toBe(`<p>One <a href="${LINK}">two</a> three</p>`);
  });

  test('across paragraphs', async () => {
    const { editor, text, stored } = await open('<p>One <b>two</b></p>\n<p>three four</p>');
    editor.commands.setTextSelection({ from: 5, to: 15 });
    paste(text, LINK);
    expect(stored()).toBe(
      `<p>One <a href="${LINK}"><strong>two</strong></a></p>\n<p><a href="${LINK}">three</a> four</p>`,
    );
  });

  test('and links an image', async () => {
    const { editor, text, stored } = await open(`<p>One <img src="${PIXEL}" alt="A"></p>`);
    editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 5)));
    paste(text, LINK);
    expect(stored()).toBe(`<p>One <a href="${LINK}"><img src="${PIXEL}" alt="A"></a></p>`);
  });
});

describe('selected text is replaced', () => {
  test.each([
    ['by a URL and more text', `${LINK} and more`],
    ['by two URLs', `${LINK}\n${LINK}`],
    ['by a disallowed URL', 'ftp://example.org/file'],
    ['by a word with a colon', 'note:this'],
    ['by a name without a protocol', 'example.org'],
  ])('%s', async (_, plain) => {
    const { editor, text, stored } = await open('<p>One two three</p>');
    editor.commands.setTextSelection({ from: 5, to: 8 });
    paste(text, plain);
    expect(stored()).toBe(`<p>One ${plain.replace('\n', '<br>')} three</p>`);
  });

  test('in code', async () => {
    const { editor, text, stored } = await open('<pre>One two three</pre>');
    editor.commands.setTextSelection({ from: 5, to: 8 });
    paste(text, LINK);
    expect(stored()).toBe(`<pre>One ${LINK} three</pre>`);
  });
});

test('without a selection a URL is pasted as text', async () => {
  const { editor, text, stored } = await open('<p>One</p>');
  editor.commands.setTextSelection(4);
  paste(text, LINK);
  expect(stored()).toBe(`<p>One${LINK}</p>`);
});
