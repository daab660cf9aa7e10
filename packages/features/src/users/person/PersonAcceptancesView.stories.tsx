import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../../testing/index.ts';
import { PersonAcceptancesView } from './PersonAcceptancesView.tsx';

const acceptance = {
  type: 'terms' as const,
  version: 3,
  sha256: '5c8f2a6c'.repeat(8),
  acceptedAt: '2026-11-14T09:30:00.000Z',
  source: 'Android 4.2, 203.0.113.7',
};

const meta = preview.meta({
  title: 'Features/Users/Person/PersonAcceptancesView',
  component: PersonAcceptancesView,
  args: {
    state: ready([acceptance, { ...acceptance, type: 'privacy' as const, version: 2 }]),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Terms & Conditions, version 3')).toBeVisible();
    await expect(canvas.getByText('Privacy Policy, version 2')).toBeVisible();
    await expect(canvas.getAllByText(/Android 4\.2, 203\.0\.113\.7/)).toHaveLength(2);
  },
});

export const Empty = meta.story({
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing accepted yet')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch what was accepted', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
