import { http } from '@planner/api-client/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { serverFault, withProviders } from '../testing/index.ts';
import { Tokens } from './Tokens.tsx';

const meta = preview.meta({
  title: 'Features/Tokens/Tokens',
  component: Tokens,
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  decorators: [withProviders],
});

export const Creates = meta.story({
  tags: ['screen:tokens'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Nightly export{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('pa_pWm3xk0cJr8nq5bYt1uZs7vLd2aHf9eGi6oKjR4TyQw')).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('');
  },
});

export const NameTaken = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/tokens', ({ response }) =>
        response(422).json({
          message: 'Validation failed',
          code: 'invalid-fields',
          requestId: 'r',
          errors: { name: 'Another token has this name' },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name/ }), 'Nightly export{Enter}');
    await waitFor(() => expect(canvas.getByText('Another token has this name')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveValue('Nightly export');
  },
});

export const Revokes = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Nightly export' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke token' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByText('The token was revoked')).toBeVisible());
  },
});

export const RevokeFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/tokens/{id}', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Nightly export' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke token' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(canvas.getByText(/Failed to revoke the token/)).toBeVisible());
    await expect(canvas.getByText('Nightly export')).toBeVisible();
  },
});
