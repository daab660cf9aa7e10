import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderEditor } from '../testing/renderEditor.tsx';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const IMAGE = `<img src="${PIXEL}" alt="Logo">`;
const PRESERVED = '<pre><div>Kept</div></pre>';
const VIDEO = '<iframe src="https://videos.example/1"></iframe>';

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

const toVideoEmbed = (url: string) => (url.startsWith('https://videos.example/') ? url : undefined);

async function open(value: string) {
  const rendered = await renderEditor({ value, toVideoEmbed });
  ({ close } = rendered);
  rendered.text.focus();
  return rendered;
}

const KEYS = {
  Backspace: '{Backspace}',
  Delete: '{Delete}',
  'Control + Backspace': '{Control>}{Backspace}{/Control}',
  'Control + Delete': '{Control>}{Delete}{/Control}',
  'Alt + Backspace': '{Alt>}{Backspace}{/Alt}',
  'Alt + Delete': '{Alt>}{Delete}{/Alt}',
};

const RULE = '<hr class="thin">';
const COMMENT = '<!-- note -->';
const PROTECTED = new Set(['preservedBlock', 'preservedInline', 'video', 'image', 'horizontalRule']);

const countProtected = (editor: Editor): number => {
  let count = 0;
  editor.state.doc.descendants(({ type }) => {
    if (PROTECTED.has(type.name)) count += 1;
  });
  return count;
};

function cursorsIn({ state: { doc } }: Editor): Selection[] {
  const cursors: Selection[] = [];
  for (let at = 0; at <= doc.content.size; at++) {
    const $at = doc.resolve(at);
    if ($at.parent.isTextblock) cursors.push(new TextSelection($at));
    else if ($at.depth === 0) cursors.push(new GapCursor($at));
  }
  return cursors;
}

const select = (editor: Editor, selection: Selection) =>
  editor.view.dispatch(editor.state.tr.setSelection(selection));

describe('deleting', () => {
  const DOCUMENT = `<p>a ${IMAGE} b${IMAGE}</p>${PRESERVED}<p>c d</p>${VIDEO}<h2>${IMAGE}</h2><ul><li>e</li></ul>${PRESERVED}<blockquote><p>f</p></blockquote>${RULE}<p>i ${COMMENT} j</p><hr>${RULE}<ul><li><hr></li></ul>${VIDEO}<table><tbody><tr><td>g</td></tr></tbody></table>${PRESERVED}<p></p>${PRESERVED}<p></p>${VIDEO}<pre>h</pre>${VIDEO}`;

  test.each(['Backspace', 'Delete', 'Control + Backspace', 'Control + Delete'] as const)(
    '%s never removes a preserved block, video, image, rule or comment at once',
    { timeout: 120_000 },
    async (key) => {
      const { editor } = await open(DOCUMENT);
      const { state } = editor;
      const before = countProtected(editor);
      expect(before).toBe(16);
      const harmful: string[] = [];
      for (const cursor of cursorsIn(editor)) {
        editor.view.updateState(state);
        select(editor, cursor);
        await userEvent.keyboard(KEYS[key]);
        if (countProtected(editor) < before) harmful.push(`${cursor.constructor.name} ${cursor.from}`);
      }
      expect(harmful).toEqual([]);
    },
  );
});

function cursorAt(editor: Editor, words: string, end: 'start' | 'end' = 'end'): void {
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text === words)
      select(editor, TextSelection.create(editor.state.doc, end === 'end' ? at + words.length : at));
  });
}

