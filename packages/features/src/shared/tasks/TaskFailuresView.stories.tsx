import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import type { LoadState } from '../query/useLoadState.ts';
import { TaskFailuresView, type TaskFailuresViewProps } from './TaskFailuresView.tsx';

const FAILURES = [
  { item: 'amara.okafor@example.org', reason: 'You cannot delete your own account' },
  { item: 'lan.nguyen@example.org', reason: 'This user does not exist anymore' },
];

const meta = preview.meta({
  title: 'Features/Shared/TaskFailuresView',
  component: TaskFailuresView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    state: { status: 'ready', data: FAILURES, isStale: false } as LoadState<
      TaskFailuresViewProps['state'] extends LoadState<infer Data> ? Data : never
    >,
    hasMore: false,
    isLoadingMore: false,
    isRetryPending: false,
    onRetry: fn(),
    onLoadMore: fn(),
    onRetryFailed: fn(),
    onExport: fn(),
    onClose: fn(),
  },
});

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Failed rows' });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Ready = meta.story({ play: findDialog });

export const More = meta.story({
  args: { hasMore: true },
  play: async ({ userEvent, args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Retry failed' }));
    await expect(args.onRetryFailed).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } }, play: findDialog });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch what failed', isRetrying: false } },
  play: findDialog,
});
