import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx';

function Controlled({ theme: initialTheme, onChange, ...rest }: ThemeToggleProps) {
  const [theme, setTheme] = useState(initialTheme);
  return (
    <ThemeToggle
      {...rest}
      theme={theme}
      onChange={(next) => {
        setTheme(next);
        onChange(next);
      }}
    />
  );
}
Controlled.displayName = 'ThemeToggle';

const meta = preview.meta({
  title: 'Shell/ThemeToggle',
  component: ThemeToggle,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the button' },
      { keys: ['Enter', 'Space'], does: 'Switches the theme' },
    ],
  },
  args: { theme: 'light' as const, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Light = meta.story({});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Dark = meta.story({ args: { theme: 'dark' } });

export const Toggled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Switch to dark theme' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('button', { name: 'Switch to light theme' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
  },
});
