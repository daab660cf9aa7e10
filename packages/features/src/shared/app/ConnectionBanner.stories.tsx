import { expect, fn, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const meta = preview.meta({
  title: 'Features/Shared/ConnectionBanner',
  component: ConnectionBanner,
  args: { isDown: false, isOutdated: false, onReload: fn() },
});

export const Online = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const Unreachable = meta.story({
  args: { isDown: true, isOutdated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The server cannot be reached');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Offline = meta.story({
  args: { isDown: true },
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
});

export const Outdated = meta.story({
  args: { isOutdated: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
