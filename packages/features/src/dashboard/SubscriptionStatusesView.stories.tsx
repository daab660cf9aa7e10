import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, ready } from '../testing/index.ts';
import { dashboardHrefs } from '../testing/dashboardHrefs.ts';
import { SubscriptionStatusesView } from './SubscriptionStatusesView.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/SubscriptionStatusesView',
  component: SubscriptionStatusesView,
  args: {
    state: ready(fixtures.subscriptionStatuses),
    allHref: '/subscriptions',
    getStatusHref: dashboardHrefs.getStatusHref,
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Active7,412',
      'Expired3,301',
      'Error118',
      'Grace period64',
    ]);
    await expect(canvas.getByRole('link', { name: 'Grace period 64' })).toHaveAttribute(
      'href',
      '/subscriptions?status=GRACE_PERIOD',
    );
    await expect(canvas.getByRole('link', { name: 'View all subscriptions' })).toHaveAttribute(
      'href',
      '/subscriptions',
    );
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: {
    state: { status: 'failed', message: 'Failed to fetch subscriptions by status', isRetrying: false },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefetchFailed = meta.story({
  args: {
    state: ready(fixtures.subscriptionStatuses, { message: 'Failed to fetch subscriptions by status' }),
  },
  play: () => expectAlert('Failed to fetch subscriptions by status'),
});

export const None = meta.story({
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subscriptions found')).toBeVisible();
  },
});
