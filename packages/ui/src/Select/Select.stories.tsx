import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Select, type SelectProps } from './Select.tsx';
import { keyboard } from './Select.keyboard.ts';

function Controlled({ onChange, ...props }: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
Controlled.displayName = 'Select';

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  parameters: { keyboard },
  args: {
    label: 'Role',
    options: [
      { value: '', label: 'Select…' },
      { value: 'user', label: 'user' },
      { value: 'admin', label: 'admin' },
    ],
    value: 'user',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveValue('user');
  },
});

export const EmptyOption = meta.story({
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Select…');
  },
});

/** An unknown value shows unchanged instead of the first option. */
export const UnknownValue = meta.story({
  args: { value: 'superuser' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('superuser');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  args: {
    value: '',
    isRequired: true,
    isInvalid: true,
    errorMessage: 'Choose a role',
    description: 'What they may do.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Role' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('What they may do. Choose a role');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Long = meta.story({
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'An option with very many words in it '.repeat(6) }],
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Each option is truncated in its own direction, keeping its beginning. */
export const LongRightToLeft = meta.story({
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'An option with very many words in it, '.repeat(6) }],
  },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    const box = field.getBoundingClientRect();
    const first = document.createRange();
    first.setEnd(field.querySelector('button')?.firstChild as Node, 1);
    first.setStart(first.endContainer, 0);
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(box.left);
    await expect(first.getBoundingClientRect().right).toBeLessThan(box.right);
  },
});
