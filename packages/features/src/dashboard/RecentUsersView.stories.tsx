import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, ready, STORY_NOW } from '../testing/index.ts';
import { messages } from './messages.ts';
import { RecentUsersView } from './RecentUsersView.tsx';

const { recentUsers } = fixtures.dashboard;

const meta = preview.meta({
  title: 'Features/Dashboard/RecentUsersView',
  component: RecentUsersView,
  args: { state: ready(recentUsers), allHref: '/users/all-users', now: STORY_NOW, onRetry: fn() },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/users/all-users');
  },
});

export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading recent users...')).toBeInTheDocument();
  },
});

export const SlowLoading = meta.story({ args: { state: { status: 'loading' }, isSlow: true } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: messages.getRecentUsers, isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch recent users')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefetchFailed = meta.story({
  args: { state: ready(recentUsers, { message: messages.getRecentUsers }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expectAlert('Failed to fetch recent users');
  },
});

export const HardCases = meta.story({
  args: {
    state: ready([
      {
        id: '1',
        name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim(),
        email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`,
        initials: 'WW',
        status: 'Waiting for confirmation',
        // A device or a server whose clock is ahead.
        lastActive: '2026-11-15T12:03:00.000Z',
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
  },
});
