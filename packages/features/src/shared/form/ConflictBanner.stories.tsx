import { Text } from '@planner/ui';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ConflictBanner } from './ConflictBanner.tsx';

const meta = preview.meta({
  title: 'Features/Form/ConflictBanner',
  component: ConflictBanner,
  args: {
    subject: 'this user',
    savedAt: '2026-11-14T09:30:00.000Z',
    changes: [
      { label: 'Full Name', values: ['Nguyễn Thị Lan', 'Lan Nguyen'] },
      { label: 'Weight (kg)', values: ['54.5', 'empty'] },
    ],
    children: <Text as="p">What you changed is still here. Check it, and save again.</Text>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Saved Nov 14, 2026/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Changed Before Now' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Weight (kg) 54.5 empty' })).toBeVisible();
  },
});

export const NumberedVersion = meta.story({
  args: { subject: 'this policy', savedBy: 'Nguyễn Thị Lan', version: 12, changes: [] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Saved by Nguyễn Thị Lan, Nov 14, 2026.*· version 12$/),
    ).toBeVisible();
  },
});

/** Of a server that doesn't say when. */
export const WithoutTime = meta.story({ args: { savedAt: undefined } });

export const Phone = meta.story({ globals: { viewport: { value: 'small' } } });
