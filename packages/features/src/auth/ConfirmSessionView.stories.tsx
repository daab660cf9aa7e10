import type { Challenge } from '@planner/api-client';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../testing/index.ts';
import { ConfirmSessionView } from './ConfirmSessionView.tsx';

const asking = (...methods: Challenge['methods']) => ready<Challenge>({ challenge: 'x', methods });

const meta = preview.meta({
  title: 'Features/Auth/ConfirmSessionView',
  component: ConfirmSessionView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    state: asking('password'),
    isPending: false,
    isExpired: false,
    onAnswer: fn(),
    onPasskey: fn(),
    onRestart: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onDismissMessage: fn(),
  },
});

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: "Confirm it's you" });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Password = meta.story({
  play: async ({ args }) => {
    const dialog = await findDialog();
    const password = dialog.getByLabelText(/^Password/);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('a quiet lake at noon{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ password: 'a quiet lake at noon' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Everything = meta.story({
  args: { state: asking('password', 'app', 'recoveryCode', 'passkey') },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'a quiet lake{Enter}');
    await expect(dialog.getByRole('textbox', { name: /Code/ })).toHaveAccessibleDescription(/is required/);
    await userEvent.type(dialog.getByRole('textbox', { name: /Code/ }), '287082{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ password: 'a quiet lake', code: '287082' });
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
});

export const WrongPassword = meta.story({ args: { fieldErrors: { password: 'This password is wrong' } } });

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to confirm', isRetrying: false } },
});

export const Expired = meta.story({ args: { isExpired: true } });

export const Phone = meta.story({
  args: { state: asking('password', 'app', 'recoveryCode', 'passkey') },
  globals: { viewport: { value: 'phone' } },
});
