import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { DeletedPersonView } from './DeletedPersonView.tsx';

const user = {
  id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
  name: 'Nguyễn Thị Lan',
  email: 'lan.nguyen@example.org',
  role: 'user' as const,
  activityId: '0192f3c8-4c10-7d4f-8c66-2a7b3c1d0e02',
  undoUntil: '2026-12-14T07:58:12.000Z',
};

const meta = preview.meta({
  title: 'Features/Users/Person/DeletedPersonView',
  component: DeletedPersonView,
  args: {
    user,
    listHref: '/users/all-users',
    isRestoring: false,
    onRestore: fn(),
    onErase: fn(),
  },
});

export const Restorable = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Nguyễn Thị Lan', level: 1 })).toBeVisible();
    await expect(canvas.getByText('The account can be restored until Dec 14, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Erase for good' }));
    await expect(args.onErase).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute(
      'href',
      '/users/all-users',
    );
  },
});

export const Restoring = meta.story({ args: { isRestoring: true } });

/** One of them comes back alone. */
export const DeletedWithOthers = meta.story({
  args: {
    user: {
      ...user,
      deletedAt: '2026-11-14T07:58:12.000Z',
      deletedBy: 'amara.okafor@example.org',
      deletedWith: 10,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        /^Deleted on Nov 14, 2026, .+ by amara.okafor@example.org, with 9 others\. The account can be restored until Dec 14, 2026\.$/,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
});

/** By a server that kept no entry of each. */
export const DeletedWithOthersEarlier = meta.story({
  args: { user: { ...user, activityId: null }, onRestore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await expect(
      canvas.getByText(
        'The account can be restored until Dec 14, 2026, together with the others deleted with it, from the activity.',
      ),
    ).toBeVisible();
  },
});

export const DeletedLongAgo = meta.story({
  args: {
    user: { ...user, name: user.email, role: null, activityId: null, undoUntil: null },
    onRestore: undefined,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(
        "The account can't be restored anymore. What the activity, messages and legal texts still say of the person can be erased.",
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Erase for good' }));
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
