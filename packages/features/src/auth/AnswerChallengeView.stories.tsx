import { expect, fn, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { AnswerChallengeView } from './AnswerChallengeView.tsx';

const meta = preview.meta({
  title: 'Features/Auth/AnswerChallengeView',
  component: AnswerChallengeView,
  args: {
    methods: ['app', 'recoveryCode'],
    isPending: false,
    isExpired: false,
    onCode: fn(),
    onPasskey: fn(),
    onRestart: fn(),
    onDismissMessage: fn(),
  },
});

export const App = meta.story({
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: /Code/ });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('{Enter}');
    await expect(code).toHaveAccessibleDescription(/Code is required/);
    await userEvent.keyboard(' 287 082 {Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('287 082');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
});

export const Everything = meta.story({ args: { methods: ['app', 'recoveryCode', 'passkey'] } });

export const Passkey = meta.story({
  args: { methods: ['recoveryCode', 'passkey'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: /Recovery code/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
});

export const PasskeyAlone = meta.story({
  args: { methods: ['passkey'], errorMessage: 'No passkey was used: you cancelled, or it took too long.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use a passkey' })).toHaveFocus();
  },
});

export const NoPasskeysHere = meta.story({
  args: {
    methods: ['recoveryCode', 'passkey'],
    passkeyProblem: 'Passkeys work only at admin.example.org.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  },
});

export const WrongCode = meta.story({
  args: {
    fieldErrors: {
      code: 'This code is wrong or was used. If that repeats, check the clock of the device that shows it',
    },
  },
});

export const Expired = meta.story({ args: { isExpired: true } });

export const Pending = meta.story({ args: { isPending: true, methods: ['app', 'passkey'] } });

export const TooManyAttempts = meta.story({ args: { waitS: 42 } });

export const Phone = meta.story({
  args: { methods: ['app', 'recoveryCode', 'passkey'] },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { methods: ['app', 'recoveryCode', 'passkey'] },
  globals: { direction: 'rtl' },
});
