import { useState } from 'react';
import { expect, fn, userEvent as user, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { HtmlEditor, type HtmlEditorProps } from './HtmlEditor.tsx';

function Controlled({ onChange, ...props }: HtmlEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <HtmlEditor
      {...props}
      value={value}
      onChange={(html) => {
        setValue(html);
        onChange(html);
      }}
    />
  );
}
Controlled.displayName = 'HtmlEditor';

const POLICY = `<!-- reviewed by counsel -->
<h2 id="scope">1. Acme &amp; you</h2>
<p>Acme GmbH keeps <strong>what it needs</strong>, and nothing else.</p>
<ol type="a">
  <li>Your name,</li>
  <li>your address: <a href="mailto:privacy@example.com">privacy@example.com</a>.</li>
</ol>
<p>ACME gmbh ends here.</p>`;

const meta = preview.meta({
  title: 'Forms/HtmlEditor',
  component: HtmlEditor,
  parameters: {
    // `Control` is Command on a Mac.
    keyboard: [
      { keys: ['Tab', 'Shift + Tab'], does: 'Moves between search, text and page; inserts no tab' },
      { keys: ['Enter'], does: 'Inserts a line break, indented like the line' },
      { keys: ['Page Up', 'Page Down'], does: 'Moves the cursor by a page' },
      {
        keys: ['Control + F'],
        does: 'Find and replace; there Enter and Shift + Enter go to the next and the previous match, and Escape returns to the text',
      },
      { keys: ['Control + Z', 'Control + Shift + Z'], does: 'Undoes, redoes' },
    ],
  },
  args: {
    label: 'Privacy Policy, HTML',
    value: POLICY,
    onChange: fn(),
    placeholder: 'Write privacy policy here...',
  },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy, HTML' });
    await expect(text).toHaveTextContent('Acme GmbH keeps <strong>what it needs</strong>');
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await expect(text.closest('[dir]')).toHaveAttribute('dir', 'ltr');
    await expect(text.closest('[dir]')?.clientHeight).toBe(300);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { value: '' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy, HTML' });
    await expect(text).toHaveAttribute('aria-placeholder', 'Write privacy policy here...');
  },
});

/** The colors of the syntax are those of the tones of the theme. */
export const Syntax = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const colorOf = (text: string) => getComputedStyle(canvas.getAllByText(text)[0] as HTMLElement).color;
    const colors = ['<!-- reviewed by counsel -->', 'id', '"scope"', 'h2', 'ACME gmbh ends here.'].map(
      colorOf,
    );
    await expect(new Set(colors).size).toBe(5);
    await expect(colorOf('&amp;')).toBe(colorOf('"scope"'));
  },
});

export const FindAndReplace = meta.story({
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy, HTML' });
    await user.click(canvas.getByRole('button', { name: 'Find and replace' }));
    const find = await canvas.findByRole('textbox', { name: 'Find' });
    await waitFor(() => expect(find).toHaveFocus());
    await user.type(find, 'acme gmbh');
    const bar = canvas.getByLabelText('Find and replace in Privacy Policy, HTML');
    await expect(bar).toHaveTextContent('1 of 2');
    await user.keyboard('{Enter}');
    await expect(bar).toHaveTextContent('2 of 2');
    await user.keyboard('{Enter}');
    await expect(bar).toHaveTextContent('1 of 2');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(bar).toHaveTextContent('2 of 2');
    await user.click(canvas.getByRole('button', { name: 'Match case' }));
    await expect(bar).toHaveTextContent('Nothing found');
    await user.clear(find);
    await user.type(find, 'Acme');
    await expect(bar).toHaveTextContent('1 of 2');
    await user.type(canvas.getByRole('textbox', { name: 'Replace with' }), '$1 Beta');
    await user.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(POLICY.replace('Acme', () => '$1 Beta'));
    await expect(bar).toHaveTextContent('1 of 1');
    await user.click(canvas.getByRole('button', { name: 'Replace all' }));
    await expect(bar).toHaveTextContent('1 match replaced');
    await expect(args.onChange).toHaveBeenLastCalledWith(POLICY.replaceAll('Acme', () => '$1 Beta'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(bar).not.toBeInTheDocument();
    await user.keyboard('{Control>}zz{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(POLICY);
  },
});

/** What the search marks, in each theme and in forced colors. */
export const Found = meta.story({
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Find and replace' }));
    await user.type(await canvas.findByRole('textbox', { name: 'Find' }), 'acme');
    await expect(canvas.getByLabelText('Find and replace in Privacy Policy, HTML')).toHaveTextContent(
      '1 of 3',
    );
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: 'Privacy Policy, HTML' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`\n${POLICY}`));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(POLICY);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(`\n${POLICY}`);
    await userEvent.keyboard('{Control>}f{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Find' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(text).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Find and replace' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(`\n${POLICY}`);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toHaveAttribute('contenteditable', 'false');
    await expect(text).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Find and replace' })).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(text);
    await userEvent.keyboard('x{Enter}{Control>}f{/Control}');
    await expect(await canvas.findByLabelText('Find and replace in Privacy Policy, HTML')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  args: {
    isInvalid: true,
    errorMessage: 'Close the element “video”',
    description: 'Visible to all visitors.',
  },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription('Visible to all visitors. Close the element “video”');
  },
});

export const Long = meta.story({
  args: { value: `<p>${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(40)}</p>` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Arabic text between tags, which are read from left to right. */
export const RightToLeft = meta.story({
  args: { value: '<h2 dir="rtl">1. النطاق</h2>\n<p dir="rtl">نحتفظ بما تخبرنا به: <b>اسمك</b> وعنوانك.</p>' },
  globals: { direction: 'rtl' },
});
