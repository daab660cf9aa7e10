import { errorBody, handlersByOperation, http, wireUsers } from '@planner/api-client/testing';
import { delay, type HttpHandler } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, gatewayPage, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { Users, type UsersProps } from './Users.tsx';

/** Holds page and search as a host does in its URL. */
const Host = ({
  page,
  query,
  role,
  sort,
  onPageChange,
  onQueryChange,
  onOrderChange,
  ...props
}: UsersProps) => {
  const [address, setAddress] = useState({ page, query, role, sort });
  return (
    <>
      <Users
        {...props}
        {...address}
        onPageChange={(next, choice) => {
          setAddress({ ...address, page: next });
          onPageChange(next, choice);
        }}
        onQueryChange={(next, choice) => {
          setAddress({ ...address, page: 1, query: next });
          onQueryChange(next, choice);
        }}
        onOrderChange={(order) => {
          setAddress({ ...address, ...order, page: 1 });
          onOrderChange(order);
        }}
      />
      <button type="button" onClick={() => setAddress({ page, query, role, sort })}>
        Back
      </button>
    </>
  );
};

const meta = preview.meta({
  title: 'Features/Users/Users',
  component: Users,
  decorators: [withProviders],
  render: (args) => <Host {...args} />,
  args: {
    page: 1,
    query: '',
    onPageChange: fn(),
    onQueryChange: fn(),
    onOrderChange: fn(),
    getPageHref: (page: number) => `/users/all-users?page=${page}`,
    getEditHref: (id: string) => `/users/edit/${id}`,
    addHref: '/users/add-user',
  },
});

const nameOf = (index: number) => wireUsers[index]?.name ?? '';
const findSearch = () => screen.findByPlaceholderText('Search users by name or email...');
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Counts the questions that a handler is asked, by page and search. */
const counting = (questions: string[]): HttpHandler =>
  http.get('/users', ({ query }) => {
    questions.push(`${query.get('page')}:${query.get('query') ?? ''}`);
  });
const questions: string[] = [];

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await findRow(nameOf(0))).toBeVisible();
    await expect(canvas.getByText('23 users · page 1 of 3')).toBeVisible();
    await expect(canvas.getByText('1–10 of 23')).toBeVisible();
  },
});

export const NextPageIsThereAlready = meta.story({
  beforeEach: ({ msw }) => {
    questions.length = 0;
    msw.use(counting(questions));
  },
  play: async ({ canvas, userEvent, args }) => {
    await findRow(nameOf(0));
    await waitFor(() => expect(questions).toEqual(['1:', '2:']));
    await userEvent.click(canvas.getByRole('link', { name: /Next/ }));
    await expect(args.onPageChange.mock.calls).toEqual([[2, { replace: false }]]);
    await waitFor(() => expect(canvas.getByText('23 users · page 2 of 3')).toBeVisible());
    await expect(canvas.getByText(nameOf(10))).toBeVisible();
  },
});

export const PageBeyondTheLast = meta.story({
  args: { page: 99 },
  beforeEach: ({ msw }) => {
    questions.length = 0;
    msw.use(counting(questions));
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('23 users · page 3 of 3')).toBeVisible());
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[3, { replace: true }]]));
    await expect(questions).toEqual(['99:']);
  },
});

export const Searches = meta.story({
  args: { page: 2 },
  beforeEach: ({ msw }) => {
    questions.length = 0;
    msw.use(counting(questions));
  },
  play: async ({ canvas, userEvent, args }) => {
    await findRow(nameOf(10));
    await userEvent.type(await findSearch(), nameOf(0));
    await waitFor(() => expect(canvas.getByText('1 user · page 1 of 1')).toBeVisible());
    await expect(canvas.queryByText(nameOf(10))).not.toBeInTheDocument();
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(nameOf(0), expect.anything()));
    await expect(questions.filter((question) => question.startsWith('2:')).length).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await findSearch()).toHaveValue('');
    await expect(await findRow(nameOf(10))).toBeVisible();
  },
});

export const FindsNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findRow(nameOf(0));
    await userEvent.type(await findSearch(), 'zzz{Enter}');
    await waitFor(() => expect(canvas.getByText('Try a different search term')).toBeVisible());
    await expect(canvas.getByText('0 users · page 1 of 1')).toBeVisible();
  },
});

let answerSlowSearch = () => {};

