import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, passBannerTime, refusing } from '../../testing/index.ts';
import { BulkUsersView, type BulkState } from './BulkUsersView.tsx';

const DELETE = { kind: 'deleteUsers' } as const;
const MAKE_ADMIN = { kind: 'changeRoles', newRole: 'admin' } as const;

const meta = preview.meta({
  title: 'Features/Users/BulkUsersView',
  component: BulkUsersView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    selected: fixtures.users.slice(0, 8),
    state: { status: 'idle' } as BulkState,
    onAsk: fn(),
    onConfirm: fn(),
    onStop: fn(),
    onClose: fn(),
    onClear: fn(),
    onSelectAll: fn(),
  },
});

const findDialog = async (name: string, role = 'alertdialog') => {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Selected = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('8 users selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make admin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onAsk.mock.calls).toEqual([[MAKE_ADMIN], [DELETE]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** For administrators who only support users. */
export const RolesRefused = meta.story({
  decorators: [refusing('changeRoles', 'manageAdministrators')],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Make admin' });
    await expect(button).toHaveAccessibleDescription('Your access does not include this');
    await userEvent.click(button);
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onAsk).toHaveBeenCalledWith(DELETE);
  },
});

const FILTER = { query: 'nguyễn', role: 'user', total: 5240 } as const;

export const MoreMatch = meta.story({
  args: { selectable: FILTER },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 5,240 that match' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
  },
});

export const AllSelected = meta.story({
  args: { filter: FILTER },
  play: ({ canvas }) => expect(canvas.getByText('5,240 users selected')).toBeVisible(),
});

export const AskingToDeleteAll = meta.story({
  args: { filter: FILTER, state: { status: 'asking', action: DELETE } },
  play: async () => {
    await findDialog('Delete 5,240 users');
    await expect(screen.getByText(/^All users with the role user/)).toHaveTextContent(
      'All users with the role user that match “nguyễn”, except you.',
    );
  },
});

export const Refused = meta.story({
  args: {
    filter: { query: '', total: 5240 },
    state: {
      status: 'asking',
      action: MAKE_ADMIN,
      message: '5,241 users match by now. Check the list and try again',
    },
  },
  play: async () => {
    await findDialog('Change 5,240 users to admin');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^5,241 users match by now/));
  },
});

export const AskingToDelete = meta.story({
  args: { state: { status: 'asking', action: DELETE } },
  play: async ({ userEvent, args }) => {
    await findDialog('Delete 8 users');
    await expect(screen.getByText('and 3 more')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete 8 users' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** What gives rights to many takes their number. */
export const AskingForAdministrators = meta.story({
  args: { filter: FILTER, state: { status: 'asking', action: MAKE_ADMIN } },
  play: async ({ userEvent, args }) => {
    await findDialog('Change 5,240 users to admin');
    const level = screen.getByRole('combobox', { name: 'Access level' });
    await waitFor(() => expect(level).toHaveFocus());
    await userEvent.selectOptions(level, 'Support');
    await expect(level).toHaveAccessibleDescription('Manages users, subscriptions and messages.');
    const number = screen.getByRole('textbox', { name: 'Number of users' });
    await expect(number).toHaveAccessibleDescription(/Type 5,240 to confirm\./);
    await userEvent.type(number, '524{Enter}');
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription(/This is not the number of users/);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(number);
    await userEvent.type(number, '٥٬٢٤٠');
    await userEvent.click(screen.getByRole('button', { name: 'Change 5,240 users to admin' }));
    await expect(args.onConfirm.mock.calls).toEqual([['support']]);
  },
});

/** Of servers without levels. */
export const WithoutLevels = meta.story({
  decorators: [lacking('changeAccess')],
  args: { filter: FILTER, state: { status: 'asking', action: MAKE_ADMIN } },
  play: async ({ userEvent, args }) => {
    await findDialog('Change 5,240 users to admin');
    await expect(screen.getByText(/^Each gets access to everything/)).toBeVisible();
    await userEvent.keyboard('5240{Enter}');
    await expect(args.onConfirm.mock.calls).toEqual([[undefined]]);
  },
});

export const AskingForARole = meta.story({
  args: {
    selected: fixtures.users.slice(0, 1),
    state: { status: 'asking', action: MAKE_ADMIN },
  },
  play: () => findDialog('Change 1 user to admin'),
});

export const Running = meta.story({
  args: { state: { status: 'running', action: DELETE, done: 3, total: 8, isStopping: false } },
  play: async ({ userEvent, args }) => {
    await findDialog('Deleting 8 users', 'dialog');
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '37.5');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const Done = meta.story({
  args: {
    selected: [],
    state: { status: 'done', action: MAKE_ADMIN, done: 8, total: 8, failures: [] },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('8 of 8 users changed to admin')).toBeVisible());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await passBannerTime('8 of 8 users changed to admin')).toBe(3000);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const SomeFailed = meta.story({
  args: {
    selected: fixtures.users.slice(0, 4),
    state: {
      status: 'done',
      action: DELETE,
      done: 4,
      total: 8,
      failures: fixtures.users
        .slice(0, 2)
        .map((user) => ({ user, message: 'You cannot delete your own account' })),
    },
  },
  play: async () => {
    await findDialog('Delete 8 users', 'dialog');
    await expect(screen.getByText('4 of 8 users deleted; 2 failed; 2 unchanged')).toBeVisible();
    await expect(screen.getAllByText('You cannot delete your own account')).toHaveLength(2);
  },
});

export const Phone = meta.story({
  args: { selectable: FILTER },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Selected users' }).offsetHeight).toBe(72);
    await expect(canvas.getByRole('button', { name: 'Select all 5,240 that match' }).offsetHeight).toBe(29);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
