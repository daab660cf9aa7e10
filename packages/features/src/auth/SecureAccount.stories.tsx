import { errorBody, http } from '@planner/api-client/testing';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../testing/index.ts';
import { SecureAccount } from './SecureAccount.tsx';

const TOKEN = 'q3F0mB1x7uYp2Lr8VtZc5Q';

const meta = preview.meta({
  title: 'Features/Auth/SecureAccount',
  component: SecureAccount,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [withProviders],
  args: { token: TOKEN, forgotHref: '/forgot-password', loginHref: '/' },
});

const sent: unknown[] = [];

/** Sends nothing before the press. */
export const Locks = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.post('/auth/secure-account', async ({ request, response }) => {
        sent.push(await request.clone().json());
        return response(200).json({ message: 'Your account is safe. We have mailed you a link' });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lock my account' });
    await expect(sent).toEqual([]);
    await userEvent.click(button);
    await expect(await canvas.findByText('Your account is safe. We have mailed you a link')).toBeVisible();
    await expect(sent).toEqual([{ token: TOKEN }]);
  },
});

export const Spent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/auth/secure-account', ({ response }) =>
        response(410).json(errorBody('This link is no longer valid')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lock my account' }));
    await expect(await canvas.findByText(/This link is no longer valid\./)).toBeVisible();
  },
});

export const WithoutToken = meta.story({
  args: { token: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Lock my account' })).toBeNull();
  },
});
