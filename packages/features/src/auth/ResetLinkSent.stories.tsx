import { errorBody, http } from '@planner/api-client/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, passBannerTime, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { ResetLinkSent } from './ForgotPassword.tsx';

const meta = preview.meta({
  title: 'Features/Auth/ResetLinkSent',
  component: ResetLinkSent,
  parameters: { layout: 'fullscreen' },
  decorators: [withProviders],
  args: { email: 'lan.nguyen@example.org', forgotHref: '/forgot-password', loginHref: '/' },
});

const PATH = '/auth/forgot-password-web';
const sent: unknown[] = [];

const sendAgain = () => userEvent.click(screen.getByRole('button', { name: 'Send again' }));

export const SentAgain = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.post(PATH, async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
  },
  play: async ({ canvas }) => {
    await sendAgain();
    await expect(await canvas.findByText(/has this address, a reset link/)).toBeVisible();
    await expect(sent).toEqual([{ email: 'lan.nguyen@example.org' }]);
    await passBannerTime(/has this address, a reset link/);
    await waitFor(() => expect(canvas.queryByText(/has this address, a reset link/)).toBeNull());
  },
});

export const TooManyAttempts = meta.story({
  // The countdown changes.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(PATH, ({ response }) =>
        response(429).json(errorBody('Too many attempts. Try again in a minute'), {
          headers: { 'Retry-After': '60' },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await sendAgain();
    await expectAlert('Try again in a minute');
    await expect(canvas.getByText(/You can try again in \d+ s/)).toBeVisible();
  },
});

export const ServerFault = meta.story({
  // Looks like `Unreachable`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(PATH, ({ response }) => response.untyped(serverFault('Something went wrong on our side'))),
    );
  },
  play: async () => {
    await sendAgain();
    await expectAlert(/^Failed to send reset email$/);
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post(PATH, ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await sendAgain();
    await expectAlert(/^Failed to send reset email: the server cannot be reached/);
  },
});
