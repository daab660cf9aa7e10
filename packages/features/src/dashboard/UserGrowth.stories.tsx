import { errorBody, http } from '@planner/api-client/testing';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { gatewayPage, withProviders } from '../testing/index.ts';
import { UserGrowth } from './Dashboard.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/UserGrowth',
  component: UserGrowth,
  decorators: [withProviders],
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Week of Nov 2, 2026: 41' })).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(
        '/dashboard/user-growth',
        ({ response }) => response(503).json(errorBody('Back in a minute')),
        {
          once: true,
        },
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Back in a minute')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('img', { name: 'Week of Nov 2, 2026: 41' })).toBeVisible();
  },
});

export const GatewayPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/dashboard/user-growth', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch new users per week')).toBeVisible();
  },
});
