import { errorBody, fixtures, http } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { BulkUsers, type BulkUsersProps } from './BulkUsers.tsx';

const Host = ({ selected, onSelectedChange }: BulkUsersProps) => {
  const [users, setUsers] = useState(selected);
  return (
    <BulkUsers
      selected={users}
      onSelectedChange={(next) => {
        setUsers(next);
        onSelectedChange(next);
      }}
    />
  );
};
Host.displayName = 'BulkUsers';

const users = fixtures.users.slice(0, 3);
const [first, second, third] = users;

const meta = preview.meta({
  title: 'Features/Users/BulkUsers',
  component: BulkUsers,
  decorators: [withProviders],
  render: (args) => <Host {...args} />,
  args: { selected: users, onSelectedChange: fn() },
});

export const DeletesAll = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 3 users' }));
    await waitFor(() => expect(screen.getByText('3 of 3 users deleted')).toBeVisible());
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
  },
});

export const ReportsFailures = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/users/account-delete/{id}', ({ params, response }) =>
        params.id === second?.id
          ? response(409).json(errorBody('You cannot delete your own account'))
          : undefined,
      ),
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 3 users' }));
    await waitFor(() => expect(screen.getByText('2 of 3 users deleted; 1 failed')).toBeVisible());
    await expect(screen.getByText('You cannot delete your own account')).toBeVisible();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([second]);
  },
});

let release = () => {};

export const Stops = meta.story({
  beforeEach: ({ msw }) => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    msw.use(
      http.delete('/users/account-delete/{id}', async ({ response }) => {
        await released;
        return response(200).json({ message: 'User deleted' });
      }),
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 3 users' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    release();
    await waitFor(() => expect(screen.getByText('1 of 3 users deleted; 2 unchanged')).toBeVisible());
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([second, third]);
  },
});

export const ChangesRoles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make user' }));
    await waitFor(() => expect(screen.getByText(first?.name ?? '')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Change 3 users to user' }));
    await waitFor(() => expect(screen.getByText('3 of 3 users changed to user')).toBeVisible());
  },
});
