import { errorBody, http, wireDashboard } from '@planner/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { dashboardHrefs } from '../testing/dashboardHrefs.ts';
import { gatewayPage, lacking, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { Dashboard } from './Dashboard.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/Dashboard',
  component: Dashboard,
  decorators: [withProviders],
  args: {
    hrefs: dashboardHrefs,
  },
  // The last card to load: pictures show the whole screen.
  afterEach: async ({ name, canvas }) => {
    if (name !== 'Without Charts') await canvas.findByText('Grace period');
  },
});

export const Loaded = meta.story({
  tags: ['screen:dashboard'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('12,480')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(wireDashboard.recentUsers[0]?.email ?? '')).toBeVisible());
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users/dashboard', ({ response }) => response(503).json(errorBody('Back in a minute'))),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Back in a minute')).toBeVisible());
  },
});

export const GatewayPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/dashboard', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch dashboard data')).toBeVisible());
  },
});

export const OtherShape = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users/dashboard', ({ response }) => response.untyped(Response.json({ totals: null }))),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch dashboard data')).toBeVisible());
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/dashboard', ({ response }) => response.untyped(unreachable())));
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Failed to fetch dashboard data: the server cannot be reached/)).toBeVisible(),
    );
  },
});

export const Retried = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/dashboard', ({ response }) => response.untyped(serverFault()), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('12,480')).toBeVisible());
  },
});

export const OneChartFails = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/dashboard/user-growth', ({ response }) => response.untyped(serverFault()), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(canvas.getByText('12,480')).toBeVisible());
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('img', { name: /^This week/ })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const WithoutCharts = meta.story({
  decorators: [lacking('getUserGrowth', 'getSubscriptionStatuses')],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('12,480')).toBeVisible());
    await expect(canvas.queryByText('New users per week')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});
