import { fixtures } from '@planner/api-client/testing';
import { Text } from '@planner/ui';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectCopied, onPlainServer } from '../../testing/index.ts';
import { AccountView } from './AccountView.tsx';

const [first] = fixtures.users;
if (!first) throw new Error('There are no users');

const meta = preview.meta({
  title: 'Features/Users/Person/AccountView',
  component: AccountView,
  args: {
    user: first,
    health: <Text>The health values</Text>,
    isSendingResetLink: false,
    onSendResetLink: fn(),
    isExporting: false,
    onExport: fn(),
    onDelete: fn(),
    onErase: fn(),
    onDismissMessage: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Copy user ID ${first.id}` })).toBeVisible();
  },
});

export const Operated = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const id = '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0001';
    await expectCopied(canvas.getByRole('button', { name: `Copy user ID ${id}` }), id);
    for (const [name, onPress] of [
      ['Send reset link', args.onSendResetLink],
      ['Download data', args.onExport],
      ['Delete', args.onDelete],
      ['Erase for good', args.onErase],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(onPress).toHaveBeenCalledOnce();
    }
  },
});

export const PlainServer = meta.story({
  decorators: [onPlainServer],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /data|Erase/ })).toBeNull();
  },
});

export const Invited = meta.story({
  args: { invitation: { until: '2026-11-21T07:58:12.000Z', isPending: false, onChange: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Invited, not accepted yet\. The link works until/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send reset link' })).toBeNull();
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

export const Pending = meta.story({ args: { isSendingResetLink: true, isExporting: true } });

export const Failed = meta.story({ args: { errorMessage: 'Failed to send reset email' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
