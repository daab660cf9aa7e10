import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready, STORY_NOW } from '../../testing/index.ts';
import { PersonFactorsView } from './PersonFactorsView.tsx';

const meta = preview.meta({
  title: 'Features/Users/Person/PersonFactorsView',
  component: PersonFactorsView,
  args: {
    state: ready([
      {
        id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e11',
        kind: 'passkey' as const,
        name: 'Laptop',
        createdAt: '2026-05-04T10:00:00.000Z',
        lastUsedAt: '2026-11-14T16:20:00.000Z',
      },
    ]),
    name: 'Amelia Okafor',
    now: STORY_NOW,
    isPending: false,
    onDismissMessage: fn(),
    onReset: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Operated = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset second factors' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reset second factors' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByText('Amelia Okafor')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

export const None = meta.story({ args: { state: ready([]) } });

export const ResetFailed = meta.story({ args: { errorMessage: 'Failed to reset the second factors' } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch the second factors', isRetrying: false } },
});
