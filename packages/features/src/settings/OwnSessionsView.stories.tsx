import { fixtures } from '@planner/api-client/testing';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, ready, STORY_NOW } from '../testing/index.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnSessionsView } from './OwnSessionsView.tsx';

const meta = preview.meta({
  title: 'Features/Settings/OwnSessionsView',
  component: OwnSessionsView,
  args: {
    state: ready(fixtures.ownSessions),
    now: STORY_NOW,
    ending: undefined,
    onDismissMessage: fn(),
    onEndOthers: fn(),
    onEndOne: fn(),
    onRetry: fn(),
  },
});

export const Several = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Firefox on Linux')).toBeVisible();
    await expect(canvas.getByText(/also ends your tokens\.$/)).toBeVisible();
    await expect(canvas.getByText('Unknown browser')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out the others' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^End the session of Unknown browser/ }));
    await expect(args.onEndOne).toHaveBeenCalledWith(fixtures.ownSessions[2]?.id);
  },
});

export const OnlyThis = meta.story({
  args: { state: ready(fixtures.ownSessions.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const LoadFailed = meta.story({
  args: { state: { status: 'failed', message: errorTexts.listSessions, isRetrying: false } },
});

export const Pending = meta.story({ args: { ending: 'all' } });

export const EndingOne = meta.story({
  args: { ending: fixtures.ownSessions[1]?.id },
  play: async ({ canvas }) => {
    const busy = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-disabled'));
    // That session, the other one, and all.
    await expect(busy).toEqual(['true', null, null]);
  },
});

/** A server without ids of sessions and without tokens. */
export const Together = meta.story({
  decorators: [lacking('endOwnSession', 'createToken')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByText(/tokens/)).toBeNull();
  },
});

export const OthersSignedOut = meta.story({
  args: {
    state: ready(fixtures.ownSessions.slice(0, 1)),
    doneMessage: 'You have been logged out everywhere else',
  },
});

export const Failed = meta.story({ args: { errorMessage: errorTexts.endSessions } });
