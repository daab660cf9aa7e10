import { fixtures } from '@planner/api-client/testing';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { STORY_NOW } from '../testing/index.ts';
import { RecentUsersView } from './RecentUsersView.tsx';

const { recentUsers } = fixtures.dashboard;

const meta = preview.meta({
  title: 'Features/Dashboard/RecentUsersView',
  component: RecentUsersView,
  args: {
    users: recentUsers,
    allHref: '/users/all-users',
    getUserHref: (id: string) => `/users/${id}`,
    now: STORY_NOW,
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const items = canvas
      .getAllByRole('listitem')
      .map(({ textContent }) => /Joined .+/.exec(textContent)?.[0]);
    await expect(items).toEqual(
      ['yesterday', ...[2, 3, 4, 5].map((n) => `${n} days ago`)].map((ago) => `Joined ${ago}`),
    );
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/users/all-users');
  },
});

export const Loading = meta.story({
  args: { users: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading recent users...')).toBeInTheDocument();
  },
});

export const HardCases = meta.story({
  args: {
    users: [
      {
        id: '1',
        name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim(),
        email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`,
        initials: 'WW',
        status: 'Waiting for confirmation',
        // The clock of the server or the device is ahead.
        lastActive: '2026-11-15T12:03:00.000Z',
      },
      {
        name: 'From elsewhere',
        email: 'elsewhere@example.org',
        initials: 'FE',
        status: 'Active',
        lastActive: '2 hours ago',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
    await expect(canvas.getByText('2 hours ago')).toBeVisible();
  },
});
