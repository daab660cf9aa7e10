import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, passBannerTime } from '../testing/index.ts';
import { ResetLinkSentView } from './ResetLinkSentView.tsx';

const meta = preview.meta({
  title: 'Features/Auth/ResetLinkSentView',
  component: ResetLinkSentView,
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'lan.nguyen@example.org',
    forgotHref: '/forgot-password',
    loginHref: '/',
    isPending: false,
    onDismissMessage: fn(),
    onSendAgain: fn(),
  },
});

export const Default = meta.story({
  tags: ['screen:resetLinkSent'],
});

export const Played = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Check your e-mail', level: 1 })).toBeVisible();
    await expect(canvas.getByText('lan.nguyen@example.org')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSendAgain.mock.calls).toEqual([['lan.nguyen@example.org']]);
  },
});

/** The page was opened directly: “Send again” leads to the form. */
export const AddressUnknown = meta.story({
  args: { email: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send again' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sending\.\.\./ }));
    await expect(args.onSendAgain).not.toHaveBeenCalled();
  },
});

export const SentAgain = meta.story({
  args: { doneMessage: 'If an account has this address, a reset link is on its way' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('If an account has this address, a reset link is on its way');
    await expect(await passBannerTime(/has this address, a reset link/)).toBe(3000);
    await waitFor(() => expect(args.onDismissMessage).toHaveBeenCalledOnce());
  },
});

export const Failed = meta.story({
  args: { errorMessage: 'Failed to send reset email' },
  play: async () => {
    await expectAlert('Failed to send reset email');
  },
});

export const Waiting = meta.story({
  args: { errorMessage: 'Too many attempts. Try again in 15 minutes', waitS: 900 },
});

export const LongAddress = meta.story({
  args: { email: `${'a-very-long-name.'.repeat(3)}end@${'sub.'.repeat(20)}example.org` },
});

export const Phone = meta.story({ globals: { viewport: { value: 'small' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
