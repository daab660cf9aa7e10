import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { passBannerTime } from '../../testing/index.ts';
import { ExportListView, type ExportState } from './ExportListView.tsx';

const meta = preview.meta({
  title: 'Features/Shared/ExportListView',
  component: ExportListView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    list: { name: 'users', one: 'user', many: 'users' },
    state: { status: 'running', rows: 4100, total: 12_480 } as ExportState,
    onExport: fn(),
    onClose: fn(),
  },
});

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Export users' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Running = meta.story({
  play: async ({ userEvent, args }) => {
    await findDialog();
    await expect(screen.getByText('4,100 of 12,480 users')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const RunningWithoutTotal = meta.story({
  args: {
    list: { name: 'activity', one: 'entry', many: 'entries' },
    state: { status: 'running', rows: 4100 },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Export activity' })).toBeVisible());
    await expect(screen.getByText('4,100 entries')).toBeVisible();
  },
});

export const Done = meta.story({
  args: { state: { status: 'done', rows: 12_480, fileName: 'users-search-ana-2026-11-26.csv' } },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        '12,480 users exported to users-search-ana-2026-11-26.csv in your downloads.',
      ),
    );
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await passBannerTime(/^12,480 users exported/)).toBe(3000);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to export users' } },
  play: async ({ userEvent, args }) => {
    await findDialog();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to export users'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: findDialog });
