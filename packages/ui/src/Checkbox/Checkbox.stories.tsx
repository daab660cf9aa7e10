import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';
import { keyboard } from './Checkbox.keyboard.ts';

function Controlled({ onChange, ...props }: CheckboxProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    />
  );
}
Controlled.displayName = 'Checkbox';

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: { keyboard },
  args: { isSelected: false, onChange: fn(), children: 'Send a welcome message' },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({});

export const Selected = meta.story({ args: { isSelected: true } });

export const Indeterminate = meta.story({
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

export const WithoutText = meta.story({
  args: { children: undefined, 'aria-label': 'Select Amelia Okafor' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Amelia Okafor' });
    const target = box.closest('label')?.getBoundingClientRect();
    await expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send a welcome message' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    await userEvent.click(canvas.getByText('Send a welcome message'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: 'Agree to go on', children: 'I agree to the terms' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to go on');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, isSelected: true } });

export const Long = meta.story({
  args: {
    children: 'Words that go on and on, and a Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(
      3,
    ),
  },
  globals: { viewport: { value: 'phone' } },
});
