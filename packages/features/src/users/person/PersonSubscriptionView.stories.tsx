import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectCopied, ready } from '../../testing/index.ts';
import { PersonSubscriptionView } from './PersonSubscriptionView.tsx';

const meta = preview.meta({
  title: 'Features/Users/Person/PersonSubscriptionView',
  component: PersonSubscriptionView,
  args: { state: ready(fixtures.subscriptions.slice(0, 1)), onRetry: fn() },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(/^Ends /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Copy transaction ID/ })).toBeVisible();
  },
});

export const Copies = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const id = '2000000912345672';
    await expectCopied(canvas.getByRole('button', { name: `Copy transaction ID ${id}` }), id);
  },
});

export const Several = meta.story({ args: { state: ready(fixtures.subscriptions) } });

export const Empty = meta.story({
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subscription')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch subscriptions', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
