import { fixtures } from '@planner/api-client/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, ready } from '../testing/index.ts';
import { messages } from './messages.ts';
import type { UserList } from './listUsersQuery.ts';
import { UsersView } from './UsersView.tsx';

const USERS_PER_PAGE = 10;

const listOf = (page: number, totalPages: number, query = ''): UserList => {
  const users = fixtures.users.slice(0, page === totalPages ? 3 : USERS_PER_PAGE);
  const totalUsers = (totalPages - 1) * USERS_PER_PAGE + 3;
  return {
    users,
    query,
    pagination: { currentPage: page, totalPages, totalUsers, usersPerPage: USERS_PER_PAGE },
  };
};

const emptyList = (query: string): UserList => ({
  users: [],
  query,
  pagination: { currentPage: 1, totalPages: 1, totalUsers: 0, usersPerPage: USERS_PER_PAGE },
});

const [first] = fixtures.users;

const meta = preview.meta({
  title: 'Features/Users/UsersView',
  component: UsersView,
  args: {
    state: ready(listOf(3, 1248)),
    searchText: '',
    onSearchTextChange: fn(),
    onSearch: fn(),
    onOrderChange: fn(),
    selectedIds: new Set<string>(),
    onSelectedChange: fn(),
    onExport: fn(),
    onPageChange: fn(),
    getPageHref: (page: number) => `/users/all-users?page=${page}`,
    getEditHref: (id: string) => `/users/edit/${id}`,
    addHref: '/users/add-user',
    onDelete: fn(),
    onDismissDeleted: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
    await expect(canvas.getByText('12,473 users · page 3 of 1,248')).toBeVisible();
    await expect(canvas.getByText('21–30 of 12,473')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Users' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'User',
      'Email',
      'Role',
      'Actions',
    ]);
    await expect(canvas.getByRole('link', { name: 'Add User' })).toHaveAttribute('href', '/users/add-user');
    await expect(canvas.getByRole('link', { name: `Edit ${first?.name}` })).toHaveAttribute(
      'href',
      `/users/edit/${first?.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first?.name}` }));
    await expect(args.onDelete.mock.calls).toEqual([[first]]);
  },
});

export const Searching = meta.story({
  args: { searchText: 'lan', state: ready(listOf(1, 1, 'lan'), { isStale: true }) },
});

export const Typing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const search = canvas.getByPlaceholderText('Search users by name or email...');
    await userEvent.type(search, 'l');
    await expect(args.onSearchTextChange.mock.calls).toEqual([['l']]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: messages.listUsers, isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch users')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefetchFailed = meta.story({
  args: { state: ready(listOf(3, 1248), { message: messages.listUsers }) },
  play: async ({ canvas, userEvent, args }) => {
    await expectAlert('Failed to fetch users');
    await expect(canvas.getByText(first?.name ?? '')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const NobodyYet = meta.story({
  args: { state: ready(emptyList('')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found')).toBeVisible();
    await expect(canvas.getByText('There are currently no users in the system')).toBeVisible();
    await expect(canvas.getByText('0 users · page 1 of 1')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { searchText: 'zzz', state: ready(emptyList('zzz')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found')).toBeVisible();
    await expect(canvas.getByText('Try a different search term')).toBeVisible();
  },
});

export const OnePage = meta.story({
  args: { state: ready(listOf(1, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 users · page 1 of 1')).toBeVisible();
    await expect(canvas.getByText('1–3 of 3')).toBeVisible();
  },
});

export const LastPage = meta.story({
  args: { state: ready(listOf(1248, 1248)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,471–12,473 of 12,473')).toBeVisible();
  },
});

export const Deleted = meta.story({
  args: { deletedUser: first },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was deleted$/)).toHaveTextContent(`${first?.name} was deleted`);
  },
});

export const HardCases = meta.story({
  args: {
    state: ready({
      ...listOf(1, 1),
      users: fixtures.users.slice(0, 3).map((user, index) => ({
        ...user,
        name:
          ['Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim(), 'W'.repeat(200), '\u202Eevitcefed'][
            index
          ] ?? '',
        email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`,
      })),
    }),
  },
  play: async ({ canvas }) => {
    // Whatever they hold, rows are as high as the skeletons that stood in their place.
    const heights = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    await expect(canvas.getByTitle(/^Wolfeschlegel/)).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } });
