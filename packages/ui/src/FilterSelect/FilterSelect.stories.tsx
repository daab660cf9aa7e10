import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';
import { keyboard } from './FilterSelect.keyboard.ts';

/** Keeps the value, as a screen would. */
function Kept({ onChange, ...props }: FilterSelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FilterSelect
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/FilterSelect',
  component: FilterSelect,
  parameters: { keyboard },
  args: {
    label: 'Role',
    options: [
      { value: '', label: 'All roles' },
      { value: 'user', label: 'Users' },
      { value: 'admin', label: 'Administrators' },
    ],
    value: '',
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const filter = canvas.getByRole('combobox', { name: 'Role' });
    await expect(filter).toHaveDisplayValue('All roles');
    await userEvent.selectOptions(filter, 'Administrators');
    await expect(args.onChange.mock.calls).toEqual([['admin']]);
    await expect(filter).toHaveDisplayValue('Administrators');
  },
});

/** What the keys do in the list is up to the browser, as in `Select`. */
export const Keyboard = meta.story({
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Role' })).not.toHaveFocus();
  },
});

export const UnknownValue = meta.story({
  args: { value: 'owner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('owner');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongWords = meta.story({
  args: { options: [{ value: '', label: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) }] },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const LongRightToLeft = meta.story({
  args: LongWords.input.args,
  globals: { direction: 'rtl', viewport: { value: 'small' } },
});
