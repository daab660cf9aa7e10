import { expect, fn, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field' },
      { keys: ['Space', 'Alt + Arrow down'], does: 'Opens the native list' },
      { keys: ['Arrow down', 'Arrow up'], does: 'Selects the next or previous option' },
      { keys: ['A to Z'], does: 'Selects the option that starts with the letter' },
    ],
  },
  args: {
    label: 'Role',
    options: [
      { value: '', label: 'Select…' },
      { value: 'user', label: 'user' },
      { value: 'admin', label: 'admin' },
    ],
    defaultValue: 'user',
    onChange: fn(),
    onBlur: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveValue('user');
  },
});

export const EmptyOption = meta.story({
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Select…');
  },
});

/** Headings over options, and options that cannot be chosen. */
export const GroupsAndDisabledOptions = meta.story({
  args: {
    label: 'Time zone',
    options: [
      { value: 'utc', label: 'UTC' },
      {
        label: 'Europe',
        options: [
          { value: 'berlin', label: 'Berlin' },
          { value: 'lisbon', label: 'Lisbon', isDisabled: true },
        ],
      },
      { label: 'Asia', options: [{ value: 'hanoi', label: 'Hanoi' }] },
    ],
    defaultValue: 'hanoi',
  },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Time zone' });
    await expect(select).toHaveDisplayValue('Hanoi');
    await expect(canvas.getByRole('group', { name: 'Europe' })).toContainElement(
      canvas.getByRole('option', { name: 'Berlin' }),
    );
    await expect(canvas.getByRole('option', { name: 'Lisbon' })).toBeDisabled();
    await userEvent.selectOptions(select, 'Berlin');
    await expect(args.onChange).toHaveBeenLastCalledWith('berlin');
    await expect(select).toHaveDisplayValue('Berlin');
  },
});

/** An unknown value shows unchanged instead of the first option. */
export const UnknownValue = meta.story({
  args: { defaultValue: 'superuser' },
  // Reported during development.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
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
    defaultValue: '',
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
    defaultValue: 'long',
    options: [{ value: 'long', label: 'An option with very many words in it '.repeat(6) }],
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** Each option is truncated in its own direction, keeping its beginning. */
export const LongRightToLeft = meta.story({
  args: {
    defaultValue: 'long',
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
