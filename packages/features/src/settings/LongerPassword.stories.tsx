import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, withProviders } from '../testing/index.ts';
import { LongerPassword } from './LongerPassword.tsx';

const meta = preview.meta({
  title: 'Features/Settings/LongerPassword',
  component: LongerPassword,
  decorators: [withProviders, lacking('limit.firstPassword')],
  args: { onChanged: fn(), onLogout: fn() },
});

export const Default = meta.story({});

export const First = meta.story({
  decorators: [lacking()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Changed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('Current Password')).toHaveFocus());
    await userEvent.keyboard('short');
    await userEvent.type(canvas.getByLabelText('New Password'), 'long enough now');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'long enough now{Enter}');
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
  },
});

export const LoggedOut = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
