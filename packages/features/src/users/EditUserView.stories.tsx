import type { User } from '@planner/api-client';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EditUserView } from './EditUserView.tsx';
import { expectAlert, passBannerTime, ready } from '../testing/index.ts';
import { messages } from './messages.ts';

const user: User = {
  id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
  name: 'Nguyễn Thị Lan',
  email: 'lan.nguyen@example.org',
  role: 'user',
  gender: 'female',
  dob: '1994-03-18',
  height: '162',
  weight: '54.5',
  createdAt: '2026-02-11T09:24:31.120Z',
  updatedAt: '2026-05-03T16:02:10.004Z',
};

const meta = preview.meta({
  title: 'Features/Users/EditUserView',
  component: EditUserView,
  args: {
    state: ready(user),
    isPending: false,
    cancelHref: '/users/all-users',
    onRetry: fn(),
    onDismissError: fn(),
    onSubmit: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onDirtyChange: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit User', level: 1 })).toBeVisible();
    await expect(canvas.getByLabelText(/^Full Name/)).toHaveValue('Nguyễn Thị Lan');
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('lan.nguyen@example.org');
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('readonly');
    await expect(canvas.getByRole('spinbutton', { name: /day.*Date of Birth/i })).toHaveTextContent('18');
    await expect(canvas.getByLabelText(/^Gender/)).toHaveDisplayValue('Female');
    await expect(canvas.getByLabelText(/^Role/)).toHaveDisplayValue('User');
    await expect(args.onDirtyChange).not.toHaveBeenCalled();
  },
});

export const NothingKnown = meta.story({
  args: {
    state: ready({ ...user, gender: null, dob: null, height: null, weight: null }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText(/^Gender/)).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Update User' }));
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          name: 'Nguyễn Thị Lan',
          role: 'user',
          gender: null,
          dob: null,
          height: null,
          weight: null,
        },
      ],
    ]);
  },
});

export const Changed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText(/^Full Name/);
    await userEvent.type(name, ' Anh');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.selectOptions(canvas.getByLabelText(/^Role/), 'Admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Update User' }));
    await expect(args.onSubmit.mock.calls).toEqual([
      [
        {
          name: 'Nguyễn Thị Lan Anh',
          role: 'admin',
          gender: 'female',
          dob: '1994-03-18',
          height: '162',
          weight: '54.5',
        },
      ],
    ]);
    await userEvent.selectOptions(canvas.getByLabelText(/^Role/), 'User');
    await userEvent.clear(name);
    await userEvent.type(name, 'Nguyễn Thị Lan');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const Incomplete = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText(/^Full Name/);
    const role = canvas.getByLabelText(/^Role/);
    await userEvent.clear(name);
    await userEvent.selectOptions(role, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Update User' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Full Name is required');
    await expect(role).toHaveAccessibleDescription('Choose a role');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const SlowLoading = meta.story({ args: { state: { status: 'loading' }, isSlow: true } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: messages.getUser, isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Failed to fetch user by ID')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Gone = meta.story({
  args: { state: { status: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This user no longer exists')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute(
      'href',
      '/users/all-users',
    );
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Updating\.\.\./ })).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  args: { errorMessage: messages.updateUser },
  play: async ({ canvas, userEvent, args }) => {
    await expectAlert('Failed to update user');
    await expect(await passBannerTime('Failed to update user')).toBe(3000);
    await waitFor(() => expect(args.onDismissError).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissError).toHaveBeenCalledTimes(2);
  },
});

export const RefusedFields = meta.story({
  args: { fieldErrors: { height: 'Nobody is that tall' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Height/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Height/)).toHaveAccessibleDescription(/Nobody is that tall/);
  },
});

export const Conflicting = meta.story({
  args: { conflict: { ...user, name: 'Lan Nguyen', weight: null } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Somebody else has changed this user in the meantime')).toBeVisible(),
    );
    await expect(canvas.getByText('Lan Nguyen')).toBeVisible();
  },
});

export const ConflictSettled = meta.story({
  ...Conflicting.input,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Somebody else has changed this user in the meantime');
    await userEvent.type(canvas.getByLabelText(/^Full Name/), ' Anh');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine (overwrite)' }));
    await expect(args.onKeepMine.mock.calls).toEqual([
      [expect.objectContaining({ name: 'Nguyễn Thị Lan Anh' })],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText(/^Full Name/)).toHaveValue('Lan Nguyen');
    await expect(canvas.getByLabelText(/^Weight/)).toHaveValue('');
  },
});

export const SameChange = meta.story({
  args: { conflict: { ...user, updatedAt: '2026-11-15T12:00:00.000Z' } },
});

export const LongName = meta.story({
  args: { state: ready({ ...user, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() }) },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
