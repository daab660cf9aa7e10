import { errorBody, fixtures, http, wireUsers } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  editForm,
  expectAlert,
  gatewayPage,
  serverFault,
  unreachable,
  withProviders,
} from '../testing/index.ts';
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
    await waitFor(() =>
      expect(args.onDone.mock.calls).toEqual([[expect.objectContaining({ name: 'My Name' })]]),
    );
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const NoSuchUser = meta.story({
  args: { id: '0192f3c4-0000-7000-8000-000000000000' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This user no longer exists')).toBeVisible());
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

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put('/users/{id}', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await changeName();
    await expectAlert(/^Failed to update user: the server cannot be reached/);
    await expectToStay();
  },
});

export const LastAdministrator = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/users/{id}', ({ response }) =>
        response(409).json(errorBody('The last administrator cannot lose the role')),
      ),
    );
  },
  play: async () => {
    await changeName();
    await expectAlert('The last administrator cannot lose the role');
    await expectToStay();
  },
});

export const GoneMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/users/{id}', ({ response }) => response(404).json(errorBody('This item does not exist'))),
    );
  },
  play: async () => {
    await changeName();
    await expectAlert('This item does not exist');
    await expectToStay();
  },
});

const versions: (string | null)[] = [];

/** Refuses saves of the version that was loaded, and takes those of the one that is stored now. */
const conflict = http.put('/users/{id}', async ({ request, response }) => {
  const version = request.headers.get('If-Match');
  versions.push(version);
  const body = { ...errorBody('Somebody else has changed this in the meantime'), current: theirs };
  if (version !== '"2"') return response(409).json(body, { headers: { ETag: '"2"' } });
  return response(200).json({ ...theirs, ...(await request.json()) }, { headers: { ETag: '"3"' } });
});

export const KeepMine = meta.story({
  beforeEach: ({ msw }) => {
    versions.length = 0;
    msw.use(conflict);
  },
  play: async ({ args }) => {
    await changeName();
    await waitFor(() =>
      expect(screen.getByText('Somebody else has changed this user in the meantime')).toBeVisible(),
    );
    await expect(screen.getByText('Their Name')).toBeVisible();
    await expectToStay();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await waitFor(() =>
      expect(args.onDone.mock.calls).toEqual([[expect.objectContaining({ name: 'My Name' })]]),
    );
    await expect(versions).toEqual(['"1"', '"2"']);
  },
});

export const TakeTheirs = meta.story({
  beforeEach: ({ msw }) => {
    versions.length = 0;
    msw.use(conflict);
  },
  play: async ({ args }) => {
    await changeName();
    await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await expect(screen.getByLabelText(/^Full Name/)).toHaveValue('Their Name');
    await expect(screen.queryByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Update User' }));
    await waitFor(() =>
      expect(args.onDone.mock.calls).toEqual([[expect.objectContaining({ name: 'Their Name' })]]),
    );
    await expect(versions).toEqual(['"1"', '"2"']);
  },
});
