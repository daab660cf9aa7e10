import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { inlineBackward, inlineForward } from '../testing/inlineArrowKeys.ts';
import preview from '@planner/storybook/preview';
import { Prose } from '../Prose/Prose.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';

function Controlled({ onChange, ...props }: RichTextEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RichTextEditor
      {...props}
      value={value}
      onChange={(html) => {
        setValue(html);
        onChange(html);
      }}
    />
  );
}
Controlled.displayName = 'RichTextEditor';

const PRESERVED = '<pre><div>Controller: <b>Planner GmbH</b>, Lindenstraße 8, 10969 Berlin</div></pre>';
const POLICY = `<h2>1. Information we collect</h2>
<p>We keep what you tell us: your name, e-mail address and date of birth, and the habits, workouts and expenses that you choose to record. <strong>We never sell it.</strong></p>
${PRESERVED}
<p>You can ask for a copy of your data or have it removed at any time: <a href="mailto:privacy@example.com">privacy@example.com</a>.</p>`;

const renderPreserved = (html: string) => (html.startsWith('<style') ? undefined : <Prose html={html} />);

const meta = preview.meta({
  title: 'Forms/RichTextEditor',
  component: RichTextEditor,
  parameters: {
    // `Control` is Command on a Mac.
    keyboard: [
      {
        keys: ['Tab', 'Shift + Tab'],
        does: 'Moves between toolbar, text and page; in a list: indents or outdents; in a table: moves between cells, and from the last cell adds a row',
      },
      { keys: ['Escape, Tab'], does: 'In a list or table: leaves the text' },
      { keys: ['Alt + F10'], does: 'Moves from the text to the toolbar; arrow keys move within it' },
      { keys: ['Escape'], does: 'In the toolbar: returns to the text' },
      { keys: ['Control + B', 'Control + I', 'Control + U'], does: 'Bold, italic, underline' },
      { keys: ['Control + Shift + S', 'Control + ,', 'Control + .'], does: 'Strike, subscript, superscript' },
      { keys: ['Control + Alt + 1 to 6', 'Control + Alt + 0'], does: 'Heading of that level, paragraph' },
      {
        keys: ['Control + Shift + 7', 'Control + Shift + 8', 'Control + Shift + B'],
        does: 'Numbered list, bullet list, blockquote',
      },
      { keys: ['Control + Alt + C'], does: 'Code block' },
      { keys: ['Page Up', 'Page Down'], does: 'Moves the cursor by a page' },
      { keys: ['Shift + Enter'], does: 'Breaks the line; leaves a code block' },
      { keys: ['Control + ]', 'Control + ['], does: 'Indents, outdents' },
      { keys: ['Control + K'], does: 'Link' },
      { keys: ['Control + Alt + M'], does: 'With comments: adds one to the selected words' },
      {
        keys: ['Control + F'],
        does: 'Find and replace; there Enter and Shift + Enter go to the next and the previous match, and Escape returns to the text',
      },
      { keys: ['Control + Z', 'Control + Shift + Z'], does: 'Undoes, redoes' },
      {
        keys: ['Backspace', 'Delete'],
        does: 'Next to preserved content, a video or an image: selects it; pressed again: deletes it',
      },
      {
        keys: ['Enter', 'Delete', 'Alt + Arrow'],
        does: 'On preserved content: edits its HTML, deletes it, moves it',
      },
    ],
  },
  args: {
    label: 'Privacy Policy',
    value: POLICY,
    onChange: fn(),
    placeholder: 'Write privacy policy here...',
    renderPreserved,
    toVideoEmbed: (url: string) => {
      const [, id] = /^https:\/\/www\.youtube\.com\/(?:watch\?v=|embed\/)([\w-]{11})/.exec(url) ?? [];
      return id ? `https://www.youtube.com/embed/${id}` : undefined;
    },
  },
  render: (args) => <Controlled {...args} />,
  beforeEach: async () => {
    // Hovering loads dialogs and menus ahead; keys don't.
    await import('./dialogs/EditorDialogs.tsx');
    await import('../Dialog/DialogModal.tsx');
    await import('../Menu/MenuPopover.tsx');
  },
});

function selectText(text: HTMLElement, words: string): void {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at === -1) continue;
    text.focus();
    document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
    return;
  }
  throw new Error(`"${words}" is not in the text.`);
}

function paste(text: HTMLElement, html: string, plain = ''): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Privacy Policy' })).toHaveTextContent(
      'We never sell it.',
    );
    await expect(canvas.getByRole('figure', { name: 'Preserved content' })).toHaveTextContent('Planner GmbH');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy' });
    await expect(text).toHaveAttribute('aria-placeholder', 'Write privacy policy here...');
    await userEvent.click(text);
    await userEvent.keyboard('x');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>x</p>'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  },
});

