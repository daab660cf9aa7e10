import { fixtures } from '@planner/api-client/testing';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { STORY_NOW } from '../../testing/index.ts';
import { RestrictionsView } from './RestrictionsView.tsx';

const [admin, user] = fixtures.users;
if (!admin || !user) throw new Error('There are no users');

const suspension = {
  isAsking: false,
  isPending: false,
  errorMessage: undefined,
  onAsk: fn(),
  onSuspend: fn(),
  onLift: fn(),
};

const suspended = { at: '2026-11-14T09:00:00.000Z', until: null, reason: 'Chargeback of October' };

const meta = preview.meta({
  title: 'Features/Users/Person/RestrictionsView',
  component: RestrictionsView,
  args: {
    user: { ...admin, access: 'support' as const },
    now: STORY_NOW,
    isPending: false,
    onDismissMessage: fn(),
    onChangeAccess: fn(),
    suspension,
  },
});

export const Administrator = meta.story({
  play: async ({ canvas }) => {
    const level = canvas.getByRole('combobox', { name: 'Access level' });
    await expect(level).toHaveValue('support');
    await expect(level).toHaveAccessibleDescription('Manages users, subscriptions and messages.');
    await expect(canvas.queryByRole('button', { name: 'Change access' })).toBeNull();
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Access level' }), 'Read only');
    await userEvent.click(canvas.getByRole('button', { name: 'Change access' }));
    await expect(args.onChangeAccess).toHaveBeenCalledWith('read-only');
  },
});

export const OnlyUser = meta.story({
  args: { user, onChangeAccess: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    await expect(suspension.onAsk).toHaveBeenCalledWith(true);
  },
});

export const Suspended = meta.story({
  args: { user: { ...user, suspension: suspended }, onChangeAccess: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Suspended until it is lifted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lift suspension' }));
    await expect(suspension.onLift).toHaveBeenCalledOnce();
  },
});

export const Ended = meta.story({
  args: {
    user: { ...user, suspension: { ...suspended, until: '2026-11-15T00:00:00.000Z' } },
    onChangeAccess: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Was suspended until/)).toBeVisible();
  },
});

export const Failed = meta.story({ args: { errorMessage: "You can't change your own access" } });

const findDialog = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Suspend this account?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Asking = meta.story({
  parameters: { docs: { story: { inline: false } } },
  args: { suspension: { ...suspension, isAsking: true } },
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    const reason = dialog.getByRole('textbox', { name: /Reason/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(reason).toBeInvalid();
    await expect(reason).toHaveFocus();
    await userEvent.type(reason, 'On leave');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(suspension.onSuspend).toHaveBeenCalledWith({ reason: 'On leave', until: null });
  },
});

/** Of an account that is suspended: the dialog has what was said. */
export const Prolonged = meta.story({
  parameters: { docs: { story: { inline: false } } },
  args: {
    user: { ...user, suspension: { ...suspended, until: '2026-11-20T00:00:00.000Z' } },
    suspension: { ...suspension, isAsking: true },
    onChangeAccess: undefined,
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change this suspension?' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveFocus());
    await expect(dialog.getByLabelText('Until')).toHaveValue('2026-11-20');
    await fireEvent.input(dialog.getByLabelText('Until'), { target: { value: '2026-12-20' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Change suspension' }));
    await expect(suspension.onSuspend).toHaveBeenLastCalledWith({
      reason: 'Chargeback of October',
      until: '2026-12-20T00:00:00.000Z',
    });
  },
});

/** Tomorrow is the first day on which an account can work again. */
export const Until = meta.story({
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  args: { suspension: { ...suspension, isAsking: true } },
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'On leave');
    const end = dialog.getByLabelText('Until');
    await expect(end).toHaveAttribute('min', '2026-11-16');
    await fireEvent.input(end, { target: { value: '2026-11-15' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(end).toHaveAccessibleDescription(/Enter a day after today or leave it empty$/);
    await fireEvent.input(end, { target: { value: '2026-11-16' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(suspension.onSuspend).toHaveBeenLastCalledWith({
      reason: 'On leave',
      until: '2026-11-16T00:00:00.000Z',
    });
  },
});

export const Refused = meta.story({
  parameters: { docs: { story: { inline: false } } },
  args: {
    suspension: { ...suspension, isAsking: true, errorMessage: "You can't suspend your own account" },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect((await findDialog()).getByText("You can't suspend your own account")).toBeVisible();
  },
});
