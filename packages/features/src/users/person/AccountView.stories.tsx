import { fixtures } from '@planner/api-client/testing';
import { Text } from '@planner/ui';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
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
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: `Copy user ID ${first.id}` })).toBeVisible();
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
  args: { onExport: undefined, onErase: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /data|Erase/ })).toBeNull();
  },
});

export const Pending = meta.story({ args: { isSendingResetLink: true, isExporting: true } });

export const Failed = meta.story({ args: { errorMessage: 'Failed to send reset email' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
