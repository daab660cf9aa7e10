import { errorBody, fixtures, http, wireTask, wireUsers } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, onPlainServer, serverFault, withProviders } from '../testing/index.ts';
import { Users, type UsersProps } from './Users.tsx';

const Host = ({ page, query, role, state, importId, sort, onChange, ...props }: UsersProps) => {
  const [address, setAddress] = useState({ page, query, role, state, importId, sort });
  return (
    <Users
      {...props}
      {...address}
      onChange={(change, choice) => {
        setAddress({ ...address, ...change });
        onChange(change, choice);
      }}
    />
  );
};
Host.displayName = 'Users';

const meta = preview.meta({
  title: 'Features/Users/Users',
  component: Users,
  decorators: [withProviders],
  render: (args) => <Host {...args} />,
  args: {
    page: 1,
    query: '',
    onChange: fn(),
    getPageHref: (page: number) => `/users/all-users?page=${page}`,
    getUserHref: (id: string) => `/users/${id}`,
    getEditHref: (id: string) => `/users/edit/${id}`,
    addHref: '/users/add-user',
  },
});

const onStart = fn();

const nameOf = (index: number) => wireUsers[index]?.name ?? '';
const findSearch = () => screen.findByPlaceholderText('Search users by name or email...');
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

const confirmDeletion = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
};

export const PlainServer = meta.story({
  decorators: [onPlainServer],
  // The URL has parameters that this server does not know.
  args: {
    role: 'admin',
    state: 'suspended',
    sort: 'name',
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users', ({ query, response }) => {
        if (query.has('role') || query.has('state') || query.has('sort'))
          return response(422).json(errorBody('Unknown parameter'));
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await findRow(nameOf(0))).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('button', { name: /Export|^User$|^Email$|^Role$/ }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Email' })).not.toHaveAttribute('aria-sort');
  },
});

export const Loaded = meta.story({
  tags: ['screen:allUsers'],
  play: async ({ canvas }) => {
    await expect(await findRow(nameOf(0))).toBeVisible();
    await expect(canvas.getByText('23 users · page 1 of 3')).toBeVisible();
    await expect(canvas.getByText('1–10 of 23')).toBeVisible();
  },
});

export const SearchesFiltersAndSorts = meta.story({
  play: async ({ canvas, args }) => {
    await findRow(nameOf(0));
    await userEvent.type(await findSearch(), `${nameOf(0)}{Enter}`);
    await waitFor(() => expect(canvas.getByText('1 user · page 1 of 1')).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Administrators');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Suspended');
    await userEvent.click(canvas.getByRole('button', { name: 'User' }));
    await expect(args.onChange.mock.calls.slice(-4)).toEqual([
      [{ page: 1, query: nameOf(0) }, expect.anything()],
      [{ page: 1, role: 'admin', state: undefined, sort: undefined }, { replace: false }],
      [{ page: 1, role: 'admin', state: 'suspended', sort: undefined }, { replace: false }],
      [{ page: 1, role: 'admin', state: 'suspended', sort: 'name' }, { replace: false }],
    ]);
  },
});

/** Of all users, only whom an import added or updated. */
export const OfAnImport = meta.story({
  args: { importId: fixtures.task.activityId },
  play: async ({ canvas, args }) => {
    await findRow(nameOf(0));
    const filter = canvas.getByRole('combobox', { name: 'Import' });
    await expect(filter).toHaveDisplayValue('Of team-berlin.csv');
    await userEvent.selectOptions(filter, 'All users');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { page: 1, role: undefined, state: undefined, importId: undefined, sort: undefined },
      { replace: false },
    );
  },
});

export const ExportsAnImport = meta.story({
  // The pictures are in ExportList.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { importId: fixtures.task.activityId },
  play: async ({ canvas }) => {
    await findRow(nameOf(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export users' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Export \d+ users$/ }));
    await expect(await screen.findByText('users-imported-2026-11-15.csv')).toBeVisible();
  },
});

export const SelectsAllThatMatch = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/users/role', async ({ request, response }) => {
        onStart(await request.json());
        return response(201).json(wireTask);
      }),
    );
  },
  play: async ({ canvas }) => {
    await findRow(nameOf(0));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 23' }));
    await expect(canvas.getByText('23 users selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make admin' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Number of users' }), '23');
    await userEvent.click(screen.getByRole('button', { name: 'Change 23 users to admin' }));
    await waitFor(() =>
      expect(onStart).toHaveBeenCalledWith({ query: '', total: 23, newRole: 'admin', access: 'everything' }),
    );
    await waitFor(() => expect(canvas.queryByText('23 users selected')).not.toBeInTheDocument());
  },
});

