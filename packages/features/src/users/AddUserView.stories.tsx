import { expect, fn, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, refusing, withProviders } from '../testing/index.ts';
import { AddUserView } from './AddUserView.tsx';

const meta = preview.meta({
  title: 'Features/Users/AddUserView',
  component: AddUserView,
  decorators: [lacking('inviteUser', 'passwords.admin12')],
  args: {
    isPending: false,
    cancelHref: '/users/all-users',
    onDismissMessage: fn(),
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Add New User', level: 1 })).toBeVisible();
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    // Browsers must not fill in the administrator's own.
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText(/^Gender/)).toHaveDisplayValue('Male');
    await expect(canvas.getByLabelText(/^Role/)).toHaveDisplayValue('User');
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/users/all-users');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
});

/** From 1900 until the day that has begun somewhere. */
export const DateOfBirth = meta.story({
  // Looks like `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withProviders],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Date of Birth/);
    await expect(field).toHaveAttribute('min', '1900-01-01');
    await expect(field).toHaveAttribute('max', '2026-11-16');
  },
});

export const Submitted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Full Name/), '  Nguyễn Thị Lan ');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'lan.nguyen@example.org');
    await userEvent.type(canvas.getByLabelText(/^Password/), ' secret ');
    await userEvent.selectOptions(canvas.getByLabelText(/^Gender/), 'Female');
    await userEvent.selectOptions(canvas.getByLabelText(/^Role/), 'Admin');
    await userEvent.type(canvas.getByLabelText(/^Height \(cm\)/), '162');
    await userEvent.type(canvas.getByLabelText(/^Weight \(kg\)/), '54,5{Enter}');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          name: 'Nguyễn Thị Lan',
          email: 'lan.nguyen@example.org',
          password: ' secret ',
          gender: 'female',
          role: 'admin',
          dob: null,
          height: '162',
          weight: '54.5',
        },
      ],
    ]);
  },
});

/** Everything, unless another level is chosen. */
export const AccessLevel = meta.story({
  decorators: [lacking('passwords.admin12')],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Full Name/), 'Ada');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ada@example.org');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send an invitation' }));
    await expect(canvas.queryByLabelText(/^Access level/)).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(/^Role/), 'Admin');
    const level = canvas.getByLabelText(/^Access level/);
    await expect(level).toHaveDisplayValue('Everything');
    await expect(
      within(level)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Everything', 'Support', 'Content', 'Read only']);
    await userEvent.selectOptions(level, 'Support');
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'ada@example.org', role: 'admin', access: 'support' }),
    );
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }));
    await expect(canvas.getByLabelText(/^Full Name/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Full Name/)).toHaveAccessibleDescription('Full Name is required');
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Password is required/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WrongValues = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Full Name/), 'Lan');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'lan@localhost');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'short');
    await userEvent.type(canvas.getByLabelText(/^Height/), 'tall');
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }));
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/name@example\.org/);
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/at least 6 characters/);
    await expect(canvas.getByLabelText(/^Height/)).toHaveAccessibleDescription(/must be a number above 0/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Administrator = meta.story({
  decorators: [lacking('inviteUser')],
  play: async ({ canvas, userEvent, args }) => {
    const password = canvas.getByLabelText(/^Password/);
    await expect(password).toHaveAccessibleDescription('At least 6 characters.');
    await userEvent.selectOptions(canvas.getByLabelText(/^Role/), 'Admin');
    await expect(password).toHaveAccessibleDescription('At least 12 characters for an administrator.');
    await userEvent.type(canvas.getByLabelText(/^Full Name/), 'Lan');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'lan@example.org');
    await userEvent.type(password, 'elevenchars{Enter}');
    await expect(password).toHaveAccessibleDescription(/Password must be at least 12 characters/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, '!{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The server refuses to add administrators. */
export const NoAdministrators = meta.story({
  decorators: [refusing('manageAdministrators')],
  play: async ({ canvas }) => {
    const role = canvas.getByRole('combobox', { name: /^Role/ });
    await expect(role).toHaveAccessibleDescription('Your access does not include administrators.');
    await expect(within(role).queryByRole('option', { name: 'Admin' })).toBeNull();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Adding\.\.\./ })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
