import { http } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { TaskFailures } from './TaskFailures.tsx';

const meta = preview.meta({
  title: 'Features/Shared/TaskFailures',
  component: TaskFailures,
  decorators: [withProviders],
  parameters: { docs: { story: { inline: false } } },
  args: { id: '0192f3c9-0000-7000-8000-000000000001', title: 'Import 2 users', onClose: fn() },
});

const reason = 'This user does not exist anymore';

export const Loaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/tasks/{id}/failures', ({ query, response }) =>
        response(200).json(
          query.has('cursor')
            ? { items: [{ item: 'mateo@example.org', reason }], nextCursor: null }
            : { items: [{ item: 'lan@example.org', reason }], nextCursor: 'MQ' },
        ),
      ),
    );
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByText('mateo@example.org')).toBeVisible());
    await expect(screen.getByText('lan@example.org')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