export const WhileATaskRuns = meta.story({
  tags: ['state:allUsers:task'],
  // `TaskProgressView` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/tasks', ({ response }) => response(200).json({ tasks: [wireTask] })));
  },
  play: async ({ canvas }) => {
    await expect(await findRow(nameOf(0))).toBeVisible();
    await expect(await canvas.findByText('1,200 of 5,240')).toBeVisible();
  },
});

export const SelectsSome = meta.story({
  tags: ['state:allUsers:selection'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await findRow(nameOf(0));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 23' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${nameOf(0)}` }));
    await expect(canvas.getByText('9 users selected')).toBeVisible();
  },
});

export const Deletes = meta.story({
  tags: ['state:allUsers:message'],
  beforeEach: ({ msw }) => {
    let users = wireUsers;
    msw.use(
      http.delete('/users/account-delete/{id}', ({ params, response }) => {
        users = users.filter(({ _id }) => _id !== params.id);
        return response(200).json({ message: 'User deleted' });
      }),
      http.get('/users', ({ response }) =>
        response(200).json({
          users: users.slice(0, 10),
          pagination: { currentPage: 1, totalPages: 3, totalUsers: users.length, usersPerPage: 10 },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await confirmDeletion(nameOf(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('row', { name: new RegExp(nameOf(1)) })).not.toBeInTheDocument();
    await expect(canvas.getByText('22 users · page 1 of 3')).toBeVisible();
    await expect(await screen.findByText(/was deleted$/)).toHaveTextContent(`${nameOf(1)} was deleted`);
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${nameOf(2)}` })).toHaveFocus());
  },
});

export const UndoesADeletion = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    let deleted = '';
    msw.use(
      http.delete('/users/account-delete/{id}', ({ params, response }) => {
        deleted = params.id;
        return response(200).json({ message: 'User deleted' }, { headers: { 'Activity-Id': deleted } });
      }),
      http.post('/activity/{id}/undo', ({ response }) => {
        deleted = '';
        return response(200).json({ message: 'User restored' });
      }),
      http.get('/users', ({ response }) =>
        response(200).json({
          users: wireUsers.slice(0, 10).filter(({ _id }) => _id !== deleted),
          pagination: { currentPage: 1, totalPages: 3, totalUsers: 23, usersPerPage: 10 },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await confirmDeletion(nameOf(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('User restored')).toBeVisible();
    await expect(canvas.getByRole('row', { name: new RegExp(nameOf(1)) })).toBeVisible();
  },
});

export const DeletionFailed = meta.story({
  // Looks like the failed deletion of any row.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/users/account-delete/{id}', ({ response }) => response.untyped(serverFault())));
  },
  play: async () => {
    const dialog = await confirmDeletion(nameOf(0));
    await waitFor(() => expect(dialog.getByText('Failed to delete user')).toBeVisible());
  },
});

/** Each of those deleted comes back alone, in two steps. */
export const RestoresADeletedUser = meta.story({
  beforeEach: ({ msw }) => {
    let isRestored = false;
    msw.use(
      http.post('/activity/{id}/undo', ({ response }) => {
        isRestored = true;
        return response(200).json({ message: 'User restored' });
      }),
      http.get('/users/deleted', ({ response }) =>
        isRestored ? response(200).json({ items: [], nextCursor: null }) : undefined,
      ),
    );
  },
  play: async ({ canvas, args }) => {
    await findRow(nameOf(0));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Deleted');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { role: undefined, state: 'deleted', sort: undefined, page: 1 },
      { replace: false },
    );
    await expect(await canvas.findByText('Deleted users can be restored for 30 days')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: `Restore ${nameOf(10)}` }));
    await expect(await screen.findByText('User restored')).toBeVisible();
    await expect(await canvas.findByText('No deleted users')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'User Management' })).toHaveFocus();
  },
});

export const DeletedFailed = meta.story({
  args: { state: 'deleted' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/deleted', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch deleted users')).toBeVisible();
  },
});

/** A server without the extra lists those who exist. */
export const DeletedOnOtherServer = meta.story({
  decorators: [lacking('listDeletedUsers')],
  args: { state: 'deleted' },
  play: async ({ canvas }) => {
    await findRow(nameOf(0));
    const state = within(canvas.getByRole('combobox', { name: 'State' }));
    await expect(state.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All states',
      'Suspended',
    ]);
  },
});
