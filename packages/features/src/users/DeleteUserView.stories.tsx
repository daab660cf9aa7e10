import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { DeleteUserView } from './DeleteUserView.tsx';

const meta = preview.meta({
  title: 'Features/Users/DeleteUserView',
  component: DeleteUserView,
  parameters: { docs: { story: { inline: false } } },
  args: { user: fixtures.users[0], isPending: false, onCancel: fn(), onConfirm: fn() },
});

const findDialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this user?' }));

export const Asking = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText(args.user?.name ?? '')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  play: async ({ userEvent, args }) => {
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Refused = meta.story({
  args: { errorMessage: 'You cannot delete your own account' },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText('You cannot delete your own account')).toBeVisible());
  },
});

export const LongName = meta.story({
  args: {
    user: {
      name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim(),
      email: `${'a'.repeat(64)}@example.org`,
    },
  },
});
