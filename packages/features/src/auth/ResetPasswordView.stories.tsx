import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { passBannerTime } from '../testing/index.ts';
import { ResetPasswordView } from './ResetPasswordView.tsx';

const meta = preview.meta({
  title: 'Features/Auth/ResetPasswordView',
  component: ResetPasswordView,
  parameters: { layout: 'fullscreen' },
  args: {
    forgotHref: '/forgot-password',
    loginHref: '/',
    service: 'Planner',
    isExpired: false,
    isPending: false,
    onDismissMessage: fn(),
    onDone: fn(),
    onSubmit: fn(),
  },
});

export const Default = meta.story({
  tags: ['screen:resetPassword'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reset Password', level: 1 })).toBeVisible();
    await expect(canvas.getByLabelText('New Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('button', { name: 'Save New Password' })).toBeVisible();
  },
});

export const BothRequired = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save New Password' }));
    const password = canvas.getByLabelText('New Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password is required'));
    await expect(password).toHaveFocus();
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Confirm Password is required',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TooShort = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), '12345');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), '12345{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
        'Password must be at least 6 characters',
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Administrator = meta.story({
  args: { leastCharacters: 12 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Choose a new password of at least 12 characters.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New Password'), 'elevenchars');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'elevenchars{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
        'Password must be at least 12 characters',
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Says for whom it is, also to password managers. */
export const ForAccount = meta.story({
  args: { isInvitation: true, account: 'lan.nguyen@example.org' },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('For lan.nguyen@example.org. Choose a password of at least 6 characters.'),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue(
      'lan.nguyen@example.org',
    );
  },
});

/** This console is not for them. */
export const UserSaved = meta.story({
  args: {
    isInvitation: true,
    isOfUser: true,
    account: 'lan.nguyen@example.org',
    doneMessage: 'Your password has been saved',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Log in to Planner as/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to login' })).not.toBeInTheDocument();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const Different = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'a new passphrase');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'a new passphrase {Enter}');
    const confirmation = canvas.getByLabelText('Confirm Password');
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription('Passwords do not match'));
    await expect(confirmation).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(confirmation, '{Backspace}{Enter}');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ password: 'a new passphrase' }]]));
  },
});

/** Passwords keep their whitespace. */
export const Submitted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), ' geheim ');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), ' geheim {Enter}');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ password: ' geheim ' }]]));
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Resetting\.\.\./ })).toBeVisible();
  },
});

export const Done = meta.story({
  args: { doneMessage: 'Your password has been changed' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Your password has been changed')).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(await passBannerTime('Your password has been changed')).toBe(2000);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

export const SpentLink = meta.story({
  args: { isExpired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Reset Password' })).toHaveFocus();
    await expect(await canvas.findByText('This link is no longer valid')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.queryByLabelText('New Password')).toBeNull();
  },
});

export const Invitation = meta.story({
  args: { isInvitation: true, leastCharacters: 12 },
  tags: ['screen:invitation'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose a Password', level: 1 })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Save Password' })).toBeVisible();
  },
});

export const SpentInvitation = meta.story({
  args: { isInvitation: true, isExpired: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask the administrator who invited you/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Request a new link' })).toBeNull();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'small' } } });

export const RightToLeft = meta.story({ args: { isExpired: true }, globals: { direction: 'rtl' } });
