import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { passBannerTime } from '../../testing/index.ts';
import { ExportUsersView, type ExportState } from './ExportUsersView.tsx';
import { errorTexts } from '../queries.ts';

const meta = preview.meta({
  title: 'Features/Users/ExportUsersView',
  component: ExportUsersView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    state: { status: 'running', users: 4100, total: 12_480 } as ExportState,
    onRetry: fn(),
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

export const Done = meta.story({
  args: { state: { status: 'done', users: 12_480 } },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^12,480 users exported/));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await passBannerTime(/^12,480 users exported/)).toBe(3000);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', message: errorTexts.exportUsers } },
  play: async ({ userEvent, args }) => {
    await findDialog();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to export users'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: findDialog });
