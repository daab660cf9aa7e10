import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading icon', value: 40 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading icon' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
});

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <ProgressBar {...args} value={0} isLabelVisible />
      <ProgressBar {...args} value={65} isLabelVisible />
      <ProgressBar {...args} value={100} isLabelVisible />
      <ProgressBar {...args} value={65} />
    </Stack>
  ),
});

export const Indeterminate = meta.story({
  args: { value: undefined, isLabelVisible: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

export const LongWords = meta.story({
  args: { label: `Uploading ${'x'.repeat(200)}.png`, isLabelVisible: true },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ args: { isLabelVisible: true }, globals: { direction: 'rtl' } });
