import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { PaletteView, type PaletteViewProps } from './PaletteView.tsx';

const onTheme = fn();

const initialProps: PaletteViewProps = {
  isOpen: true,
  onOpenChange: fn(),
  query: '',
  onQueryChange: fn(),
  screens: [
    { id: 'dashboard', label: 'Dashboard', icon: 'dashboard', href: '/dashboard' },
    { id: 'allUsers', label: 'All Users', description: 'Users', icon: 'users', href: '/users/all-users' },
    { id: 'addUser', label: 'Add User', description: 'Users', icon: 'users', href: '/users/add-user' },
  ],
  actions: [
    { id: 'theme', label: 'Switch to dark theme', icon: 'moon', onAction: onTheme },
    { id: 'logout', label: 'Logout', icon: 'logOut', onAction: fn() },
  ],
  search: { status: 'idle' },
  getUserHref: (id: string) => `/users/edit/${id}`,
  getUsersHref: (query: string) => `/users/all-users?query=${query}`,
  onRetry: fn(),
};

const meta = preview.meta({
  title: 'Features/Commands/PaletteView',
  component: PaletteView,
  parameters: { docs: { story: { inline: false } } },
  args: initialProps,
});

const findPalette = async () => {
  const palette = await screen.findByRole('dialog', { name: 'Search or go to' });
  await waitFor(() => expect(palette).toBeVisible());
  return within(palette);
};

const users = fixtures.users.slice(0, 6);

export const Opened = meta.story({
  play: async () => {
    const palette = await findPalette();
    const optionsOf = (name: string) =>
      within(palette.getByRole('group', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(optionsOf('Go to')).toEqual(['Dashboard', 'All UsersUsers', 'Add UserUsers']);
    await expect(optionsOf('Actions')).toEqual(['Switch to dark theme', 'Logout']);
  },
});

export const ScreensFound = meta.story({
  args: { query: 'user', search: { status: 'found', users: [], total: 0 } },
  play: async () => {
    const palette = await findPalette();
    await expect(palette.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All UsersUsers',
      'Add UserUsers',
    ]);
    await expect(palette.getByText('No users found')).toBeVisible();
  },
});

export const UsersFound = meta.story({
  args: { query: 'an', search: { status: 'found', users, total: 23 } },
  play: async () => {
    const palette = await findPalette();
    const options = palette.getAllByRole('option');
    await expect(options).toHaveLength(6);
    await expect(within(palette.getByRole('group', { name: 'Users' })).getAllByRole('option')).toEqual(
      options,
    );
    await expect(options[0]).toHaveAttribute('href', `/users/edit/${users[0]?.id}`);
    await expect(options[5]).toHaveTextContent('All 23 users with “an”');
    await expect(options[5]).toHaveAttribute('href', '/users/all-users?query=an');
  },
});

export const ThousandsFound = meta.story({
  args: { query: 'an', search: { status: 'found', users, total: 1248 } },
  // Looks like `UsersFound`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const palette = await findPalette();
    await expect(palette.getByRole('option', { name: /^All 1,248 users with “an”/ })).toBeVisible();
  },
});

export const Searching = meta.story({
  args: { query: 'dash', search: { status: 'searching', isSlow: false } },
  play: async () => {
    const palette = await findPalette();
    await expect(palette.getByText('Searching users...')).toBeVisible();
    await expect(palette.getByRole('option', { name: /Dashboard/ })).toBeVisible();
  },
});

export const StillSearching = meta.story({
  args: { query: 'lan', search: { status: 'searching', isSlow: true } },
  play: async () => {
    const palette = await findPalette();
    await expect(palette.getByText('Still searching users...')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { query: 'lan', search: { status: 'failed', message: 'Failed to fetch users' } },
  play: async ({ userEvent, args }) => {
    const palette = await findPalette();
    await expect(palette.getByText('Failed to fetch users')).toBeVisible();
    await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const Nothing = meta.story({
  args: { query: 'zzz', search: { status: 'found', users: [], total: 0 } },
  play: async () => {
    const palette = await findPalette();
    await expect(palette.queryByRole('option')).not.toBeInTheDocument();
    await expect(palette.getByText('No users found')).toBeVisible();
  },
});

export const Phone = meta.story({
  ...UsersFound.input,
  globals: { viewport: { value: 'phone' } },
});