export const EveryFeature = meta.story({
  // The author chose the colors; none has enough contrast on both light and dark.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: {
    description: 'Visible to all visitors.',
    value: `<h1>Heading 1</h1><h2>Heading 2</h2><h3>Heading 3</h3><h4>Heading 4</h4><h5>Heading 5</h5><h6>Heading 6</h6>
<p><strong>Bold</strong> <em>italic</em> <u>underline</u> <s>strike</s> <span style="color: #d92d20">red</span> <span style="background-color: #fff3a3; color: #111">marked</span> H<sub>2</sub>O m<sup>2</sup> <code>code</code> <a href="https://example.org">link</a> <kbd>Ctrl</kbd></p>
<blockquote><p>A quotation.</p></blockquote>
<pre><code>const a = 1;
const b = 2;</code></pre>
<ol><li>One<ol><li>One a</li></ol></li><li>Two</li></ol>
<ul><li>Bullet<ul><li>Deeper</li></ul></li></ul>
<p style="padding-left: 3em">Indented</p><p style="text-align: center">Centered</p><p dir="rtl" style="text-align: right">Right to left</p>
<table><thead><tr><th>Cookie</th><th>Purpose</th></tr></thead><tbody><tr><td>sid</td><td>Session</td></tr></tbody></table>
<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="How we use data"></iframe>
<hr><p>End.</p>`,
  },
});

export const Long = meta.story({
  args: {
    value: Array.from(
      { length: 40 },
      (_, index) =>
        `<h3>${index + 1}. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</h3><p>${'Nothing is lost. '.repeat(20)}</p>`,
    ).join(''),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await expect(text.parentElement?.clientHeight).toBe(300);
    await expect(text.querySelector('p')?.clientWidth).toBeLessThanOrEqual(800);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toHaveAttribute('contenteditable', 'false');
    await expect(text).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Move up' })).not.toBeInTheDocument();
  },
});

export const OnAMac = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Macintosh', configurable: true });
    return () => Reflect.deleteProperty(navigator, 'userAgent');
  },
  play: async ({ canvas, userEvent }) => {
    const bold = await canvas.findByRole('button', { name: 'Bold' });
    await expect(bold).toHaveAttribute('aria-keyshortcuts', 'Meta+B');
    await userEvent.hover(bold);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Bold (⌘ B)');
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(text);
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-readonly', 'true');
  },
});

export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: 'The text is too long: shorten it by 1,200 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText(/too long/)).toBeVisible();
  },
});

export const PreservedBlocks = meta.story({
  args: {
    value: `<p>Before</p>\n${PRESERVED}\n<style>p { margin: 0 }</style>`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure', { name: 'Preserved content' })).toHaveLength(2);
  },
});

const BOXES = `<details open><summary>Definitions</summary><p>Words that we use.</p></details>
<!-- reviewed by counsel -->
<dl><dt>Controller</dt><dd>Planner GmbH, Berlin</dd></dl>
<table><caption>Retention</caption><tr><td>Logs</td><td>14 days</td></tr></table>
<figure class="chart"><p>Figure text</p><figcaption>How data flows<!-- 2026 --></figcaption></figure>`;

/** Elements without a tool keep their tags; their text is edited in place. */
export const Boxes = meta.story({
  args: { value: BOXES },
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Details', 'Summary', 'Definition list', 'Figure'])
      await expect(canvas.getByRole('group', { name })).toBeVisible();
    await expect(canvas.getAllByRole('group', { name: 'Caption' })).toHaveLength(2);
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy' });
    selectText(text, 'Retention');
    await userEvent.keyboard('{ArrowRight} periods');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(BOXES.replace('Retention', 'Retention periods')),
    );
    selectText(text, 'Planner GmbH, Berlin');
    await userEvent.keyboard('{ArrowRight}{Enter}Processor{Enter}{Enter}{Enter}After the list');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining(
          '<dd>Planner GmbH, Berlin</dd><dd>Processor</dd></dl>\n<p>After the list</p>',
        ),
      ),
    );
  },
});

export const EditPreservedBlock = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const block = () => within(canvas.getByRole('figure', { name: 'Preserved content' }));
    await userEvent.click(block().getByRole('button', { name: 'Move down' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const moved = String(args.onChange.mock.lastCall?.[0]);
    await expect(moved.trimEnd().endsWith(PRESERVED)).toBe(true);
    await userEvent.click(block().getByRole('button', { name: 'Edit HTML' }));
    const field = await screen.findByRole('textbox', { name: 'HTML' });
    await waitFor(() => expect(field).toHaveValue(PRESERVED));
    await userEvent.clear(field);
    await userEvent.type(field, '<pre><div>New</div></pre>');
    await userEvent.click(screen.getByRole('button', { name: 'Save HTML' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<pre><div>New</div></pre>')),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Privacy Policy' })).toHaveFocus());
    await userEvent.click(block().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.not.stringContaining('<pre>')));
  },
});

/** Typing does not replace a selected block. */
export const TypeAtPreservedBlock = meta.story({
  args: { value: PRESERVED },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('S');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`${PRESERVED}\n<p>S</p>`));
  },
});

const WITH_LIST = `${POLICY}\n<ul><li>One</li><li>Two</li></ul>`;

