import type { User } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { EditUserView } from './EditUserView.tsx';
import { ready, refusing } from '../testing/index.ts';

const [someone] = fixtures.users;
if (!someone) throw new Error('There are no users to edit');

const user: User = {
  // Fields that are added later.
  ...someone,
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
  lastActive: null,
};

const meta = preview.meta({
  title: 'Features/Users/EditUserView',
  component: EditUserView,
  args: {
    state: ready(user),
    isPending: false,
    cancelHref: '/users/all-users',
    onRetry: fn(),
    onDismissMessage: fn(),
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: /^Edit User: ./, level: 1 })).toBeVisible();
    await expect(canvas.getByLabelText(/^Full Name/)).toHaveValue('Nguyễn Thị Lan');
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('lan.nguyen@example.org');
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Date of Birth')).toHaveValue('1994-03-18');
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

/** The server refuses to make users administrators. */
export const NoAdministrators = meta.story({
  decorators: [refusing('manageAdministrators')],
  play: async ({ canvas }) => {
    const role = canvas.getByRole('combobox', { name: /^Role/ });
    await expect(role).toHaveDisplayValue('User');
    await expect(within(role).queryByRole('option', { name: 'Admin' })).toBeNull();
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

/** Values that cannot be a person's are asked about, not refused; units are converted. */
export const MeasuresAskedAbout = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const height = canvas.getByLabelText(/^Height/);
    const weight = canvas.getByLabelText(/^Weight/);
    await userEvent.clear(height);
    await userEvent.type(height, '1,71');
    await expect(height).toHaveAccessibleDescription(/Did you mean 171 cm\?/);
    await expect(height).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Use 171' }));
    await expect(height).toHaveFocus();
    await expect(height).toHaveValue('171');
    await userEvent.clear(weight);
    await userEvent.type(weight, '139 lb');
    await userEvent.click(canvas.getByRole('button', { name: 'Update User' }));
    await expect(weight).toHaveValue('63');
    await expect(args.onSubmit.mock.lastCall).toMatchObject([{ height: '171', weight: '63' }]);
  },
});

export const RefusedBirth = meta.story({
  args: { fieldErrors: { dob: 'Date of birth must be between 1900-01-01 and today' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of Birth')).toHaveFocus();
    await expect(canvas.getByText('Date of birth must be between 1900-01-01 and today')).toBeVisible();
  },
});

export const BirthInTheFuture = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fireEvent.input(canvas.getByLabelText('Date of Birth'), { target: { value: '9994-03-18' } });
    await userEvent.click(canvas.getByLabelText(/^Full Name/));
    await waitFor(() => expect(canvas.getByText(/^Value must be .+ or earlier\.$/)).toBeVisible());
  },
  // The message contains today's date.
  parameters: { chromatic: { disableSnapshot: true } },
});

/** A date stored before validation existed is marked, but doesn't block other changes. */
export const StoredBirthOutOfRange = meta.story({
  args: { state: ready({ ...user, dob: '1850-03-18' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/^Value must be 01\/01\/1900 or later\.$/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Full Name/), ' Anh');
    await userEvent.click(canvas.getByRole('button', { name: 'Update User' }));
    await expect(args.onSubmit.mock.calls).toEqual([
      [expect.objectContaining({ name: 'Nguyễn Thị Lan Anh', dob: '1850-03-18' })],
    ]);
  },
});

/** What they changed is formatted as in the form; the e-mail address can't be edited. */
export const Conflicting = meta.story({
  args: {
    conflict: {
      ...user,
      email: 'lan@example.net',
      dob: '1991-07-02',
      gender: null,
      role: 'admin',
      weight: null,
    },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByText('Someone else changed this user while you were editing')).toBeVisible(),
    );
    for (const name of [
      'Email lan.nguyen@example.org lan@example.net',
      'Date of Birth Mar 18, 1994 Jul 2, 1991',
      'Gender Female empty',
      'Weight (kg) 54.5 empty',
      'Role User Admin',
    ])
      await expect(canvas.getByRole('row', { name })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const LongName = meta.story({
  args: { state: ready({ ...user, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() }) },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
