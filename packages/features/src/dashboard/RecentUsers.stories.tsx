import { http } from '@planner/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { serverFault, withProviders } from '../testing/index.ts';
import { RecentUsers } from './RecentUsers.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/RecentUsers',
  component: RecentUsers,
  decorators: [withProviders],
  args: { allHref: '/users/all-users' },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  },
});

export const Retried = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/dashboard/recent-users', ({ response }) => response.untyped(serverFault()), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
  },
});