export const Keyboard = meta.story({
  args: { value: WITH_LIST },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard(inlineForward().repeat(3));
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    selectText(text, 'name');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await waitFor(() => expect(text).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<strong>name</strong>'));
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(WITH_LIST));

    selectText(text, 'Two');
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringContaining('<li>One<ul><li>Two</li></ul></li>'),
    );
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(WITH_LIST));
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(text).not.toHaveFocus();

    selectText(text, 'You can ask');
    document.getSelection()?.collapseToStart();
    args.onChange.mockClear();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.not.stringContaining(PRESERVED)),
    );
  },
});

/** By keyboard; the app shows them beside the text. */
export const Comments = meta.story({
  args: {
    value: '<p>We keep your name and your e-mail address.</p>',
    comments: {
      passages: [{ id: 'a', exact: 'your name', prefix: 'We keep ', suffix: ' and', start: 6, count: 1 }],
      current: 'b',
      onAdd: fn(),
      onPress: fn(),
      onFound: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy' });
    await waitFor(() => expect(within(text).getByText('your name')).toHaveAttribute('data-comment', 'a'));
    selectText(text, 'your e-mail');
    await userEvent.keyboard('{Control>}{Alt>}m{/Alt}{/Control}');
    await waitFor(() =>
      expect(args.comments?.onAdd).toHaveBeenCalledWith({
        exact: 'your e-mail',
        prefix: 'We keep your name and ',
        suffix: ' address.',
        start: 17,
        count: 1,
      }),
    );
    await expect(canvas.getByRole('button', { name: 'Comment' })).toBeEnabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ToolbarKeys = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy' });
    const textStyle = canvas.getByRole('button', { name: /^Text style/ });
    selectText(text, 'name');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard(inlineBackward());
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard(inlineForward().repeat(2));
    await expect(textStyle).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(textStyle).toHaveFocus();
  },
});

/** A disabled menu is not a tab stop, and the arrow keys skip it. */
export const ToolbarKeysOnPreservedBlock = meta.story({
  args: { value: PRESERVED },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const textStyle = canvas.getByRole('button', { name: /^Text style/ });
    await expect(textStyle).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(inlineForward().repeat(2));
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('S');
    await waitFor(() => expect(textStyle).toBeEnabled());
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await userEvent.keyboard(inlineBackward());
    await expect(textStyle).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(textStyle).toBeDisabled());
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
});

export const TextStyles = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    selectText(canvas.getByRole('textbox'), 'We keep');
    await userEvent.click(await canvas.findByRole('button', { name: 'Text style: Paragraph' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Heading 4' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<h4>We keep')),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(PRESERVED));
    await userEvent.click(await canvas.findByRole('button', { name: 'Text style: Heading 4' }));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Heading 6' })).toBeVisible());
  },
});

export const AddLink = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    selectText(canvas.getByRole('textbox'), 'date of birth');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Save link' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<a href="https://example.org">date of birth</a>'),
      ),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Privacy Policy' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const again = await screen.findByRole('textbox', { name: 'Address' });
    await expect(again).toHaveValue('https://example.org');
    await userEvent.clear(again);
    await userEvent.type(again, 'ftp://example.org');
    await expect(again).toHaveAccessibleDescription(/about:blank/);
  },
});

/** Without a text, the link shows its address as typed. */
export const AddLinkWithoutText = meta.story({
  args: { value: '' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('me@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Save link' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="mailto:me@example.org">me@example.org</a></p>',
      ),
    );
  },
});

export const AddVideo = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent, args }) => {
    selectText(canvas.getByRole('textbox'), 'at any time');
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'https://example.org/x{Enter}');
    await expect(address).toHaveAccessibleDescription(/YouTube or Vimeo/);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"'),
      ),
    );
    await expect(await canvas.findByRole('figure', { name: 'Video: Video' })).toBeInTheDocument();
    await expect(document.querySelector('#storybook-root iframe')).toBeNull();
  },
});

export const TypeAfterVideo = meta.story({
  globals: { viewport: { value: 'laptop' } },
  args: { value: '<p>Watch this:</p>' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    selectText(canvas.getByRole('textbox'), 'this:');
    document.getSelection()?.collapseToEnd();
    await userEvent.click(canvas.getByRole('button', { name: 'Video' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('S');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/^<p>Watch this:<\/p>\s<iframe .*<\/iframe>\s<p>S<\/p>$/),
      ),
    );
  },
});

export const TextColor = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    selectText(canvas.getByRole('textbox'), 'workouts');
    await userEvent.click(canvas.getByRole('button', { name: 'Text color' }));
    const dialog = await screen.findByRole('dialog', { name: 'Text color' });
    await waitFor(() => expect(dialog).toBeVisible());
    // The selection stays in sight.
    const selected = canvas.getByText('workouts', { selector: 'span' });
    await expect(getComputedStyle(selected).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const [box, words] = [dialog.getBoundingClientRect(), selected.getBoundingClientRect()];
    await expect(box.top >= words.bottom || box.bottom <= words.top).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Blue' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<span style="color: rgb(37, 99, 235);">workouts</span>'),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Text color' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Blue' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
});

