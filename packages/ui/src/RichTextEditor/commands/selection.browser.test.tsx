import { NodeSelection } from '@tiptap/pm/state';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { renderEditor, settle } from '../testing/renderEditor.tsx';

const PRESERVED = '<pre><div>Kept</div></pre>';
const VIDEO = '<iframe src="https://videos.example/1"></iframe>';

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

const toVideoEmbed = (url: string) => url;

const devtools = () =>
  cdp() as unknown as { send: (method: string, parameters: Record<string, unknown>) => Promise<unknown> };

const compose = async (text: string) => {
  await devtools().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229 });
  await devtools().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
};

const commit = (text: string) => devtools().send('Input.insertText', { text });

describe.each([
  ['preserved block', PRESERVED],
  ['video', VIDEO],
])('after a %s at the end of the text', (_, part) => {
  const before = `<p>Before</p>\n${part}\n`;

  describe.each([
    ['is selected', ''],
    ['is followed by the cursor', '{ArrowDown}'],
  ])('that %s', (_where, keys) => {
    async function open() {
      const rendered = await renderEditor({ value: before, toVideoEmbed });
      ({ close } = rendered);
      const { editor, text } = rendered;
      text.focus();
      editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 8)));
      await settle();
      if (keys) await userEvent.keyboard(keys);
      return rendered;
    }

    test('typing adds a paragraph, and deleting its text removes it', async () => {
      const { stored } = await open();
      await userEvent.keyboard('ab');
      expect(stored()).toBe(`<p>Before</p>\n${part}\n<p>ab</p>\n`);
      await userEvent.keyboard('{Backspace}{Backspace}');
      expect(stored()).toBe(before);
    });

    test('composing adds a paragraph', async () => {
      const { stored } = await open();
      await compose('あ');
      await commit('亜');
      await vi.waitFor(() => expect(stored()).toBe(`<p>Before</p>\n${part}\n<p>亜</p>\n`));
    });

    test('cancelled composition adds nothing', async () => {
      const { stored } = await open();
      await compose('あ');
      await vi.waitFor(() => expect(stored()).toContain('<p>あ</p>'));
      await compose('');
      await vi.waitFor(() => expect(stored()).toBe(before));
    });
  });
});

test('keeps a stored empty paragraph after a preserved block', async () => {
  const value = `<p>Before</p>${PRESERVED}<p><br></p>`;
  const { editor, stored, ...rendered } = await renderEditor({ value });
  ({ close } = rendered);
  editor.commands.insertContentAt(1, 'x');
  expect(stored()).toBe(`<p>xBefore</p>${PRESERVED}<p><br></p>`);
});
