import { errorBody, fixtures, http, wireTask } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { BulkTask } from './BulkTask.tsx';

const onStart = fn();

const meta = preview.meta({
  title: 'Features/Users/BulkTask',
  component: BulkTask,
  decorators: [withProviders],
  parameters: { docs: { story: { inline: false } } },
  args: { selected: fixtures.users.slice(0, 2), onClear: fn(), onSelectAll: fn() },
});

export const Starts = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/users/delete', async ({ request, response }) => {
        onStart(await request.json());
        return response(201).json(wireTask);
      }),
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2 users' }));
    await waitFor(() => expect(args.onClear).toHaveBeenCalledOnce());
    await expect(onStart).toHaveBeenLastCalledWith({
      ids: fixtures.users.slice(0, 2).map(({ id }) => id),
      total: 2,
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

export const Refused = meta.story({
  args: { filter: { query: 'nguyễn', total: 5240 } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/users/role', ({ response }) =>
        response(409).json(errorBody('5,241 users match by now. Check the list and try again')),
      ),
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make user' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change 5,240 users to user' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^5,241 users match by now/));
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});