export const WrongImage = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent, args }) => {
    selectText(canvas.getByRole('textbox'), 'workouts');
    await userEvent.click(canvas.getByRole('button', { name: 'Image' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose image' })).toBeVisible());
    const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(screen.getByText('This file is not a PNG or JPEG image')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const imageFile = (type: string): Promise<File> =>
  new Promise((resolve) => {
    const drawing = document.createElement('canvas');
    drawing.toBlob((blob) => resolve(new File(blob ? [blob] : [], 'image', { type })), type);
  });

const chooseImage = async (file: File) => {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose image' })).toBeVisible());
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement, file);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Replace image' })).toBeVisible());
};

export const AddImages = meta.story({
  globals: { viewport: { value: 'laptop' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    for (const [type, words, alt] of [
      ['image/png', 'habits', 'A logo'],
      ['image/jpeg', 'workouts', 'A photo'],
    ] as const) {
      // The dialog of the image before may still be closing.
      const image = await canvas.findByRole('button', { name: 'Image' });
      selectText(canvas.getByRole('textbox', { name: 'Privacy Policy' }), words);
      await user.click(image);
      await chooseImage(await imageFile(type));
      await user.type(screen.getByRole('textbox', { name: 'Alternative text' }), alt);
      await user.click(screen.getByRole('button', { name: 'Add image' }));
      await waitFor(() => expect(canvas.getByRole('img', { name: alt })).toBeInTheDocument());
      await expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringMatching(`<img src="data:${type};base64,[^"]+" alt="${alt}">`),
      );
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('alt="A logo"'));
  },
});

/** The dialog stays open and keeps its values. */
export const UploadFailed = meta.story({
  globals: { viewport: { value: 'laptop' } },
  args: { uploadImage: () => Promise.reject(new Error('There is no room left')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    selectText(canvas.getByRole('textbox', { name: 'Privacy Policy' }), 'workouts');
    await user.click(canvas.getByRole('button', { name: 'Image' }));
    await chooseImage(await imageFile('image/png'));
    await user.click(screen.getByRole('button', { name: 'Add image' }));
    await waitFor(() => expect(screen.getByText('There is no room left')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Replace image' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The dialog's question, and the ways to close the dialog. */
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });
const answer = async (choice: string) => {
  await waitFor(() => expect(question()).toBeVisible());
  await user.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(question()).not.toBeInTheDocument());
};
const escape = () => user.keyboard('{Escape}');
const pressBeside = () => user.click(document.elementFromPoint(1, 1) ?? document.body);
const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel' }));

/** What was typed in a dialog is never lost without a question, whichever way it closes. */
export const AsksBeforeDiscarding = meta.story({
  globals: { viewport: { value: 'laptop' } },
  args: { onDialogDirtyChange: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const open = async (button: string, field: string) => {
      if (button !== 'Edit HTML')
        selectText(canvas.getByRole('textbox', { name: 'Privacy Policy' }), 'workouts');
      await user.click(canvas.getByRole('button', { name: button }));
      const input = await screen.findByRole<HTMLInputElement>('textbox', { name: field });
      await waitFor(() => expect(input).toBeVisible());
      return input;
    };
    for (const { button, field, words, leave } of [
      { button: 'Link', field: 'Address', words: 'tel:+49 30 901820', leave: escape },
      { button: 'Video', field: 'Title', words: 'How to plan a week', leave: pressBeside },
      { button: 'Image', field: 'Alternative text', words: 'Our office in Bergen', leave: close },
      { button: 'Text color', field: 'Other color', words: '#0b7a31', leave: cancel },
      { button: 'Background color', field: 'Other color', words: 'f', leave: escape },
      { button: 'Edit HTML', field: 'HTML', words: '<p>Imprint</p>', leave: pressBeside },
    ]) {
      // Nothing was typed: no question.
      await open(button, field);
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

      const input = await open(button, field);
      const before = input.value;
      await user.type(input, words);
      await expect(args.onDialogDirtyChange).toHaveBeenLastCalledWith(true);
      await leave();
      await answer('Keep editing');
      await expect(input).toHaveValue(before + words);
      // Keys reach the dialog once the focus is back in it.
      await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
      await leave();
      await answer('Discard');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onDialogDirtyChange).toHaveBeenLastCalledWith(false);
    }
    await expect(args.onChange).not.toHaveBeenCalled();

    // What was typed and removed again is not missed.
    const address = await open('Link', 'Address');
    await user.type(address, 'x');
    await user.clear(address);
    await escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

const COMPANY = `<h2>1. Acme GmbH</h2>
<p>Acme&nbsp;GmbH, <strong>Acme GmbH</strong> and ACME gmbh.</p>
<pre><div>Controller: <b>Acme GmbH</b></div></pre>
<p>Nothing else of Acme Ltd.</p>`;

export const FindAndReplace = meta.story({
  args: { value: COMPANY },
  beforeEach: async () => {
    await import('./find/EditorFind.tsx');
  },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy' });
    await user.click(canvas.getByText('1. Acme GmbH'));
    await user.keyboard('{Control>}f{/Control}');
    const find = await canvas.findByRole('textbox', { name: 'Find' });
    await waitFor(() => expect(find).toHaveFocus());
    await user.type(find, 'acme gmbh');
    const status = () => canvas.getByLabelText('Find and replace in Privacy Policy');
    await expect(status()).toHaveTextContent('2 of 4 · 1 more in preserved content');
    await user.keyboard('{Enter}{Enter}');
    await expect(status()).toHaveTextContent('4 of 4');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(status()).toHaveTextContent('3 of 4');
    await user.click(canvas.getByRole('button', { name: 'Match case' }));
    await expect(status()).toHaveTextContent('Nothing found');
    await user.clear(find);
    await user.type(find, 'Acme GmbH');
    await expect(status()).toHaveTextContent('of 3');
    await user.type(canvas.getByRole('textbox', { name: 'Replace with' }), '$1 Beta AG');
    await user.click(canvas.getByRole('button', { name: 'Replace all' }));
    await expect(status()).toHaveTextContent('3 matches replaced · 1 more in preserved content');
    await expect(args.onChange).toHaveBeenLastCalledWith(`<h2>1. $1 Beta AG</h2>
<p>$1 Beta AG, <strong>$1 Beta AG</strong> and ACME gmbh.</p>
<pre><div>Controller: <b>Acme GmbH</b></div></pre>
<p>Nothing else of Acme Ltd.</p>`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(canvas.queryByLabelText('Find and replace in Privacy Policy')).toBeNull();
    await user.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(COMPANY);
    // What is selected is searched for.
    selectText(text, 'Acme Ltd');
    await user.click(canvas.getByRole('button', { name: 'Find and replace' }));
    await expect(await canvas.findByRole('textbox', { name: 'Find' })).toHaveValue('Acme Ltd');
    await expect(status()).toHaveTextContent('1 of 1');
  },
});

/** What is not in the text itself is replaced one by one. */
export const FindInAddresses = meta.story({
  args: {
    value:
      '<p>Acme: <a href="https://acme.example/terms" title="Terms of Acme">our terms</a>, <a href="https://acme.example/a-long-address-of-a-page-that-does-not-fit-into-the-bar-of-the-editor/in-any-width">more</a></p>',
  },
  beforeEach: async () => {
    await import('./find/EditorFind.tsx');
  },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByText('our terms'));
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await canvas.findByRole('textbox', { name: 'Find' }), 'acme');
    const list = canvas.getByRole('list', { name: 'Not in the text itself' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 30)),
    ).toEqual([
      'Title: Terms of AcmeShowReplac',
      'Address: https://acme.example/',
      'Address: https://acme.example/',
    ]);
    await user.type(canvas.getByRole('textbox', { name: 'Replace with' }), 'beta');
    const [replace] = within(list).getAllByRole('button', { name: /^Replace: / });
    await user.click(replace as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('title="Terms of beta"'));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
});

const CONTRACT = `<h2>Terms of Acme</h2>
<p>1. Scope</p>
<p>1.1 These terms apply to <em>all</em> services.</p>
<p>30 days are a month.</p>
<ol type="a" start="3"><li>Third</li><li><p>Fourth</p><ol type="i"><li>Below</li></ol></li></ol>
<ul><li>Bullet</li></ul>
${'<p>Text of the clause.</p>'.repeat(40)}
<p>§ 2 Price</p>
<p>日本 e-mail</p>`;

export const Outline = meta.story({
  args: { value: CONTRACT },
  beforeEach: async () => {
    await import('./outline/EditorOutline.tsx');
  },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy' });
    await user.click(canvas.getByRole('button', { name: 'Outline and word count' }));
    const outline = await canvas.findByRole('navigation', { name: 'Outline of Privacy Policy' });
    const clauses = within(outline).getAllByRole('button').slice(1);
    await expect(clauses.map((one) => `${one.dataset['depth']} ${one.textContent}`)).toEqual([
      '0 Terms of Acme',
      '1 1. Scope',
      '2 1.1 These terms apply to all services.',
      '1 c. Third',
      '1 d. Fourth',
      '2 i. Below',
      '1 § 2 Price',
    ]);
    await expect(outline).toHaveTextContent('186 words');
    const price = within(outline).getByRole('button', { name: '§ 2 Price' });
    await user.click(price);
    await expect(text).toHaveFocus();
    const shown = within(text).getByText('§ 2 Price').getBoundingClientRect();
    const area = text.parentElement?.getBoundingClientRect();
    await expect(shown.top).toBeGreaterThanOrEqual(area?.top ?? 0);
    await expect(shown.bottom).toBeLessThanOrEqual(area?.bottom ?? 0);
    await waitFor(() => expect(price).toHaveAttribute('aria-current', 'location'));
    await user.keyboard('§');
    await expect(await within(outline).findByRole('button', { name: '§§ 2 Price' })).toBeVisible();
  },
});

export const InTable = meta.story({
  args: {
    value:
      '<table><thead><tr><th>Cookie</th><th>Purpose</th></tr></thead><tbody><tr><td>sid</td><td>Session</td></tr></tbody></table><p>After</p>',
  },
  play: async ({ canvas, userEvent, args }) => {
    selectText(canvas.getByRole('textbox'), 'sid');
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const dialog = await screen.findByRole('dialog', { name: 'Table' });
    await waitFor(() => expect(dialog).toBeVisible());
    // Stays open for more of them.
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add row below' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add row below' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<tr><td></td><td></td></tr><tr><td></td><td></td></tr>'),
      ),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringContaining('<thead><tr><th>Cookie</th>'),
    );
    await expect(within(dialog).getByRole('button', { name: 'Merge cells' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Privacy Policy' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete table' })).toBeVisible());
  },
});

/** By keyboard: of a chosen size, with the cursor in its first cell. */
export const InsertTable = meta.story({
  args: { value: '<p>Cookies</p>' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox');
    await userEvent.click(await canvas.findByRole('button', { name: 'More tools' }));
    text.focus();
    (await canvas.findByRole('button', { name: 'Table' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Insert table' });
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Rows' }), '2');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Columns' }), '1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Insert table' }));
    await waitFor(() => expect(text).toHaveFocus());
    // The browser's cursor follows the focus.
    await waitFor(() =>
      expect(text.querySelector('th')).toContainElement(getSelection()?.anchorNode?.parentElement ?? null),
    );
    await userEvent.keyboard('Name');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining(
          '<table><thead><tr><th>Name</th></tr></thead><tbody><tr><td></td></tr></tbody></table>',
        ),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Table' })).toBeVisible());
  },
});

