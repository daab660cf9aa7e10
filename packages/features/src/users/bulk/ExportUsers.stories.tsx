import { delay, errorBody, http } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { unreachable, withProviders } from '../../testing/index.ts';
import { ExportUsers } from './ExportUsers.tsx';

const meta = preview.meta({
  title: 'Features/Users/ExportUsers',
  component: ExportUsers,
  parameters: { docs: { story: { inline: false } } },
  decorators: [withProviders],
  args: { query: '', total: 23, onClose: fn() },
});

export const Exported = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^23 users exported/));
  },
});

export const Cancelled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users/export', async () => {
        await delay('infinite');
      }),
    );
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/export', ({ response }) => response(503).json(errorBody('Back in a minute'))));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Back in a minute'));
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/export', ({ response }) => response.untyped(unreachable()), { once: true }));
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/the server cannot be reached/));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^23 users exported/));
  },
});
