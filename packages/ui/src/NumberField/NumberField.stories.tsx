import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field, then past its buttons' },
      { keys: ['Arrow up', 'Arrow down'], does: 'Adds or subtracts a step' },
      { keys: ['Home', 'End'], does: 'Sets the least or greatest number, if there is one' },
    ],
  },
  args: { label: 'Seats', defaultValue: 5, minValue: 1, maxValue: 20, onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Seats' })).toHaveValue('5');
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('6');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{End}');
    await expect(field).toHaveValue('20');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'Decrease' })).toBeDisabled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(field).toHaveValue('2');
  },
});

/** Numbers out of range are moved into it, and other text is not taken. */
export const Typed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '9x9');
    await expect(field).toHaveValue('99');
    await userEvent.tab();
    await expect(field).toHaveValue('20');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('');
  },
});

export const Formatted = meta.story({
  render: (args) => (
    <Stack gap="m">
      <NumberField
        {...args}
        label="Price"
        defaultValue={1249.5}
        maxValue={undefined}
        formatOptions={{ style: 'currency', currency: 'EUR' }}
      />
      <LocaleProvider locale="de-DE">
        <NumberField
          {...args}
          label="Discount"
          defaultValue={0.125}
          minValue={0}
          step={0.005}
          formatOptions={{ style: 'percent', maximumFractionDigits: 1 }}
        />
      </LocaleProvider>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('€1,249.50');
    await expect(canvas.getByRole('textbox', { name: 'Discount' })).toHaveValue('12,5\u00A0%');
  },
});

export const Controlled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [value, setValue] = useState<number | null>(5);
    return (
      <Stack gap="m">
        <NumberField {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue(null)}>Clear</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1');
  },
});

export const Invalid = meta.story({
  args: {
    isRequired: true,
    isInvalid: true,
    errorMessage: 'There are only 3 seats left',
    description: 'Each seat is one person.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Seats' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Each seat is one person. There are only 3 seats left');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Increase' })).toBeDisabled();
  },
});

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

export const Long = meta.story({
  args: {
    label: 'A label with a great many words in it that needs several lines',
    defaultValue: 12345678901234,
    maxValue: undefined,
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
