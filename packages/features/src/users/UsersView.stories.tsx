import type { User } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { storyExport, storyImport, storyPagedList, storyRowDeletion } from '../testing/storyList.ts';
import { lacking, ready, refusing } from '../testing/index.ts';
import type { UserList } from './queries.ts';
import { UsersView } from './UsersView.tsx';

const USERS_PER_PAGE = 10;
const TOTAL = fixtures.dashboard.totals.users;

const listOf = (currentPage: number, totalPages: number, more: Partial<UserList> = {}): UserList => ({
  rows: fixtures.users.slice(0, currentPage === totalPages ? 3 : USERS_PER_PAGE),
  currentPage,
  totalPages,
  perPage: USERS_PER_PAGE,
  total: totalPages === 1 ? 3 : TOTAL,
  query: '',
  ...more,
});

const listed = (list: UserList, text?: string) => storyPagedList(ready(list), text);
const none = { rows: [], total: 0 };

const [first] = fixtures.users;

const meta = preview.meta({
  title: 'Features/Users/UsersView',
  component: UsersView,
  decorators: [lacking('uploadImport')],
  args: {
    list: listed(listOf(3, TOTAL / USERS_PER_PAGE)),
    onOrderChange: fn(),
    selection: { ids: new Set<string>(), setIds: fn() },
    imports: storyImport,
    exports: storyExport('exportUsers'),
    getUserHref: (id: string) => `/users/${id}`,
    getEditHref: (id: string) => `/users/edit/${id}`,
    addHref: '/users/add-user',
    deletion: storyRowDeletion<User>(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible();
    await expect(canvas.getByText('12,480 users · page 3 of 1,248')).toBeVisible();
    await expect(canvas.getByText('12,480 users · page 3 of 1,248')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByText('21–30 of 12,480')).toBeVisible();
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
  },
});

export const AsksToDelete = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${first?.name}` }));
    await expect(args.deletion.ask).toHaveBeenCalledWith(first);
  },
});

export const Filtered = meta.story({
  args: {
    role: 'admin',
    sort: 'name',
    list: listed(listOf(1, 1, { query: 'lan' }), 'lan'),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'All roles');
    await userEvent.click(canvas.getByRole('button', { name: 'User' }));
    await expect(args.onOrderChange.mock.calls).toEqual([[{ role: undefined }], [{ sort: '-name' }]]);
  },
});

export const Loading = meta.story({ args: { list: storyPagedList({ status: 'loading' }) } });

export const NoUsers = meta.story({
  args: { list: listed(listOf(1, 1, none)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found')).toBeVisible();
    await expect(canvas.getByText('There are currently no users in the system')).toBeVisible();
    await expect(canvas.getByText('0 users · page 1 of 1')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { list: listed(listOf(1, 1, { ...none, query: 'zzz' }), 'zzz') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No users found')).toBeVisible();
    await expect(canvas.getByText('Try a different search term')).toBeVisible();
  },
});

export const HardCases = meta.story({
  args: {
    list: listed({
      ...listOf(1, 1),
      rows: fixtures.users.slice(0, 3).map((user, index) => ({
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
    // Names and addresses are whole: neither they nor a box around them ends before their text. Inline ones have no width.
    for (const text of canvas.getAllByText(/^(Wolfeschlegel|W{200}|a{64}@)/))
      for (let box: Element | null = text; box && box.tagName !== 'TR'; box = box.parentElement)
        if (box.clientWidth > 0) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    // Filters and buttons stay in the page.
    for (const role of ['combobox', 'link', 'button'])
      for (const control of canvas.getAllByRole(role))
        await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Levels of access and suspensions beside the role; actions on administrators are off. */
export const Support = meta.story({
  decorators: [refusing('manageAdministrators')],
  args: {
    list: listed({
      ...listOf(1, 1),
      rows: fixtures.users.slice(0, 3).map((user, index) => ({
        ...user,
        ...(user.role === 'admin' && { access: 'content' as const }),
        ...(index > 0 && {
          suspension: {
            at: '2020-11-14T09:00:00.000Z',
            // The second suspension has ended.
            until: index === 1 ? null : '2020-11-15T09:00:00.000Z',
            reason: 'Chargeback',
          },
        }),
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Content')).toBeVisible();
    await expect(canvas.getByText('Suspended', { ignore: 'option' })).toBeVisible();
    const off = canvas
      .getAllByRole('button', { name: /^Delete/ })
      .filter((button) => button.ariaDisabled === 'true');
    await expect(off).toHaveLength(1);
  },
});

export const ReadOnly = meta.story({
  decorators: [refusing('createUser', 'updateUser', 'deleteUser', 'exportUsers', 'uploadImport'), lacking()],
  play: async ({ canvas, userEvent }) => {
    const reason = 'Your access does not include this';
    for (const name of ['Import', 'Export', `Delete ${first?.name}`])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(reason);
    for (const name of ['Add User', `Edit ${first?.name}`])
      await expect(canvas.getByRole('link', { name })).toHaveAccessibleDescription(reason);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } });
