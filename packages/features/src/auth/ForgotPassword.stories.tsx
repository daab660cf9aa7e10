import { errorBody, http } from '@planner/api-client/testing';
import { delay } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  expectAlert,
  gatewayPage,
  passBannerTime,
  serverFault,
  unreachable,
  withProviders,
} from '../testing/index.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

const meta = preview.meta({
  title: 'Features/Auth/ForgotPassword',
  component: ForgotPassword,
  parameters: { layout: 'fullscreen' },
  decorators: [withProviders],
  args: { loginHref: '/', onDone: fn() },
});

const PATH = '/auth/forgot-password-web';

const submit = () =>
  userEvent.type(screen.getByRole('textbox', { name: 'Email Address' }), 'lan.nguyen@example.org{Enter}');

/** What was typed stays, and the form can be sent again. */
const expectToStay = async () => {
  await expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveValue('lan.nguyen@example.org');
  await expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
};

/** The message has its three seconds; then the next page comes, and the message is gone. */
export const Sent = meta.story({
  play: async ({ canvas, args }) => {
    await submit();
    await expect(await canvas.findByText(/a reset link is on its way/)).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(await passBannerTime(/a reset link is on its way/)).toBe(3000);
    await waitFor(() => expect(args.onDone.mock.calls).toEqual([['lan.nguyen@example.org']]));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
});

/** Until the answer is there nothing is said, and the button says what it waits for. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post(PATH, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await submit();
    await expect(await canvas.findByRole('button', { name: /Sending\.\.\./ })).toBeVisible();
  },
});

export const TooManyAttempts = meta.story({
  // The seconds run.
  parameters: { visual: { disable: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(PATH, ({ response }) =>
        response(429).json(errorBody('Too many attempts. Try again in 15 minutes'), {
          headers: { 'Retry-After': '900' },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await submit();
    await expectAlert('Try again in 15 minutes');
    await expect(canvas.getByText(/You can try again in \d+ s/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expectAlert(/Too many attempts: try again in \d+ s/);
    await expectToStay();
  },
});

export const RefusedField = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(PATH, ({ response }) =>
        response(422).json(errorBody('Please check the marked fields', { email: 'E-mail must be plain' })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await submit();
    const email = canvas.getByRole('textbox', { name: 'Email Address' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail must be plain'));
    await expectToStay();
  },
});

/** What the server says of its own fault is nothing to somebody who has forgotten a password. */
export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(PATH, ({ response }) => response.untyped(serverFault('Something went wrong on our side'))),
    );
  },
  play: async () => {
    await submit();
    await expectAlert(/^Failed to send reset email$/);
    await expectToStay();
  },
});

export const GatewayPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post(PATH, ({ response }) => response.untyped(gatewayPage())));
  },
  play: async () => {
    await submit();
    await expectAlert(/^Failed to send reset email$/);
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post(PATH, ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await submit();
    await expectAlert(/^Failed to send reset email: the server cannot be reached/);
    await expectToStay();
  },
});

let attempts = 0;

export const SentOnce = meta.story({
  beforeEach: ({ msw }) => {
    attempts = 0;
    msw.use(
      http.post(PATH, async () => {
        attempts += 1;
        await delay(50);
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Email Address' }), 'lan.nguyen@example.org');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(await canvas.findByText(/a reset link is on its way/)).toBeVisible();
    await expect(attempts).toBe(1);
  },
});
