import { errorBody, http } from '@planner/api-client/testing';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { gatewayPage, withProviders } from '../testing/index.ts';
import { dashboardHrefs } from '../testing/dashboardHrefs.ts';
import { SubscriptionStatuses } from './Dashboard.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/SubscriptionStatuses',
  component: SubscriptionStatuses,
  decorators: [withProviders],
  args: {
    allHref: '/subscriptions',
    getStatusHref: dashboardHrefs.getStatusHref,
  },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7,412')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(
        '/dashboard/subscription-statuses',
        ({ response }) => response(503).json(errorBody('Back in a minute')),
        { once: true },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Back in a minute')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('7,412')).toBeVisible();
  },
});

export const GatewayPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/dashboard/subscription-statuses', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch subscriptions by status')).toBeVisible();
  },
});
