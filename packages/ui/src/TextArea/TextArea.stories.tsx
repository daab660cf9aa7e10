import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field and on; inserts no tab' },
      { keys: ['Enter'], does: 'Inserts a line break' },
    ],
  },
  args: { label: 'Message', defaultValue: '', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({ args: { defaultValue: 'Hello,\n\nmy calendar shows last week twice.' } });

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});

export const Typing = meta.story({
  args: { isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toBeRequired();
    await userEvent.keyboard('One{Enter}two');
    await expect(field).toHaveValue('One\ntwo');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  args: {
    isInvalid: true,
    errorMessage: 'Message is required',
    description: 'What happened, and when?',
    rows: 6,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'What happened, and when? Message is required',
    );
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'Hello', isDisabled: true } });

export const ReadOnly = meta.story({ args: { defaultValue: 'Hello', isReadOnly: true } });

export const Long = meta.story({
  args: { defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(10) },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { defaultValue: 'مرحبا', dir: 'auto' },
  globals: { direction: 'rtl' },
});
