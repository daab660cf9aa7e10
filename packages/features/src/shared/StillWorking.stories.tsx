import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withProviders } from '../testing/index.ts';
import { SLOW_MS } from './constants.ts';
import { StillWorking } from './StillWorking.tsx';

/** Stands for a screen whose save does not end. */
const Saving = ({ isQuiet = false }: { isQuiet?: boolean }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => new Promise<never>(() => {}),
    meta: { isQuiet },
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <div aria-busy={isPending}>
      <StillWorking />
    </div>
  );
};

const meta = preview.meta({
  title: 'Features/Shared/StillWorking',
  component: StillWorking,
  decorators: [withProviders],
});

export const Quiet = meta.story({
  // Nothing is there to be seen.
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

const timers: (() => void)[] = [];

/** The clock of the story: a long wait ends at once. */
const catchTimers = () => {
  timers.length = 0;
  const setTimeout: (run: () => void, ms?: number) => number = Reflect.get(window, 'setTimeout');
  window.setTimeout = ((run: () => void, ms?: number) => {
    if (ms === SLOW_MS) timers.push(run);
    return ms === SLOW_MS ? 0 : setTimeout.call(window, run, ms);
  }) as typeof window.setTimeout;
  return () => {
    window.setTimeout = setTimeout as typeof window.setTimeout;
  };
};

/** What shows its own progress, such as an export, is not spoken of a second time. */
export const OwnProgress = meta.story({
  // Nothing is there to be seen.
  parameters: { visual: { disable: true } },
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
