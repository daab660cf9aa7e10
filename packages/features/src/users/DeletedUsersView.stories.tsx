import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../testing/index.ts';
import { DeletedUsersView } from './DeletedUsersView.tsx';

const lan = {
  id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
  name: 'Nguyễn Thị Lan',
  email: 'lan.nguyen@example.org',
  role: 'user' as const,
  activityId: '0192f3c8-4c10-7d4f-8c66-2a7b3c1d0e02',
  undoUntil: '2026-12-14T07:58:12.000Z',
  deletedAt: '2026-11-14T07:58:12.000Z',
  deletedBy: 'amara.okafor@example.org',
  deletedWith: 10,
};
const max = {
  ...lan,
  id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e03',
  name: 'Max Featherstonehaugh-Cholmondeley',
  email: 'max.featherstonehaugh-cholmondeley@very-long-name.example.org',
  role: 'admin' as const,
  activityId: '0192f3c8-4c10-7d4f-8c66-2a7b3c1d0e03',
};

const meta = preview.meta({
  title: 'Features/Users/DeletedUsersView',
  component: DeletedUsersView,
  args: {
    // An earlier server deleted the last one with others.
    state: ready([
      lan,
      max,
      { ...lan, id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e04', name: 'Zoë', activityId: null },
    ]),
    getUserHref: (id: string) => `/users/${id}`,
    isFiltered: false,
    hasMore: true,
    isLoadingMore: false,
    restoringId: undefined,
    onRestore: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nguyễn Thị Lan' })).toHaveAttribute(
      'href',
      '/users/0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
    );
    await expect(canvas.queryByRole('button', { name: 'Restore Zoë' })).not.toBeInTheDocument();
  },
});

export const RestoresAndLoads = meta.story({
  // As `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Nguyễn Thị Lan' }));
    await expect(args.onRestore).toHaveBeenCalledWith('0192f3c8-4c10-7d4f-8c66-2a7b3c1d0e02');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

export const Restoring = meta.story({
  args: { restoringId: lan.activityId },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Restore Nguyễn Thị Lan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: /^Restore Max/ })).not.toHaveAttribute('aria-disabled');
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, hasMore: false } });

export const Nobody = meta.story({
  args: { state: ready([]), hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Users who are deleted appear here for 30 days')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { state: ready([]), isFiltered: true, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No deleted users found')).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