export const PasteFromWord = meta.story({
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox');
    text.focus();
    paste(
      text,
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><h1 style="mso-pagination:none"><span lang=EN-GB>1. Scope<o:p></o:p></span></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:12.0pt;font-family:"Times New Roman"'>Bold</span></b> and <i>italic</i> text<o:p></o:p></p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First point</p><p class=MsoListParagraph style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span>Deeper point</p><!--EndFragment--></body></html>`,
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<h1>1. Scope</h1>\n<p><strong>Bold</strong> and <em>italic</em> text</p>\n<ul><li>First point</li></ul>\n<p style="margin-left: 72pt;">a) Deeper point</p>',
    );
  },
});

/** A paste says what it changed; pictures of other sites are links until they are copied in. */
export const PasteWithPictures = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    paste(
      canvas.getByRole('textbox'),
      '<p>1. Scope</p><p>Our logo <img src="https://pictures.example/logo.png" alt="Logo"> and a drawing <svg></svg>here.</p>',
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>1. Scope</p>\n<p>Our logo <a href="https://pictures.example/logo.png">Picture: Logo</a> and a drawing here.</p>',
      ),
    );
    await expect(canvas.getByRole('img', { name: 'Left out: Drawing' })).toBeVisible();
    const panel = within(await canvas.findByRole('region', { name: 'Pasted' }));
    await expect(panel.getByRole('region', { name: 'Left out' })).toHaveTextContent('Drawing');
    await userEvent.click(panel.getByRole('button', { name: 'Copy the pictures in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy the pictures in' }));
    await expect(dialog.getByRole('button', { name: 'Copy in' })).toBeVisible();
  },
});

