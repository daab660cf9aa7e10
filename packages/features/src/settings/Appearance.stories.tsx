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
    await expect(args.onPreferenceChange.mock.calls).toEqual([['light']]);
  },
});

export const Dark = meta.story({ args: { preference: 'dark' } });

export const Chooses = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { preference: 'light' },
  play: async ({ canvas, args }) => {
    for (const name of ['Dark', 'System']) await userEvent.click(canvas.getByRole('radio', { name }));
    await expect(args.onPreferenceChange.mock.calls).toEqual([['dark'], ['system']]);
  },
});
