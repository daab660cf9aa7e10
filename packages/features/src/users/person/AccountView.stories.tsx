import { fixtures } from '@planner/api-client/testing';
import { Text } from '@planner/ui';
import { expect, fn, screen } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectCopied, onPlainServer, refusing } from '../../testing/index.ts';
import { AccountActionsView, AccountView } from './AccountView.tsx';

const [first] = fixtures.users;
if (!first) throw new Error('There are no users');

const meta = preview.meta({
  title: 'Features/Users/Person/AccountView',
  component: AccountView,
  args: {
    user: first,
    health: <Text>The health values</Text>,
    onDismissMessage: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Copy user ID ${first.id}` })).toBeVisible();
  },
});

export const Copies = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const id = '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0001';
    await expectCopied(canvas.getByRole('button', { name: `Copy user ID ${id}` }), id);
  },
});

const ACTIONS = { onSendResetLink: fn(), onExport: fn(), onDelete: fn(), onErase: fn() };

export const Actions = meta.story({
  render: ({ user }) => <AccountActionsView user={user} {...ACTIONS} />,
  play: async ({ canvas, userEvent }) => {
    for (const [name, onAction] of [
      ['Send reset link', ACTIONS.onSendResetLink],
      ['Download data', ACTIONS.onExport],
      ['Delete…', ACTIONS.onDelete],
      ['Erase for good…', ACTIONS.onErase],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      await expect(onAction).toHaveBeenCalledOnce();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  },
});

export const ActionsOfPlainServer = meta.story({
  ...Actions.input,
  decorators: [onPlainServer],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete…' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: /data|Erase/ })).toBeNull();
  },
});

/** Of an administrator, for an account that may change only users. */
export const ActionsOnAnAdministrator = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [refusing('manageAdministrators')],
  render: ({ user }) => <AccountActionsView user={{ ...user, role: 'admin' }} {...ACTIONS} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    for (const name of ['Download data', 'Delete…', 'Erase for good…'])
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Invited = meta.story({
  args: { invitation: { until: '2026-11-21T07:58:12.000Z', isPending: false, onChange: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Invited, not accepted yet\. The link works until/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend invitation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke invitation' }));
    await expect(args.invitation?.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.invitation?.onChange).toHaveBeenNthCalledWith(2, false);
  },
});

export const WithoutPassword = meta.story({
  args: { invitation: { until: null, isPending: false, onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Has no password yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send invitation' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revoke invitation' })).toBeNull();
  },
});

export const Failed = meta.story({ args: { errorMessage: 'Failed to change the invitation' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
