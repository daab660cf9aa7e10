import { fixtures, http, wireTask } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { TaskProgress } from './TaskProgress.tsx';

const meta = preview.meta({
  title: 'Features/Shared/TaskProgress',
  component: TaskProgress,
  decorators: [withProviders],
  args: { kinds: ['deleteUsers', 'changeRoles'], onEnded: fn() },
  beforeEach: () => localStorage.removeItem('startedTask'),
});

const onRead = fn();
const cancelled = { ...wireTask, state: 'cancelled', endedAt: wireTask.createdAt } as const;

export const Cancels = meta.story({
  beforeEach: ({ msw }) => {
    let task: typeof wireTask = wireTask;
    msw.use(
      http.get('/tasks', ({ response }) => response(200).json({ tasks: [task] })),
      http.post('/tasks/{id}/cancel', ({ response }) => {
        task = cancelled;
        return response(200).json(task);
      }),
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(canvas.getByText('1,200 of 5,240 users deleted; 4,040 unchanged')).toBeVisible(),
    );
    await expect(args.onEnded).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/users deleted/)).not.toBeInTheDocument();
  },
});

export const Follows = meta.story({
  beforeEach: ({ msw }) => {
    let done = 1200;
    msw.use(
      http.get('/tasks', ({ response }) => {
        done = Math.min(5240, done + 2020);
        const ended = done === 5240 && ({ state: 'done', endedAt: wireTask.createdAt } as const);
        return response(200).json({ tasks: [{ ...wireTask, done, ...ended }] });
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('3,220 of 5,240')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('5,240 of 5,240 users deleted')).toBeVisible(), {
      timeout: 5000,
    });
    await expect(args.onEnded).toHaveBeenCalledOnce();
  },
});

const done = { ...wireTask, state: 'done', done: 5240 } as const;

export const StartedHere = meta.story({
  // Nothing is left of it.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    localStorage.setItem('startedTask', fixtures.task.id);
    msw.use(http.get('/tasks', ({ response }) => response(200).json({ tasks: [done] })));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5,240 of 5,240 users deleted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/users deleted/)).not.toBeInTheDocument();
    await expect(localStorage.getItem('startedTask')).toBeNull();
  },
});

/** Another browser shows its result. */
export const EndedElsewhere = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/tasks', ({ response }) => {
        onRead();
        return response(200).json({ tasks: [done] });
      }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(onRead).toHaveBeenCalled());
    await expect(canvas.queryByText(/users deleted/)).not.toBeInTheDocument();
  },
});

export const ShowsFailures = meta.story({
  parameters: { docs: { story: { inline: false } } },
  beforeEach: ({ msw }) => {
    localStorage.setItem('startedTask', fixtures.task.id);
    msw.use(
      http.get('/tasks', ({ response }) =>
        response(200).json({ tasks: [{ ...wireTask, state: 'done', done: 5239, failed: 1 }] }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show failed' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Failed rows' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const CancelFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/tasks', ({ response }) => response(200).json({ tasks: [wireTask] })),
      http.post('/tasks/{id}/cancel', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to cancel'));
  },
});
