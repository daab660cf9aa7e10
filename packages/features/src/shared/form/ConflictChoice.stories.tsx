import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ConflictChoice, type Choice } from './ConflictBanner.tsx';

const meta = preview.meta({
  title: 'Features/Form/ConflictChoice',
  component: ConflictChoice,
  args: { subject: 'Height (cm)', mine: '171', theirs: '153', value: '' as Choice, onChange: fn() },
  render: function Stateful({ value: initial, onChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <ConflictChoice
        {...args}
        value={value}
        onChange={(choice) => {
          onChange(choice);
          setValue(choice);
        }}
      />
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Which Height (cm) do you want to keep?' });
    await expect(group).toHaveAccessibleDescription('Choose one before you save');
    await expect(canvas.getByRole('radio', { name: 'Yours: 171' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Theirs: 153' })).not.toBeChecked();
  },
});

export const ChosenByKeys = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Yours: 171' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Theirs: 153' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange.mock.calls).toEqual([['theirs'], ['mine']]);
    await expect(canvas.getByRole('radiogroup')).not.toHaveAccessibleDescription();
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    subject: 'Full Name',
    mine: 'Wolfeschlegelsteinhausen'.repeat(8),
    theirs: 'عبد الرحمن '.repeat(12),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
