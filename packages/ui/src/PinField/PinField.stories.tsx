import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { PinField } from './PinField.tsx';

const meta = preview.meta({
  title: 'Forms/PinField',
  component: PinField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field, and past all of its cells' },
      { keys: ['0 to 9'], does: 'Fills the cell and moves to the next' },
      { keys: ['Arrow right', 'Arrow left', 'Home', 'End'], does: 'Moves through the cells' },
      { keys: ['Backspace'], does: 'Empties the cell before' },
    ],
  },
  args: { label: 'Code', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('28x70829');
    await expect(field).toHaveValue('287082');
    await expect(args.onChange).toHaveBeenLastCalledWith('287082');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2870');
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('280');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

const PASTED = [' 287 082 ', '287-082', '٢٨٧٠٨٢', '２８７０８２', 'Your code is 287082.'];

/** Digits of every script, and what stands around them in a mail. */
export const Pasted = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    for (const text of PASTED) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('287082');
      await expect(args.onChange).toHaveBeenLastCalledWith('287082');
    }
  },
});

/** Every digit stands in the middle of its cell, and the last one doesn't scroll the first away. */
export const Full = meta.story({
  args: { defaultValue: '287082' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    await expect(field.scrollWidth).toBe(field.clientWidth);
    await expect(field.scrollLeft).toBe(0);
  },
});

export const Short = meta.story({
  args: { label: 'PIN', length: 4, defaultValue: '12', autoComplete: 'off' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'PIN' });
    await userEvent.type(field, '3456');
    await expect(field).toHaveValue('1234');
  },
});

export const InAForm = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'code', defaultValue: '12' },
  render: (args) => (
    <form aria-label="Second factor">
      <PinField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.type(canvas.getByRole('textbox'), '3456');
    await expect([...new FormData(form)]).toEqual([['code', '123456']]);
    form.reset();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('12'));
  },
});

/** What is typed or pasted after a wrong code is the next one. */
export const Invalid = meta.story({
  args: {
    defaultValue: '000000',
    description: 'The six digits that the app shows now.',
    isRequired: true,
    isInvalid: true,
    errorMessage: 'This code is wrong or was used',
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      'The six digits that the app shows now. This code is wrong or was used',
    );
    await userEvent.click(field);
    await userEvent.keyboard('{End}x');
    await expect(field).toHaveValue('000000');
    await userEvent.keyboard('28');
    await expect(args.onChange).toHaveBeenLastCalledWith('28');
    await userEvent.keyboard('7082');
    await userEvent.paste('111222');
    await expect(args.onChange).toHaveBeenLastCalledWith('111222');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: '28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: '287082' } });

export const Long = meta.story({
  args: {
    label: 'A label with a great many words in it that needs several lines on a telephone',
    length: 12,
    defaultValue: '123456789012',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field.scrollWidth).toBe(field.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: '287' },
});
