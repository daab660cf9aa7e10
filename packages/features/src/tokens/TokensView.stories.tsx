import type { ApiToken } from '@planner/api-client';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectCopied, ready, STORY_NOW } from '../testing/index.ts';
import { TokensView } from './TokensView.tsx';

const TOKENS: ApiToken[] = [
  {
    id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e12',
    name: 'Nightly export of the newsletter’s readers to the data warehouse',
    access: 'support',
    only: null,
    createdBy: 'ada.admin@planner.example.org',
    createdAt: '2026-11-14T07:58:12.000Z',
    expiresAt: '2027-11-14T00:00:00.000Z',
    lastUsedAt: null,
  },
  {
    id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e11',
    name: 'Status page',
    access: 'read-only',
    only: null,
    createdBy: 'admin@planner.local',
    createdAt: '2026-10-01T07:58:12.000Z',
    expiresAt: '2026-12-30T00:00:00.000Z',
    lastUsedAt: '2026-11-14T16:20:00.000Z',
  },
];

const creation = {
  isPending: false,
  fieldErrors: undefined,
  created: undefined,
  onDismissMessage: fn(),
  onCreate: fn(),
};

const meta = preview.meta({
  title: 'Features/Tokens/TokensView',
  component: TokensView,
  args: {
    state: ready(TOKENS),
    now: STORY_NOW,
    creation,
    isRevoking: false,
    onDismissMessage: fn(),
    onRevoke: fn(),
    onRetry: fn(),
  },
});

export const Several = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/Read only · ends Dec 30, 2026/)).toBeVisible();
    await expect(canvas.getByText(/^A token ends early when its owner gets a new password/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await expect(canvas.getByText('Name is required')).toBeVisible();
    await userEvent.keyboard('Backup check{Enter}');
    const asked = { name: 'Backup check', access: 'read-only', days: 90 };
    await expect(args.creation.onCreate).toHaveBeenLastCalledWith(asked);
  },
});

export const Ends = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Backup check');
    const create = canvas.getByRole('button', { name: 'Create token' });
    for (const [end, days] of [
      ['In 30 days', 30],
      ['In 90 days', 90],
      ['In 180 days', 180],
      ['In a year', 365],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ends' }), end);
      await userEvent.click(create);
      await expect(args.creation.onCreate).toHaveBeenLastCalledWith(expect.objectContaining({ days }));
    }
  },
});

export const None = meta.story({
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tokens')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch the tokens', isRetrying: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch the tokens')).toBeVisible();
  },
});

export const Created = meta.story({
  args: {
    creation: {
      ...creation,
      created: { ...TOKENS[0]!, token: 'pa_pWm3xk0cJr8nq5bYt1uZs7vLd2aHf9eGi6oKjR4TyQw' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pa_pWm3xk0cJr8nq5bYt1uZs7vLd2aHf9eGi6oKjR4TyQw')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the token' })).toBeVisible();
  },
});

export const Copies = meta.story({
  ...Created.input,
  // Looks like `Created`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy the token' });
    await expectCopied(button, 'pa_pWm3xk0cJr8nq5bYt1uZs7vLd2aHf9eGi6oKjR4TyQw');
  },
});

export const Revoking = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Status page' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke token' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
});

export const OnlyAcceptances = meta.story({
  args: { state: ready([{ ...(TOKENS[0] as ApiToken), name: 'App', only: 'acceptances' }]) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Only acceptances/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Server of the app');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Access level' }), 'Support');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Only for acceptances/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    await expect(args.creation.onCreate).toHaveBeenLastCalledWith({
      name: 'Server of the app',
      access: 'support',
      only: 'acceptances',
      days: 90,
    });
  },
});
