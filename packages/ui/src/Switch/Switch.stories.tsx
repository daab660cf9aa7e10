import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Switch, type SwitchProps } from './Switch.tsx';
import { keyboard } from './Switch.keyboard.ts';

function Controlled({ onChange, ...props }: SwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <Switch
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        onChange(next);
      }}
    />
  );
}
Controlled.displayName = 'Switch';

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  parameters: { keyboard },
  args: { isSelected: false, onChange: fn(), children: 'Collapse the sidebar' },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({});

export const On = meta.story({ args: { isSelected: true } });

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Collapse the sidebar' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toBeChecked();
    await userEvent.tab();
    await expect(toggle).not.toHaveFocus();
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const WithDescription = meta.story({
  args: { description: 'Takes effect at once.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Takes effect at once.');
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
