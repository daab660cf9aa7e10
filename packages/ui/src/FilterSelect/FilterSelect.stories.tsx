import { expect, fn, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { FilterSelect } from './FilterSelect.tsx';

const meta = preview.meta({
  title: 'Forms/FilterSelect',
  component: FilterSelect,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the filter' },
      { keys: ['Space', 'Alt + Arrow down'], does: 'Opens the native list' },
      { keys: ['Arrow down', 'Arrow up'], does: 'Selects the next or previous option' },
      { keys: ['A to Z'], does: 'Selects the option that starts with the letter' },
    ],
  },
  args: {
    label: 'Role',
    options: [
      { value: '', label: 'All roles' },
      { value: 'user', label: 'Users' },
      { value: 'admin', label: 'Administrators' },
    ],
    defaultValue: '',
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('All roles');
  },
});

/** The browser handles keys in the list, as in `Select`. */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const filter = canvas.getByRole('combobox', { name: 'Role' });
    await userEvent.tab();
    await expect(filter).toHaveFocus();
    await userEvent.selectOptions(filter, 'Administrators');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('admin');
    await expect(filter).toHaveDisplayValue('Administrators');
    await userEvent.tab();
    await expect(filter).not.toHaveFocus();
  },
});

export const UnknownValue = meta.story({
  args: { defaultValue: 'owner' },
  // Reported during development.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('owner');
  },
});

export const LongWords = meta.story({
  args: { options: [{ value: '', label: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) }] },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const LongRightToLeft = meta.story({
  args: LongWords.input.args,
  globals: { direction: 'rtl', viewport: { value: 'small' } },
});