export const LateAnswerIsDropped = meta.story({
  beforeEach: ({ msw }) => {
    const released = new Promise<void>((resolve) => {
      answerSlowSearch = resolve;
    });
    msw.use(
      http.get('/users', async ({ query }) => {
        if (query.get('query') === 'slow') await released;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await findRow(nameOf(0));
    const search = await findSearch();
    await userEvent.type(search, 'slow{Enter}');
    await userEvent.clear(search);
    await userEvent.type(search, `${nameOf(1)}{Enter}`);
    await waitFor(() => expect(canvas.getByText('1 user · page 1 of 1')).toBeVisible());
    answerSlowSearch();
    await expect(canvas.getByText(nameOf(1))).toBeVisible();
    await expect(canvas.queryByText('No users found')).not.toBeInTheDocument();
  },
});

export const Deletes = meta.story({
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
  play: async ({ canvas, userEvent }) => {
    await findRow(nameOf(1));
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${nameOf(1)}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('row', { name: new RegExp(nameOf(1)) })).not.toBeInTheDocument();
    await expect(canvas.getByText('22 users · page 1 of 3')).toBeVisible();
    await expect(await canvas.findByText(/was deleted$/)).toHaveTextContent(`${nameOf(1)} was deleted`);
    await expect(canvas.getByRole('button', { name: `Delete ${nameOf(2)}` })).toHaveFocus();
  },
});

/** Another window had been quicker: that is said, and the list is right. */
export const AlreadyDeleted = meta.story({
  // It looks as `Deletes` does, but for a word.
  parameters: { visual: { disable: true } },
  beforeEach: ({ msw }) => {
    let users = wireUsers.slice(0, 23);
    msw.use(
      http.delete('/users/account-delete/{id}', ({ response }) => {
        users = users.filter(({ name }) => name !== nameOf(1));
        return response(404).json(errorBody('This item does not exist'));
      }),
      http.get('/users', ({ response }) =>
        response(200).json({
          users: users.slice(0, 10),
          pagination: { currentPage: 1, totalPages: 3, totalUsers: users.length, usersPerPage: 10 },
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await findRow(nameOf(1));
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${nameOf(1)}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText(/was already deleted$/)).toHaveTextContent(
      `${nameOf(1)} was already deleted`,
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('row', { name: new RegExp(nameOf(1)) })).not.toBeInTheDocument();
    await expect(canvas.getByText('22 users · page 1 of 3')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${nameOf(2)}` })).toHaveFocus());
  },
});

export const DeletesTheLastRow = meta.story({
  args: { page: 3 },
  beforeEach: ({ msw }) => {
    let users = wireUsers.slice(0, 21);
    msw.use(
      http.delete('/users/account-delete/{id}', ({ response }) => {
        users = users.slice(0, 20);
        return response(200).json({ message: 'User deleted' });
      }),
      http.get('/users', ({ query, response }) => {
        const totalPages = Math.ceil(users.length / 10);
        const currentPage = Math.min(Number(query.get('page')), totalPages);
        return response(200).json({
          users: users.slice((currentPage - 1) * 10, currentPage * 10),
          pagination: { currentPage, totalPages, totalUsers: users.length, usersPerPage: 10 },
        });
      }),
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${nameOf(20)}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('20 users · page 2 of 2')).toBeVisible());
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2, { replace: true }]]));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'User Management' })).toHaveFocus());
  },
});

export const DeletionRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/users/account-delete/{id}', ({ response }) =>
        response(409).json(errorBody('You cannot delete your own account')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${nameOf(0)}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog.getByText('You cannot delete your own account')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${nameOf(0)}` })).toHaveFocus());
  },
});

export const DeletionFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/users/account-delete/{id}', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${nameOf(0)}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog.getByText('Failed to delete user')).toBeVisible());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users', ({ response }) =>
        response(403).json(errorBody('This account is not an administrator')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This account is not an administrator')).toBeVisible());
  },
});

export const GatewayPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch users')).toBeVisible());
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', ({ response }) => response.untyped(unreachable())));
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Failed to fetch users: the server cannot be reached/)).toBeVisible(),
    );
  },
});

export const Retried = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', ({ response }) => response.untyped(serverFault()), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await findRow(nameOf(0))).toBeVisible();
  },
});

export const KeepsRowsWhenAPageFails = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users', ({ query, response }) =>
        query.get('page') === '1' ? undefined : response.untyped(serverFault('Back in a minute')),
      ),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    await findRow(nameOf(0));
    await userEvent.click(canvas.getByRole('link', { name: /Next/ }));
    await expectAlert('Back in a minute');
    await expect(canvas.getByText('23 users · page 1 of 3')).toBeVisible();
    await expect(canvas.getByText(nameOf(0))).toBeVisible();
    msw.use(handlersByOperation.listUsers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('23 users · page 2 of 3')).toBeVisible());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
