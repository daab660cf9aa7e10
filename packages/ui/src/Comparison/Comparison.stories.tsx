import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Banner } from '../Banner/Banner.tsx';
import { Comparison } from './Comparison.tsx';

const meta = preview.meta({
  title: 'Data/Comparison',
  component: Comparison,
  args: {
    label: 'Differences',
    subject: 'Field',
    versions: ['Yours', 'Theirs'],
    rows: [
      { label: 'Full Name', values: ['Nguyễn Thị Lan', 'Lan Nguyen'] },
      { label: 'Weight (kg)', values: ['54.5', 'empty'] },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Differences' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Weight (kg) 54.5 empty' })).toBeVisible();
  },
});

export const InABanner = meta.story({
  render: (args) => (
    <Banner tone="warning" title="Someone else changed this user">
      <Comparison {...args} />
    </Banner>
  ),
});

export const LongWords = meta.story({
  args: {
    rows: [
      {
        label: 'Kundenbetreuungsverantwortlichkeitsbereich',
        values: ['x'.repeat(200), 'Amelia '.repeat(28)],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
