import { errorBody, fixtures, http, wireUsers } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { editForm, expectAlert, gatewayPage, serverFault, withProviders } from '../testing/index.ts';
import { EditUser } from './EditUser.tsx';

const [stored] = wireUsers;
const [user] = fixtures.users;
if (!stored || !user) throw new Error('There are no users to edit');
const theirs = { ...stored, name: 'Their Name' };

const meta = preview.meta({
  title: 'Features/Users/EditUser',
  component: EditUser,
  decorators: [withProviders],
  args: { id: user.id, cancelHref: '/users/all-users', onDone: fn(), onDirtyChange: fn() },
});

const { changeName, expectToStay } = editForm(/^Full Name/, 'Update User');

export const Saved = meta.story({
  play: async ({ args }) => {
    await changeName();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/{id}', ({ response }) => response.untyped(gatewayPage()), { once: true }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch user by ID')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText(/^Full Name/)).toHaveValue(stored.name);
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put('/users/{id}', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ args }) => {
    await changeName();
    await expectAlert('Failed to update user');
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

const saves: string[] = [];

/** Stores version "2", so saves based on "1" conflict. */
const conflict = http.put('/users/{id}', async ({ request, response }) => {
  const version = request.headers.get('If-Match');
  const update = await request.json();
  saves.push(`${version} ${update.name}`);
  const body = { ...errorBody('This was changed after you opened it'), current: theirs };
  if (version !== '"2"') return response(412).json(body, { headers: { ETag: '"2"' } });
  return response(200).json({ ...theirs, ...update }, { headers: { ETag: '"3"' } });
});

export const KeepMine = meta.story({
  beforeEach: ({ msw }) => {
    saves.length = 0;
    msw.use(conflict);
  },
  play: async ({ args }) => {
    await changeName();
    await waitFor(() =>
      expect(screen.getByText('Someone else changed this user while you were editing')).toBeVisible(),
    );
    await expect(screen.getByText('Their Name')).toBeVisible();
    await expectToStay();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(saves).toEqual(['"1" My Name', '"2" My Name']);
  },
});
