import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, passBannerTime } from '../testing/index.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnPasswordView } from './OwnPasswordView.tsx';

const meta = preview.meta({
  title: 'Features/Settings/OwnPasswordView',
  component: OwnPasswordView,
  args: { savedCount: 0, isPending: false, onDismissMessage: fn(), onSubmit: fn() },
});

export const Default = meta.story({});

export const Submitted = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    for (const [label, what] of [
      ['Current Password', 'current-password'],
      ['New Password', 'new-password'],
      ['Confirm Password', 'new-password'],
    ] as const)
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', what);
    await userEvent.type(canvas.getByLabelText('Current Password'), 'the old one');
    await userEvent.type(canvas.getByLabelText('New Password'), ' six__ ');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), ' six__ {Enter}');
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([
        [{ currentPassword: 'the old one', newPassword: ' six__ ' }],
      ]),
    );
  },
});

export const Required = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    const current = canvas.getByLabelText('Current Password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('Current Password is required'));
    await expect(current).toHaveFocus();
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Confirm Password is required',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Focused by the link that password managers open. */
export const Administrator = meta.story({
  args: { leastCharacters: 12, takesFocus: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Current Password')).toHaveFocus();
    await expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
      'At least 12 characters.',
    );
    await userEvent.keyboard('the old one');
    await userEvent.type(canvas.getByLabelText('New Password'), 'elevenchars');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'elevenchars{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('New Password')).toHaveAccessibleDescription(
        /Password must be at least 12 characters/,
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Changed = meta.story({
  args: { doneMessage: 'Your password has been changed' },
  play: async () => {
    await expect(await passBannerTime(/^Your password has been changed/)).toBe(3000);
  },
});

export const Failed = meta.story({
  args: { errorMessage: errorTexts.changePassword },
  play: async () => {
    await expectAlert('Failed to change your password');
  },
});

export const Waiting = meta.story({
  args: { errorMessage: 'Too many attempts. Try again in 15 minutes', waitS: 900 },
});
