import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { passBannerTime } from '../testing/index.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

const meta = preview.meta({
  title: 'Features/Auth/ForgotPasswordView',
  component: ForgotPasswordView,
  parameters: { layout: 'fullscreen' },
  args: { loginHref: '/', isPending: false, onDismissMessage: fn(), onDone: fn(), onSubmit: fn() },
});

export const Default = meta.story({
  tags: ['screen:forgotPassword'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Forgot Password', level: 1 })).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'Email Address' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/');
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    const email = canvas.getByRole('textbox', { name: 'Email Address' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required'));
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NoAddress = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email Address' });
    await userEvent.type(email, 'lan{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/such as name@example\.org/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Submitted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email Address' }),
      ' lan.nguyen@example.org {Enter}',
    );
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ email: 'lan.nguyen@example.org' }]]));
  },
});

export const Pending = meta.story({
  args: { isPending: true, email: 'lan.nguyen@example.org' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sending\.\.\./ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  args: {
    email: 'lan.nguyen@example.org',
    doneMessage: 'If an account has this address, a reset link is on its way',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/a reset link is on its way/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.hover(canvas.getByRole('link'));
    await expect(await passBannerTime(/a reset link is on its way/)).toBe(3000);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

export const Phone = meta.story({
  args: { errorMessage: 'Failed to send reset email' },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({
  args: { doneMessage: 'If an account has this address, a reset link is on its way' },
  globals: { direction: 'rtl' },
});
