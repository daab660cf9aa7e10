import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, passBannerTime } from '../testing/index.ts';
import { LoginView } from './LoginView.tsx';
import { errorTexts } from './errorTexts.ts';

const meta = preview.meta({
  title: 'Features/Auth/LoginView',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args: { resetHref: '/forgot-password', isPending: false, onDismissMessage: fn(), onSubmit: fn() },
});

export const Default = meta.story({
  tags: ['screen:login'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome Back', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Log in to Planner Admin')).toBeVisible();
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Reset it' })).toHaveAttribute('href', '/forgot-password');
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Logging in\.\.\./ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { errorMessage: errorTexts.logIn },
  play: async ({ args }) => {
    await expectAlert('Login failed');
    await expect(await passBannerTime('Login failed')).toBe(3000);
    await waitFor(() => expect(args.onDismissMessage).toHaveBeenCalledOnce());
  },
});

export const SignedOut = meta.story({ args: { notice: errorTexts.expired } });

const failedLogout = { isRetrying: false, onRetry: fn() };

export const LogoutFailed = meta.story({
  args: { failedLogout, notice: errorTexts.expired, errorMessage: errorTexts.logIn },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(errorTexts.logOut));
    await expect(canvas.queryByText(errorTexts.expired)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(failedLogout.onRetry).toHaveBeenCalledOnce();
  },
});

export const LogoutRetried = meta.story({
  args: { failedLogout: { ...failedLogout, isRetrying: true } },
});

export const LogoutFailedRightToLeft = meta.story({
  args: { failedLogout },
  globals: { direction: 'rtl' },
});

export const LogoutFailedOnAPhone = meta.story({
  args: { failedLogout },
  globals: { viewport: { value: 'small' } },
});

export const Slow = meta.story({
  args: { isPending: true, slow: { isSlow: true, onCancel: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Still working/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.slow?.onCancel).toHaveBeenCalledOnce();
  },
});

export const Waiting = meta.story({
  args: { errorMessage: 'Too many attempts. Try again in a minute', waitS: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can try again in 60 s')).toBeVisible();
  },
});

export const RefusedFields = meta.story({
  args: { fieldErrors: { email: 'Email is required', password: 'Password is too long' } },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/Email is required/);
    await userEvent.type(email, 'a@example.org');
    await expect(email).not.toBeInvalid();
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(/too long/);
  },
});

export const BothRequired = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription('Password is required');
    await userEvent.type(email, 'admin@planner.local');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NoAddress = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'admin');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(errorTexts.emailInvalid);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Submitted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'admin@planner.local');
    await userEvent.type(canvas.getByLabelText(/^Password/), ' secret {Enter}');
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          email: 'admin@planner.local',
          password: ' secret ',
        },
      ],
    ]);
  },
});

export const RightToLeft = meta.story({
  args: { errorMessage: errorTexts.logIn },
  globals: { direction: 'rtl' },
});

export const Phone = meta.story({
  args: { notice: errorTexts.expired },
  globals: { viewport: { value: 'small' } },
});
