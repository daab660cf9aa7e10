import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx';
import { keyboard } from './ThemeToggle.keyboard.ts';

/** Keeps the theme as an application would; the page around keeps its own. */
function Remembering({ theme: initialTheme, onChange, ...rest }: ThemeToggleProps) {
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

const meta = preview.meta({
  title: 'Shell/ThemeToggle',
  component: ThemeToggle,
  parameters: { keyboard },
  args: { theme: 'light' as const, onChange: fn() },
  render: (args) => <Remembering {...args} />,
});

export const Light = meta.story({});

export const Keyboard = meta.story({
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Dark = meta.story({ args: { theme: 'dark' } });

export const ThereAndBack = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Switch to dark theme' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    // The same button, so that focus stays and a second press goes back.
    await expect(canvas.getByRole('button', { name: 'Switch to light theme' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
  },
});
