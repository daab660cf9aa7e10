import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert } from '../testing/index.ts';
import { SecureAccountView } from './SecureAccountView.tsx';

const meta = preview.meta({
  title: 'Features/Auth/SecureAccountView',
  component: SecureAccountView,
  parameters: { layout: 'fullscreen' },
  args: {
    isExpired: false,
    isPending: false,
    forgotHref: '/forgot-password',
    loginHref: '/',
    onDismissMessage: fn(),
    onSecure: fn(),
  },
});

export const Default = meta.story({ tags: ['screen:secureAccount'] });

export const Pressed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'It was not me', level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lock my account' }));
    await expect(args.onSecure).toHaveBeenCalledOnce();
  },
});

export const Done = meta.story({
  args: { doneMessage: 'Your account is safe. We have mailed you a link to choose a new password' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Lock my account' })).toBeNull();
  },
});

export const Expired = meta.story({
  args: { isExpired: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Choose a new password' });
    await expect(link).toHaveAttribute('href', '/forgot-password');
  },
});

export const Failed = meta.story({
  args: { errorMessage: 'Failed to lock your account' },
  play: async () => {
    await expectAlert('Failed to lock your account');
  },
});
