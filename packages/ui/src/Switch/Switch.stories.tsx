import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { longOnOff, playOnOff } from '../testing/onOff.ts';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the switch' },
      { keys: ['Space'], does: 'Turns it on or off' },
    ],
  },
  args: { label: 'Single keys', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Single keys' })).not.toBeChecked();
  },
});

export const On = meta.story({
  args: { defaultSelected: true, description: 'Turn them off if you use speech input.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Single keys' });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription('Turn them off if you use speech input.');
  },
});

export const Keyboard = meta.story({ play: playOnOff('switch') });

/** The caller keeps the state: nothing moves until it does. */
export const Controlled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const DisabledAndOn = meta.story({ args: { isDisabled: true, defaultSelected: true } });

export const Long = meta.story({ ...longOnOff });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultSelected: true, description: 'Turn them off if you use speech input.' },
});
