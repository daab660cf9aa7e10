import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { dashboardHrefs } from '../testing/dashboardHrefs.ts';
import { expectAlert, ready, STORY_NOW } from '../testing/index.ts';
import { DashboardView } from './DashboardView.tsx';
import { SubscriptionStatusesView } from './SubscriptionStatusesView.tsx';
import { UserGrowthView } from './UserGrowthView.tsx';

const { dashboard } = fixtures;
const { getStatusHref } = dashboardHrefs;

const meta = preview.meta({
  title: 'Features/Dashboard/DashboardView',
  component: DashboardView,
  args: {
    state: ready(dashboard),
    hrefs: dashboardHrefs,
    now: STORY_NOW,
    onRetry: fn(),
    growth: <UserGrowthView state={ready(fixtures.userWeeks)} onRetry={fn()} />,
    statuses: (
      <SubscriptionStatusesView
        state={ready(fixtures.subscriptionStatuses)}
        allHref="/subscriptions"
        getStatusHref={getStatusHref}
        onRetry={fn()}
      />
    ),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Total Users/ })).toHaveAttribute(
      'href',
      '/users/all-users',
    );
    await expect(canvas.getByRole('link', { name: /Active Habits/ })).toHaveAttribute(
      'href',
      '/habits/all-categories',
    );
    await expect(canvas.getByRole('link', { name: /Finance Categories/ })).toHaveAttribute(
      'href',
      '/finances/all-categories',
    );
    await expect(canvas.getByRole('link', { name: /Workout Categories/ })).toHaveAttribute(
      'href',
      '/workouts/all-categories',
    );
    await expect(canvas.getByText('12,480')).toBeVisible();
    await expect(canvas.getByText('+134')).toBeVisible();
    await expect(canvas.getByText('None new in 30 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/users/all-users');
    // Of three users, and of subscriptions.
    await expect(canvas.getAllByText('Active')).toHaveLength(4);
    await expect(canvas.getByText('Joined yesterday')).toBeVisible();
    await expect(canvas.getByText('Joined 5 days ago')).toBeVisible();
    const [newest] = dashboard.recentUsers;
    await expect(canvas.getByRole('link', { name: new RegExp(newest?.email ?? '-') })).toHaveAttribute(
      'href',
      `/users/${newest?.id}`,
    );
    for (const [name, href] of [
      ['9 unanswered messages', '/messages?state=unanswered'],
      ['4 subscriptions end within 7 days', '/subscriptions?endsWithin=7'],
      ['182 billing problems', '/subscriptions?status=ERROR,GRACE_PERIOD'],
      ['1 failed e-mail', '/activity?kind=mailFailed'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const SlowLoading = meta.story({ args: { state: { status: 'loading' }, isSlow: true } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch dashboard data', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch dashboard data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'New users per week' })).toBeVisible();
  },
});

export const Retrying = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch dashboard data', isRetrying: true } },
});

export const RefetchFailed = meta.story({
  args: { state: ready(dashboard, { message: 'Failed to fetch dashboard data' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('12,480')).toBeVisible();
    await expectAlert('Failed to fetch dashboard data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

const growthOf = (factor: number) => (
  <UserGrowthView
    state={ready(fixtures.userWeeks.map(({ week, users }) => ({ week, users: users * factor })))}
    onRetry={fn()}
  />
);

export const Empty = meta.story({
  args: {
    state: ready({ totals: { users: 0, habits: 0, finance: 0, workout: 0 }, recentUsers: [] }),
    growth: growthOf(0),
    statuses: (
      <SubscriptionStatusesView
        state={ready([])}
        allHref="/subscriptions"
        getStatusHref={getStatusHref}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are currently no users in the system')).toBeVisible();
  },
});

export const HardCases = meta.story({
  args: {
    state: ready({
      totals: { users: 1_234_567, habits: 1, finance: 10_000, workout: 0 },
      added: { users: 134_000, habits: 0, finance: 1, workout: 0 },
      recentUsers: dashboard.recentUsers,
    }),
    growth: growthOf(1000),
  },
});

export const WithoutCharts = meta.story({ args: { growth: undefined, statuses: undefined } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
