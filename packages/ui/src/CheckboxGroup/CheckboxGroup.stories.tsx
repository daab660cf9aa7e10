import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = preview.meta({
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the next option' },
      { keys: ['Space'], does: 'Checks or unchecks the option' },
    ],
  },
  args: {
    label: 'Columns',
    options: [
      { value: 'name', label: 'Name' },
      { value: 'email', label: 'Email' },
      { value: 'role', label: 'Role' },
      { value: 'joined', label: 'Joined' },
    ],
    defaultValues: ['name', 'email', 'joined'],
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Columns' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Name' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Role' })).not.toBeChecked();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Role' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['name', 'email', 'role', 'joined']);
    await userEvent.click(canvas.getByText('Email'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['name', 'role', 'joined']);
  },
});

export const WithDescription = meta.story({
  args: { description: 'The first line of the file holds their names.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'The first line of the file holds their names.',
    );
  },
});

export const Invalid = meta.story({
  args: { defaultValues: [], isInvalid: true, errorMessage: 'Choose at least one column' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one column');
    await expect(canvas.getByRole('checkbox', { name: 'Name' })).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Long = meta.story({
  args: {
    options: [
      { value: 'name', label: 'A column with a great many words in its name that needs several lines' },
      { value: 'email', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { value: 'joined', label: 'Joined' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
