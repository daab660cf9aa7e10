import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { SlowRequestMonitor } from './SlowRequestMonitor.tsx';

const Saving = ({ isQuiet = false }: { isQuiet?: boolean }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => new Promise<never>(() => {}),
    meta: { isQuiet },
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <div aria-busy={isPending}>
      <SlowRequestMonitor />
    </div>
  );
};

const meta = preview.meta({
  title: 'Features/Shared/SlowRequestMonitor',
  component: SlowRequestMonitor,
  decorators: [withProviders],
});

export const Quiet = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

const timers: (() => void)[] = [];

/** Collects the timers of slow requests, for the story to fire at once. */
const catchTimers = () => {
  timers.length = 0;
  const setTimeout: (run: () => void, ms?: number) => number = Reflect.get(window, 'setTimeout');
  window.setTimeout = ((run: () => void, ms?: number) => {
    if (ms === 8000) timers.push(run);
    return ms === 8000 ? 0 : setTimeout.call(window, run, ms);
  }) as typeof window.setTimeout;
  return () => {
    window.setTimeout = setTimeout as typeof window.setTimeout;
  };
};

/** Requests that show their own progress, such as an export, get no notice. */
export const OwnProgress = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Saving isQuiet />,
  beforeEach: catchTimers,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull());
    await expect(timers).toHaveLength(0);
  },
});

export const Slow = meta.story({
  render: () => <Saving />,
  beforeEach: catchTimers,
  play: async ({ canvas }) => {
    await waitFor(() => expect(timers).not.toHaveLength(0));
    timers.splice(0).forEach((run) => run());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Still working/));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});
