import { delay, errorBody, http } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, lacking, passBannerTime, serverFault, withProviders } from '../testing/index.ts';
import { rightsOf, RightsContext } from '../shared/session/rights.ts';
import { ResetPassword, type ResetPasswordProps } from './ResetPassword.tsx';

const TOKEN = 'q3F0mB1x7uYp2Lr8VtZc5Q';

const meta = preview.meta({
  title: 'Features/Auth/ResetPassword',
  component: ResetPassword,
  parameters: { layout: 'fullscreen' },
  decorators: [withProviders, lacking('acceptInvitation')],
  args: {
    token: TOKEN,
    forgotHref: '/forgot-password',
    loginHref: '/',
    service: 'Planner',
    onDone: fn(),
  },
});

const OfferedLate = (props: ResetPasswordProps) => {
  const [extras, setExtras] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" onClick={() => setExtras(['checkResetToken'])}>
        Offer the check
      </button>
      <RightsContext value={rightsOf(extras, [])}>
        <ResetPassword {...props} />
      </RightsContext>
    </>
  );
};

const CHECK_PATH = '/auth/check-reset-token';
const PATH = '/auth/reset-password-web/{token}';

const submit = async () => {
  await userEvent.type(screen.getByLabelText('New Password'), 'a new passphrase');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'a new passphrase{Enter}');
};

const expectToStay = async () => {
  await expect(screen.getByLabelText('New Password')).toHaveValue('a new passphrase');
  await expect(screen.getByRole('button', { name: 'Save New Password' })).toBeEnabled();
};

const sent: unknown[] = [];
const checked: unknown[] = [];

/** Shows the message for two seconds, then opens the sign-in. */
export const Reset = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.post(PATH, async ({ params, request }) => {
        sent.push([params.token, await request.clone().json()]);
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await submit();
    await expect(await canvas.findByText('Your password has been changed')).toBeVisible();
    await expect(sent).toEqual([[TOKEN, { password: 'a new passphrase' }]]);
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(await passBannerTime('Your password has been changed')).toBe(2000);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
});

/** No log of a proxy has the token. */
export const HiddenToken = meta.story({
  // Looks like `Reset`.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [lacking()],
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.post('/auth/invitation', async ({ request, response }) => {
        sent.push(await request.clone().json());
        return response(200).json({ message: 'Your password has been changed' });
      }),
    );
  },
  play: async ({ canvas }) => {
    await submit();
    await expect(await canvas.findByText('Your password has been changed')).toBeVisible();
    await expect(sent).toEqual([{ token: TOKEN, password: 'a new passphrase' }]);
  },
});

export const Invited = meta.story({
  // Looks like `ResetPasswordView`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isInvitation: true },
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.post('/auth/invitation', async ({ request }) => void sent.push(await request.clone().json())),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a new passphrase');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'a new passphrase{Enter}');
    await expect(await canvas.findByText('Your password has been saved')).toBeVisible();
    await expect(sent).toEqual([{ token: TOKEN, password: 'a new passphrase' }]);
  },
});

export const Slow = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post(PATH, () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await submit();
    await expect(await canvas.findByRole('button', { name: /Resetting\.\.\./ })).toBeVisible();
  },
});

const SPENT = 'This link is no longer valid. Ask for a new one';

const expectSpent = async () => {
  await expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reset Password' })).toHaveFocus());
  await expect(screen.queryByLabelText('New Password')).toBeNull();
};

/** Users learn it before they choose a password. */
export const SpentAtOpening = meta.story({
  beforeEach: ({ msw }) => {
    checked.length = 0;
    msw.use(
      http.post(CHECK_PATH, async ({ request, response }) => {
        checked.push(await request.clone().json());
        return response(410).json(errorBody(SPENT));
      }),
    );
  },
  play: async () => {
    await expectSpent();
    await expect(checked).toEqual([{ token: TOKEN }]);
  },
});

/** In a browser without a stored session, the server's offers arrive after the page. */
export const SpentAndOfferedLate = meta.story({
  // Looks like `SpentAtOpening`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: SpentAtOpening.input.beforeEach,
  render: (args) => <OfferedLate {...args} />,
  play: async () => {
    await expect(checked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Offer the check' }));
    await expectSpent();
    await expect(checked).toEqual([{ token: TOKEN }]);
  },
});

export const NeverALink = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(CHECK_PATH, ({ response }) =>
        response(422).json(errorBody('Please check the marked fields', { token: 'Token is too long' })),
      ),
    );
  },
  play: expectSpent,
});

/** The link was valid at first and was then used elsewhere. */
export const SpentMeanwhile = meta.story({
  play: async ({ msw }) => {
    await userEvent.type(screen.getByLabelText('New Password'), 'a new');
    msw.use(http.post(CHECK_PATH, ({ response }) => response(410).json(errorBody(SPENT))));
    // A running check is not repeated, so wait for the first response.
    await waitFor(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      return expect(screen.queryByLabelText('New Password')).toBeNull();
    });
    await expectSpent();
  },
});

export const SpentAtUse = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post(PATH, ({ response }) => response(410).json(errorBody(SPENT))));
  },
  play: async () => {
    await submit();
    await expectSpent();
  },
});

export const UncheckedLink = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post(CHECK_PATH, ({ response }) => {
        checked.push('refused');
        return response(429).json(errorBody('Too many attempts. Try again in 15 minutes'), {
          headers: { 'Retry-After': '900' },
        });
      }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(checked).toContain('refused'));
    await submit();
    await expect(await canvas.findByText('Your password has been changed')).toBeVisible();
  },
});

export const LostToken = meta.story({
  args: { token: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  },
});

export const CommonPassword = meta.story({
  beforeEach: ({ msw }) => {
    const errors = { password: 'This is one of the most common passwords. Choose another one' };
    msw.use(
      http.post(PATH, ({ response }) =>
        response(422).json(errorBody('Please check the marked fields', errors)),
      ),
    );
  },
  play: async () => {
    await submit();
    const password = screen.getByLabelText('New Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/one of the most common passwords/));
    await expect(password).toHaveFocus();
    await expectToStay();
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
    await expectToStay();
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post(PATH, ({ response }) => response.untyped(serverFault())));
  },
  play: async () => {
    await submit();
    await expectAlert(/^Failed to reset password$/);
    await expectToStay();
  },
});
