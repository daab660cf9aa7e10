import { fixtures, http } from '@planner/api-client/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { editForm, expectAlert, serverFault, withProviders } from '../testing/index.ts';
import { EditUser } from './userForms.tsx';

const [user] = fixtures.users;
if (!user) throw new Error('There are no users to edit');

const meta = preview.meta({
  title: 'Features/Users/EditUser',
  component: EditUser,
  decorators: [withProviders],
  args: {
    id: user.id,
    cancelHref: '/users/all-users',
    onDone: fn(),
    onDirtyChange: fn(),
  },
});

const { changeName } = editForm(/^Full Name/, 'Update User');

export const Ready = meta.story({
  tags: ['screen:editUser'],
  // `EditUserView` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Edit User: Amara Okafor', level: 1 }),
    ).toBeVisible();
  },
});

export const Saved = meta.story({
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const SaveFailed = meta.story({
  // Looks like the failed save of any form.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.put('/users/{id}', ({ response }) => response.untyped(serverFault())));
  },
  play: async () => {
    await changeName();
    await expectAlert('Failed to update user');
  },
});
