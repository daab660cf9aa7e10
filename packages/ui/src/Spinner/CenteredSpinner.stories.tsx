import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { CenteredSpinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Feedback/CenteredSpinner',
  component: CenteredSpinner,
  args: { label: 'Loading dashboard…' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading dashboard…')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading dashboard…');
  },
});
