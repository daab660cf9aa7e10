import { fixtures } from '@planner/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, passBannerTime, ready } from '../testing/index.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnProfileView } from './OwnProfileView.tsx';

const [me] = fixtures.users;
if (!me) throw new Error('There is no user to show');

const meta = preview.meta({
  title: 'Features/Settings/OwnProfileView',
  component: OwnProfileView,
  args: {
    state: ready(me),
    isPending: false,
    onDismissMessage: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({});

export const Submitted = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Full Name')).toHaveAttribute('autocomplete', 'name');
    await userEvent.clear(canvas.getByLabelText('Full Name'));
    await userEvent.type(canvas.getByLabelText('Full Name'), ' Amara {Enter}');
    await waitFor(() => expect(args.onSubmit.mock.calls).toEqual([[{ name: 'Amara' }]]));
  },
});

export const Required = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Full Name'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Full Name')).toHaveAccessibleDescription('Full Name is required'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const LoadFailed = meta.story({
  args: { state: { status: 'failed', message: errorTexts.getProfile, isRetrying: false } },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Saved = meta.story({
  args: { doneMessage: errorTexts.profileSaved },
  play: async ({ args }) => {
    await expect(await passBannerTime('Your name has been changed')).toBe(3000);
    await waitFor(() => expect(args.onDismissMessage).toHaveBeenCalledOnce());
  },
});

export const SaveFailed = meta.story({
  args: { errorMessage: errorTexts.updateProfile },
  play: async () => {
    await expectAlert('Failed to update your profile');
  },
});

export const Conflict = meta.story({
  args: { conflict: { ...me, name: 'Their Name', email: 'new.address@example.org' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Someone else changed your account while you were editing'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: `Full Name ${me.name} Their Name` })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: `Email ${me.email} new.address@example.org` }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Their Name');
  },
});
