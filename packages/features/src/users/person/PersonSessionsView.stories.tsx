import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { onPlainServer, ready, STORY_NOW } from '../../testing/index.ts';
import { PersonSessionsView } from './PersonSessionsView.tsx';

const meta = preview.meta({
  title: 'Features/Users/Person/PersonSessionsView',
  component: PersonSessionsView,
  args: {
    state: ready(fixtures.ownSessions.slice(1)),
    now: STORY_NOW,
    ending: undefined,
    onDismissMessage: fn(),
    onEnd: fn(),
    onEndOne: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Also ends tokens')).toBeVisible();
  },
});

export const Operated = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End sessions' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^End the session of Safari/ }));
    await expect(args.onEndOne).toHaveBeenCalledWith(fixtures.ownSessions[1]?.id);
  },
});

export const OnlyThis = meta.story({
  args: { state: ready(fixtures.ownSessions.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The server ends no sessions of others. */
export const ReadOnly = meta.story({
  decorators: [onPlainServer],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Pending = meta.story({ args: { ending: 'all' } });

export const Empty = meta.story({
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not logged in anywhere')).toBeVisible();
  },
});

export const EndFailed = meta.story({ args: { errorMessage: 'Failed to end the sessions' } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch the sessions', isRetrying: false } },
});
