import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, ready } from '../testing/index.ts';
import { UserGrowthView } from './UserGrowthView.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/UserGrowthView',
  component: UserGrowthView,
  args: { state: ready(fixtures.userWeeks), onRetry: fn() },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Week of Nov 2, 2026: 41' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'This week, so far: 17' })).toBeVisible();
    await expect(canvas.getAllByText('This week, so far')[0]).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(12);
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch new users per week', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefetchFailed = meta.story({
  args: { state: ready(fixtures.userWeeks, { message: 'Failed to fetch new users per week' }) },
  play: () => expectAlert('Failed to fetch new users per week'),
});
