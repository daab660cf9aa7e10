import { delay, errorBody, http } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, passBannerTime, serverFault, withProviders } from '../testing/index.ts';
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

const expectToStay = async () => {
  await expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveValue('lan.nguyen@example.org');
  await expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
};

/** Shows the message for three seconds, then opens the next page. */
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

export const SentWithoutWords = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(http.post(PATH, ({ response }) => response.untyped(new Response(null, { status: 204 }))));
  },
  play: async ({ canvas }) => {
    await submit();
    await expect(await canvas.findByText(/a reset link is on its way/)).toBeVisible();
  },
});

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
  // The countdown changes.
  parameters: { chromatic: { disableSnapshot: true } },
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

/** Shows the screen's own message, not the server's. */
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
