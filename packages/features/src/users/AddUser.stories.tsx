import { errorBody, http } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking, withProviders } from '../testing/index.ts';
import { AddUser } from './userForms.tsx';

const meta = preview.meta({
  title: 'Features/Users/AddUser',
  component: AddUser,
  decorators: [withProviders, lacking('inviteUser', 'passwords.admin12')],
  args: {
    cancelHref: '/users/all-users',
    onDone: fn(),
    onDirtyChange: fn(),
  },
});

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText(/^Full Name/), 'Nguyễn Thị Lan');
  await userEvent.type(screen.getByLabelText(/^Email/), 'lan.nguyen@example.org');
  await userEvent.type(screen.getByLabelText(/^Password/), 'a first passphrase');
};

const submit = async () => {
  await fillIn();
  await userEvent.keyboard('{Enter}');
};

const expectToStay = async () => {
  await expect(screen.getByLabelText(/^Full Name/)).toHaveValue('Nguyễn Thị Lan');
  await expect(screen.getByLabelText(/^Password/)).toHaveValue('a first passphrase');
  await expect(screen.getByRole('button', { name: 'Add User' })).toBeEnabled();
};

const sent: unknown[] = [];

/** With all that our server offers. */
export const Ready = meta.story({
  tags: ['screen:addUser'],
  // `AddUserView` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [lacking()],
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Send an invitation' })).toBeVisible();
  },
});

export const Added = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      http.post('/users', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
  },
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent).toEqual([expect.objectContaining({ name: 'Nguyễn Thị Lan', role: 'user' })]);
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
});

export const EmailInUse = meta.story({
  beforeEach: ({ msw }) => {
    const message = 'This email address is already in use';
    msw.use(
      http.post('/users', ({ response }) => response(409).json(errorBody(message, { email: message }))),
    );
  },
  play: async ({ args }) => {
    await submit();
    const email = screen.getByLabelText(/^Email/);
    await waitFor(() => expect(email).toHaveAccessibleDescription('This email address is already in use'));
    await expect(email).toHaveFocus();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expectToStay();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

/** The mail has the link for choosing a password. */
export const Invited = meta.story({
  decorators: [lacking()],
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(http.post('/users/invite', async ({ request }) => void sent.push(await request.clone().json())));
  },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText(/^Full Name/), 'Nguyễn Thị Lan');
    await userEvent.type(screen.getByLabelText(/^Email/), 'lan.nguyen@example.org');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send an invitation' }));
    await expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add User' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(sent).toEqual([
      {
        name: 'Nguyễn Thị Lan',
        email: 'lan.nguyen@example.org',
        gender: 'male',
        dob: null,
        height: null,
        weight: null,
        role: 'user',
      },
    ]);
  },
});
