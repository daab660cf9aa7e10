import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { errorTexts } from './errorTexts.ts';
import { SignInAgainView } from './SignInAgainView.tsx';

const meta = preview.meta({
  title: 'Features/Auth/SignInAgainView',
  component: SignInAgainView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    resetHref: '/forgot-password',
    email: 'admin@planner.local',
    isPending: false,
    onCancel: fn(),
    onDismissMessage: fn(),
    onSubmit: fn(),
  },
});

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Default = meta.story({});

export const SignedIn = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('admin@planner.local');
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus());
    await userEvent.keyboard('a quiet lake at noon{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'admin@planner.local',
      password: 'a quiet lake at noon',
    });
    await expect(dialog.getByRole('link', { name: /Reset it/ })).toHaveAttribute('target', '_blank');
  },
});

export const NobodyKnown = meta.story({
  args: { email: undefined },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveFocus());
  },
});

export const Cancelled = meta.story({
  // Looks like `Default`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    await userEvent.click(dialog.getAllByRole('button', { name: 'Logout' })[1] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(3);
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: /Logging in\.\.\./ })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { errorMessage: errorTexts.logIn },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Login failed'));
  },
});

export const RefusedFields = meta.story({
  args: { fieldErrors: { email: 'This address cannot be right' } },
  play: async () => {
    const dialog = await findDialog();
    const email = dialog.getByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address cannot be right'));
  },
});

export const Waiting = meta.story({
  args: { errorMessage: 'Too many attempts. Try again in a minute', waitS: 60 },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('You can try again in 60 s')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findDialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    await findDialog();
  },
});