const CASES: [name: string, html: string, left: string, selector: string, message: string][] = [
  [
    'preserved block',
    `<p>Before</p>\n${PRESERVED}\n<p>After</p>`,
    '<p>Before</p>\n<p>After</p>',
    'figure[aria-label="Preserved content"]',
    'Preserved content. Press Enter to edit its HTML, Alt with an arrow key to move it, Delete to delete it.',
  ],
  [
    'video',
    `<p>Before</p>\n${VIDEO}\n<p>After</p>`,
    '<p>Before</p>\n<p>After</p>',
    'figure[aria-label^="Video"]',
    'Video. Press Delete to delete it.',
  ],
  [
    'rule',
    `<p>Before</p>\n${RULE}\n<p>After</p>`,
    '<p>Before</p>\n<p>After</p>',
    'hr',
    'Line. Press Delete to delete it.',
  ],
  [
    'comment in a paragraph',
    `<p>Before${COMMENT}After</p>`,
    '<p>BeforeAfter</p>',
    '[data-preserved-inline]',
    'Markup without text. Press Delete to delete it.',
  ],
  [
    'inline image',
    `<p>Before${IMAGE}After</p>`,
    '<p>BeforeAfter</p>',
    'img[alt="Logo"]',
    'Image. Press Delete to delete it.',
  ],
];

describe.each(CASES)('next to a %s', (_, html, left, selector, message) => {
  test.each([
    ['Backspace', 'After', 'start'],
    ['Delete', 'Before', 'end'],
    ['Alt + Backspace', 'After', 'start'],
    ['Alt + Delete', 'Before', 'end'],
  ] as const)('%s selects and announces it, a second press deletes it', async (key, words, end) => {
    const { editor, container, stored } = await open(html);
    cursorAt(editor, words, end);
    await userEvent.keyboard(KEYS[key]);
    expect(stored()).toBe(html);
    const part = container.querySelector(selector) as HTMLElement;
    await vi.waitFor(() => expect(getComputedStyle(part).outlineStyle).toBe('solid'));
    await vi.waitFor(() => expect(container.querySelector('output')).toHaveProperty('textContent', message));
    await userEvent.keyboard(KEYS[key]);
    expect(stored()).toBe(left);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(stored()).toBe(html);
  });

  test('holding the key down only selects it', async () => {
    const { editor, stored } = await open(html);
    cursorAt(editor, 'After', 'start');
    await userEvent.keyboard('{Backspace>5}{/Backspace}');
    expect(editor.state.selection).toBeInstanceOf(NodeSelection);
    expect(stored()).toBe(html);
  });

  test('typing while it is selected inserts after it', async () => {
    const { editor, stored } = await open(html);
    cursorAt(editor, 'After', 'start');
    await userEvent.keyboard('{Backspace}!');
    expect(stored()).toBe(html.replace('After', '!After'));
  });
});

test('deleting a preserved block does not select the next one', async () => {
  const { editor, stored } = await open(`<p>Before</p>\n${PRESERVED}\n${PRESERVED}\n${PRESERVED}`);
  select(editor, NodeSelection.create(editor.state.doc, 9));
  await userEvent.keyboard('{Backspace}');
  expect(stored()).toBe(`<p>Before</p>\n${PRESERVED}\n${PRESERVED}`);
  await userEvent.keyboard('{Backspace}');
  expect(stored()).toBe(`<p>Before</p>\n${PRESERVED}\n${PRESERVED}`);
  await userEvent.keyboard('{Backspace}');
  expect(stored()).toBe(`<p>Before</p>\n${PRESERVED}`);
});

describe('on a Mac', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['Control + H', 'After', 'start', { key: 'h', code: 'KeyH', ctrlKey: true }],
    ['Control + D', 'Before', 'end', { key: 'd', code: 'KeyD', ctrlKey: true }],
    ['Control + H in Russian', 'After', 'start', { key: 'р', code: 'KeyH', ctrlKey: true }],
    ['Control + D on Dvorak', 'Before', 'end', { key: 'd', code: 'KeyH', ctrlKey: true }],
    ['Option + D', 'Before', 'end', { key: '∂', code: 'KeyD', altKey: true }],
    ['Control + Option + Backspace', 'Before', 'end', { key: 'Backspace', ctrlKey: true, altKey: true }],
  ] as const)('%s selects it', async (_, words, end, key) => {
    const { editor, text } = await open(`<p>Before</p>\n${PRESERVED}\n<p>After</p>`);
    cursorAt(editor, words, end);
    text.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
    expect(editor.state.selection).toBeInstanceOf(NodeSelection);
    expect(countProtected(editor)).toBe(1);
  });
});
