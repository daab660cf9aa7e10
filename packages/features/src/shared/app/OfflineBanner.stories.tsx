import { expect, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = preview.meta({
  title: 'Features/Shared/OfflineBanner',
  component: OfflineBanner,
});

export const Offline = meta.story({
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
});

export const Online = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});
