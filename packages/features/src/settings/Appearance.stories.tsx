import type { ThemePreference } from '@planner/ui';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Appearance } from './Appearance.tsx';

const meta = preview.meta({
  title: 'Features/Settings/Appearance',
  component: Appearance,
  args: { preference: 'system' as ThemePreference, onPreferenceChange: fn() },
});

export const System = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onPreferenceChange.mock.calls).toEqual([['light'], ['dark']]);
  },
});

export const Dark = meta.story({
  args: { preference: 'dark' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(args.onPreferenceChange.mock.calls).toEqual([['system']]);
  },
});
