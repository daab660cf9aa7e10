import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Link } from '../Link/Link.tsx';
import { longOnOff, playOnOff } from '../testing/onOff.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the checkbox' },
      { keys: ['Space'], does: 'Checks or unchecks it' },
    ],
  },
  args: { label: 'Send an invitation', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Send an invitation' })).not.toBeChecked();
  },
});

export const Checked = meta.story({
  args: { defaultSelected: true, description: 'The link in the mail works for seven days.' },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Send an invitation' });
    await expect(checkbox).toBeChecked();
    await expect(checkbox).toHaveAccessibleDescription('The link in the mail works for seven days.');
  },
});

export const Keyboard = meta.story({ play: playOnOff('checkbox') });

const TEAMS = ['Support', 'Content'];

/** A checkbox for some of several others. */
export const Indeterminate = meta.story({
  args: { label: 'All teams' },
  render: function Render(args) {
    const [chosen, setChosen] = useState<readonly string[]>(['Support']);
    return (
      <Checkbox
        {...args}
        isSelected={chosen.length === TEAMS.length}
        isIndeterminate={chosen.length === 1}
        onChange={(isSelected) => setChosen(isSelected ? TEAMS : [])}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBePartiallyChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    await expect(checkbox).not.toBePartiallyChecked();
  },
});

export const AlwaysIndeterminate = meta.story({ args: { isIndeterminate: true } });

export const Invalid = meta.story({
  args: {
    label: (
      <>
        I have read the <Link href="/terms">terms</Link>
      </>
    ),
    isRequired: true,
    isInvalid: true,
    errorMessage: 'Accept the terms to go on',
  },
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(checkbox).toBeInvalid();
    await expect(checkbox).toBeRequired();
    await expect(checkbox).toHaveAccessibleDescription('Accept the terms to go on');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const DisabledAndChecked = meta.story({ args: { isDisabled: true, defaultSelected: true } });

export const Long = meta.story({ ...longOnOff });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultSelected: true, description: 'The link in the mail works for seven days.' },
});