const AGREEMENT = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><h3>4. Who receives it</h3><p class=MsoNormal>4.1 Companies that run our servers receive what they need for it. Schedule A names them, see <a href="#_Ref22">clause 2.2</a>.<span style='display:none;mso-hide:all'> INTERNAL: fallback position 5 %</span></p><p class=MsoNormal>4.2 We inform you of a new company <del cite="mailto:Jane%20Doe">sixty (60)</del><ins cite="mailto:Jane%20Doe">thirty (30)</ins> days before it receives anything<span class=MsoCommentReference><a href="#_msocom_1">[JD1]</a></span>. If you object, you can end your contract<ins cite="mailto:Omar%20Said"> at once</ins>.</p><ul><li role="checkbox" aria-checked="true"><p>Register of requests kept</p></li></ul><p class=MsoNormal>Our regulator: <a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2F&amp;data=5">example.org</a></p><div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"Jane Doe"'></span><p>Do not tell the client that we can cap this at 50 %.</p></div></div></div></body></html>`;

/** After a paste a panel lists what was left out, accepted and changed, and what to check. */
export const PasteResult = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    paste(canvas.getByRole('textbox'), AGREEMENT);
    const panel = within(await canvas.findByRole('region', { name: 'Pasted from Word' }));
    await expect(panel.getByRole('region', { name: 'To check' })).toHaveTextContent('“clause 2.2”');
    await expect(panel.getByRole('region', { name: 'Left out' })).toHaveTextContent(
      'A comment by Jane Doe“Do not tell the client that we can cap this at 50 %.”',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('thirty (30) days'));
    await userEvent.click(panel.getByRole('button', { name: 'Keep as marks' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringContaining('<del>sixty (60)</del><ins>thirty (30)</ins> days'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept all' }));
    await expect(await canvas.findByRole('region', { name: 'Accepted' })).toHaveTextContent('Omar Said');
    await expect(canvas.getByRole('textbox')).not.toHaveTextContent('INTERNAL');
  },
});

export const PasteResultOnPhone = meta.story({
  args: { value: '' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    paste(canvas.getByRole('textbox'), AGREEMENT);
    await expect(await canvas.findByRole('region', { name: 'Pasted from Word' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

const CLAUSES =
  '<h2>2. Term</h2><p>2.1 It begins.</p><p>2.2 It can be extended.</p><p>2.2 It ends as in section 2.1.</p><p>2.3 After section 2.2 and Section 2.2 Fiscal Code.</p>';

/** Nothing changes before the plan is confirmed; what may be of another text is not ticked. */
export const Numbering = meta.story({
  args: { value: CLAUSES.replace('as in section 2.1', 'as in section 2.3') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Numbering' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renumber' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renumber' }));
    await expect(dialog.getByRole('checkbox', { name: 'Clause 2.2 becomes 2.3' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Reference to 2.3 becomes 2.4' })).toBeChecked();
    // That of the Fiscal Code is not listed.
    const unclear = dialog.getByRole('checkbox', { name: 'Reference to 2.2 becomes 2.3' });
    await expect(unclear).not.toBeChecked();
    await expect(dialog.getAllByRole('row')[1]).toHaveTextContent('2.22.32.2 It ends as in section 2.3.');
    await expect(args.onChange).not.toHaveBeenCalled();
    unclear.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 4 numbers' }));
    await expect(await canvas.findByText('Renumbered: 2 clauses, 2 references')).toBeVisible();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<h2>2. Term</h2><p>2.1 It begins.</p><p>2.2 It can be extended.</p><p>2.3 It ends as in section 2.4.</p><p>2.4 After section 2.3 and Section 2.2 Fiscal Code.</p>',
      ),
    );
  },
});

export const RenumberPlan = meta.story({
  args: { value: CLAUSES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Numbering' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renumber' }));
    await expect(await screen.findByRole('dialog', { name: 'Renumber' })).toBeVisible();
  },
});

/** A reference to a clause that was deleted would name the next one. */
export const RenumberAfterDeletion = meta.story({
  args: { value: '<p>1. Scope, see clause 2.</p><p>3. Fees under Section 2 (Data)</p>' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Numbering' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renumber' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renumber' }));
    const [, own, clause, other] = dialog.getAllByRole('row');
    await expect(own).toHaveTextContent('2The clause it named is goneScope, see clause 2.');
    await expect(other).toHaveTextContent('2If it named a clause of this text, that clause is gone');
    await expect(within(clause as HTMLElement).getByRole('checkbox')).toBeChecked();
    // Its own one, and that for all.
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 number' }));
    await expect(
      await canvas.findByText('Renumbered: 1 clause, 0 references. Left as they are: 2'),
    ).toBeVisible();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p>1. Scope, see clause 2.</p><p>2. Fees under Section 2 (Data)</p>',
      ),
    );
  },
});

export const InsertReference = meta.story({
  args: { value: '<h2>2. Term</h2><p>(a) start</p><p>(b) end</p><ol><li>Mail</li></ol><p>As in&nbsp;</p>' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox');
    text.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Numbering' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert reference...' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert reference' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Insert reference' }));
    await expect(await dialog.findByText('Choose a heading, clause or item')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('combobox', { name: 'Heading, clause or item' }), 'end');
    await userEvent.click(await screen.findByRole('option', { name: '2(b): (b) end' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Insert reference' }));
    await waitFor(() => expect(text).toHaveTextContent(/As in 2\(b\)$/));
    const [, id] = /<p id="(c-\w+)">\(b\) end/.exec(String(args.onChange.mock.lastCall?.[0])) ?? [];
    await expect(args.onChange).toHaveBeenLastCalledWith(
      `<h2>2. Term</h2><p>(a) start</p><p id="${id}">(b) end</p><ol><li>Mail</li></ol><p>As in&nbsp;<a href="#${id}">2(b)</a></p>`,
    );
    await waitFor(() => expect(text).toHaveFocus());
  },
});

export const ChooseReference = meta.story({
  args: InsertReference.input.args,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Numbering' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert reference...' }));
    await expect(await screen.findByRole('dialog', { name: 'Insert reference' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: '2(b)(1): 1. Mail' })).toBeVisible();
  },
});

export const ContentsAndFootnotes = meta.story({
  args: { value: '<p>Terms</p><h2 id="use">1. Use</h2><p>We use your data.</p><h3 id="who">1.1 Who</h3>' },
  play: async ({ canvas, userEvent, args }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Numbering' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    const text = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByText('Terms'));
    await choose('Insert contents list');
    await waitFor(() => expect(canvas.getByRole('link', { name: '1.1 Who' })).toBeVisible());
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await choose('Insert footnote');
    await waitFor(() => expect(canvas.getByRole('link', { name: '[1]' })).toBeVisible());
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('Our staff.');
    const html = () => String(args.onChange.mock.lastCall?.[0]).replaceAll(/-[a-z\d]{6,8}"/g, '-1"');
    await waitFor(() =>
      expect(html()).toBe(
        '<p>Terms</p><nav id="contents"><ul style="list-style-type: none;"><li><a href="#use">1. Use</a><ul style="list-style-type: none;"><li><a href="#who">1.1 Who</a></li></ul></li></ul></nav><h2 id="use">1. Use</h2><p>We use your data.</p><h3 id="who">1.1 Who<a href="#fn-1" id="fnref-1">[1]</a></h3><section><hr><ol><li id="fn-1">Our staff. <a href="#fnref-1">↩</a></li></ol></section>',
      ),
    );
  },
});

export const NoHeadings = meta.story({
  args: { value: '<p>Terms</p>' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Numbering' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert contents list' }));
    await expect(await canvas.findByText('This text has no headings yet')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const NumbersInOrder = meta.story({
  args: { value: '<p>1. One</p><p>2. Two</p>' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Numbering' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Renumber' }));
    await expect(await canvas.findByText('All numbers are in order')).toBeVisible();
    // What stands below has not moved.
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const PasteFromDocs = meta.story({
  args: { value: '' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox');
    text.focus();
    paste(
      text,
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;color:#000000;">Cookies</span></h2><p dir="ltr"><span style="font-weight:700;font-family:Arial;">One</span><span style="font-style:italic"> cookie</span> <a href="javascript:alert(1)" style="text-decoration:none">bad</a> <a href="https://example.org"><span style="color:#1155cc;text-decoration:underline">good</span></a></p><ul><li dir="ltr" style="list-style-type:disc"><p role="presentation"><span>sid</span></p></li></ul></b>',
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const html = String(args.onChange.mock.lastCall?.[0]);
    await expect(html).toContain('<h2>Cookies</h2>');
    await expect(html).toContain('<strong>One</strong><em> cookie</em>');
    await expect(html).toContain('<a href="about:blank">bad</a>');
    await expect(html).toContain('<ul><li>sid</li></ul>');
    await expect(html).not.toMatch(/font|docs-internal|javascript/);
  },
});

export const PasteFromWeb = meta.story({
  args: { value: '' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox');
    text.focus();
    paste(
      text,
      '<meta charset="utf-8"><style>p{color:red}</style><div class="css-1a2b" id="root" style="position:fixed;font-family:Roboto;box-sizing:border-box"><nav aria-label="x"><button onclick="x()">Menu</button></nav><h2 class="title" style="margin:0;color:rgb(32, 33, 36)">Cookies</h2><p style="font-size:16px;line-height:24px;white-space:normal" data-v-1="">We set <b>one</b> cookie, <a href="https://example.org/a" class="link" onclick="x()" target="_blank">as told</a>.</p><script>x()</script><ul class="list"><li class="item"><span style="color:rgb(0,0,0)">sid</span></li></ul><img src="https://example.org/pixel.gif" alt="" width="1" height="1"></div>',
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const html = String(args.onChange.mock.lastCall?.[0]);
    await expect(html).toContain('<h2>Cookies</h2>');
    await expect(html).toContain('We set <strong>one</strong> cookie, ');
    await expect(html).toMatch(/<a href="https:\/\/example\.org\/a"[^>]*>as told<\/a>\./);
    await expect(html).toContain('<li>sid</li>');
    await expect(html).not.toMatch(/class=|id=|font|position|onclick|script|data-v|x\(\)|box-sizing/);
  },
});

/** The text determines its direction, regardless of the screen's. */
export const RightToLeftText = meta.story({
  args: { value: '<h2>سياسة الخصوصية</h2><p>نحتفظ باسمك.</p><ul><li>العادات</li></ul>' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('list')).direction).toBe('rtl');
  },
});

export const RightToLeft = meta.story({
  args: {
    value:
      '<h2 dir="rtl">سياسة الخصوصية</h2><p>Text in the direction of the page, with a list:</p><ul><li>One</li><li>Two</li></ul>' +
      PRESERVED,
  },
  globals: { direction: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    selectText(canvas.getByRole('textbox'), 'direction');
    await userEvent.click(canvas.getByRole('button', { name: 'Right to left' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<p dir="rtl">Text')),
    );
  },
});

export const MirroredScreen = meta.story({ ...Default.input, globals: { direction: 'rtl' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await expect(bold.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('toolbar').clientHeight).toBeLessThan(60);
  },
});

/** What has no room in the row is a press away; the row keeps its tools. */
export const MoreTools = meta.story({
  args: { value: '<p>We keep your name.</p>' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '694px', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const toolbar = canvas.getByRole('toolbar');
    const more = await canvas.findByRole('button', { name: 'More tools' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(toolbar.clientHeight).toBe(44);
    await expect(canvas.queryByRole('button', { name: 'Strike' })).toBeNull();
    // One tab stop, and arrows pass what is hidden.
    const find = canvas.getByRole('button', { name: 'Outline and word count' });
    find.focus();
    await userEvent.keyboard(inlineForward());
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear formatting' })).toBeVisible());
    await expect(toolbar.clientHeight).toBeGreaterThan(60);
    await expect([...toolbar.querySelectorAll('[tabindex="0"]')]).toEqual([more]);
    selectText(canvas.getByRole('textbox'), 'your name');
    await userEvent.click(canvas.getByRole('button', { name: 'Strike' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>We keep <s>your name</s>.</p>'));
    await userEvent.click(more);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Strike' })).toBeNull());
    await userEvent.click(more);
  },
});
