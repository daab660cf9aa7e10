import type { ThemePreference } from '@planner/ui';
import { delay, errorBody, http } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { onPlainServer, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { Settings } from './Settings.tsx';

const meta = preview.meta({
  title: 'Features/Settings/Settings',
  component: Settings,
  // Taller than the window, where pictures end; the parts have their own pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withProviders],
  args: {
    preference: 'system' as ThemePreference,
    onPreferenceChange: fn(),
    onFactorsChanged: fn(),
    securityHref: '#security',
    tokensHref: '#tokens',
    onProfileSaved: fn(),
    onDirtyChange: fn(),
  },
});

const region = (name: string) => within(screen.getByRole('region', { name }));

const loaded = async () => {
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('Amara Okafor'));
  await waitFor(() => expect(screen.getByText('This session')).toBeVisible());
  const link = region('Security').getByRole('link', { name: 'security activity' });
  await expect(link).toHaveAttribute('href', '#security');
};

export const Ready = meta.story({
  tags: ['screen:settings'],
  play: loaded,
});

/** The server has no settings operations. */
export const AppearanceOnly = meta.story({
  decorators: [onPlainServer],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: loaded });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: loaded });

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/settings/profile', () => delay('infinite')),
      http.get('/settings/sessions', () => delay('infinite')),
    );
  },
});

/** Each section fails on its own. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/settings/profile', ({ response }) => response.untyped(serverFault())),
      http.get('/settings/sessions', ({ response }) => response.untyped(unreachable())),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch your profile')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Failed to fetch your sessions: the server/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Change Password' })).toBeVisible();
  },
});

export const AppearanceChosen = meta.story({
  play: async ({ args, canvas }) => {
    await loaded();
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onPreferenceChange.mock.calls).toEqual([['dark']]);
  },
});

const versions: (string | null)[] = [];

export const NameSaved = meta.story({
  beforeEach: ({ msw }) => {
    versions.length = 0;
    msw.use(
      http.put('/settings/profile', ({ request }) => {
        versions.push(request.headers.get('If-Match'));
      }),
    );
  },
  play: async ({ args, canvas }) => {
    await loaded();
    const name = canvas.getByLabelText('Full Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Amara N. Okafor');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Your name has been changed')).toBeVisible());
    await expect(versions).toEqual(['"1"']);
    await expect(args.onProfileSaved).toHaveBeenCalledOnce();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Amara N. Okafor');
  },
});

/** Whitespace around the name is neither saved nor an unsaved change. */
export const NameSavedTrimmed = meta.story({
  play: async ({ args, canvas }) => {
    await loaded();
    await userEvent.type(canvas.getByLabelText('Full Name'), ' {Enter}');
    await waitFor(() => expect(screen.getByText('Your name has been changed')).toBeVisible());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Amara Okafor');
  },
});

const account = {
  _id: '1',
  name: 'Amara Okafor',
  email: 'amara.okafor@example.org',
  role: 'admin',
  gender: null,
  dob: null,
  height: null,
  weight: null,
  createdAt: '2026-01-05T07:30:00.000Z',
  updatedAt: '2026-01-05T07:30:00.000Z',
} as const;

/** The first save is refused: someone else has saved this name. */
const refusingOnce = (name: string) => {
  const refuse = http.put(
    '/settings/profile',
    ({ request, response }) => {
      versions.push(request.headers.get('If-Match'));
      const current = { ...account, name, updatedAt: '2026-02-05T07:30:00.000Z' };
      const refusal = { ...errorBody('This was changed after you opened it'), current };
      return response(412).json(refusal, { headers: { ETag: '"2"' } });
    },
    { once: true },
  );
  const accept = http.put('/settings/profile', async ({ request, response }) => {
    versions.push(request.headers.get('If-Match'));
    const saved = { ...account, ...(await request.json()) };
    return response(200).json(saved, { headers: { ETag: '"3"' } });
  });
  return [refuse, accept] as const;
};

const saveName = async (name: string) => {
  await userEvent.clear(screen.getByLabelText('Full Name'));
  await userEvent.type(screen.getByLabelText('Full Name'), `${name}{Enter}`);
};

/** The form stays open, and the next save starts from the saved version. */
export const NameConflict = meta.story({
  beforeEach: ({ msw }) => {
    versions.length = 0;
    msw.use(...refusingOnce('Their Name'));
  },
  play: async ({ args, canvas }) => {
    await loaded();
    await saveName('My Name');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Theirs: Their Name' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Their Name');
    await userEvent.click(canvas.getByRole('radio', { name: 'Yours: My Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Name' }));
    await waitFor(() => expect(screen.getByText('Your name has been changed')).toBeVisible());
    await expect(canvas.queryByRole('radio', { name: /^Yours/ })).toBeNull();
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('My Name');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await saveName('Another Name');
    await waitFor(() => expect(versions).toEqual(['"1"', '"2"', '"3"']));
    await waitFor(() => expect(screen.getByText('Your name has been changed')).toBeVisible());
    await expect(canvas.queryByText(/^Someone else/)).toBeNull();
  },
});

/** Something else of the account changed, such as the password: the name is saved without a question. */
export const NameSavedOverOtherChange = meta.story({
  beforeEach: ({ msw }) => {
    versions.length = 0;
    msw.use(...refusingOnce('Amara Okafor'));
  },
  play: async ({ canvas }) => {
    await loaded();
    await saveName('My Name');
    await waitFor(() => expect(screen.getByText('Your name has been changed')).toBeVisible());
    await expect(versions).toEqual(['"1"', '"2"']);
    await expect(canvas.queryByText(/^Someone else/)).toBeNull();
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('My Name');
  },
});

const changePassword = async (confirmation = 'a new passphrase') => {
  await userEvent.type(screen.getByLabelText('Current Password'), 'the old one');
  await userEvent.type(screen.getByLabelText('New Password'), 'a new passphrase');
  await userEvent.type(screen.getByLabelText('Confirm Password'), `${confirmation}{Enter}`);
};

export const PasswordChanged = meta.story({
  play: async ({ canvas }) => {
    await loaded();
    await changePassword();
    await waitFor(() => expect(screen.getByText(/^Your password has been changed/)).toBeVisible());
    for (const label of ['Current Password', 'New Password', 'Confirm Password'])
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
  },
});

export const PasswordsDiffer = meta.story({
  play: async ({ canvas }) => {
    await loaded();
    await changePassword('another one');
    const confirmation = canvas.getByLabelText('Confirm Password');
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription('Passwords do not match'));
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => {
    const errors = { currentPassword: 'The current password is wrong' };
    msw.use(
      http.put('/settings/password', ({ response }) =>
        response(422).json(errorBody('Please check the marked fields', errors)),
      ),
    );
  },
  play: async ({ canvas }) => {
    await loaded();
    await changePassword();
    const current = canvas.getByLabelText('Current Password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('The current password is wrong'));
    await expect(current).toHaveFocus();
    await expect(canvas.getByLabelText('New Password')).toHaveValue('a new passphrase');
  },
});

export const TooManyAttempts = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/settings/password', ({ response }) =>
        response(429).json(errorBody('Too many attempts. Try again in 15 minutes'), {
          headers: { 'Retry-After': '900' },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await loaded();
    await changePassword();
    await waitFor(() => expect(canvas.getByText(/You can try again in \d+ s/)).toBeVisible());
  },
});

export const OthersSignedOut = meta.story({
  play: async ({ canvas, msw }) => {
    await loaded();
    await expect(region('Sessions').getAllByRole('listitem')).toHaveLength(3);
    await expect(region('Sessions').getByText('Safari on iPhone')).toBeVisible();
    const only = {
      isCurrent: true,
      createdAt: '2026-11-15T07:58:12.000Z',
      lastSeenAt: '2026-11-15T11:59:40.000Z',
      expiresAt: '2026-11-22T07:58:12.000Z',
      address: null,
      userAgent: null,
    };
    msw.use(http.get('/settings/sessions', ({ response }) => response(200).json({ sessions: [only] })));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out the others' }));
    await waitFor(() => expect(screen.getByText('You have been logged out everywhere else')).toBeVisible());
    await waitFor(() => expect(region('Sessions').getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: 'Log out the others' })).toBeNull();
  },
});

export const SignOutFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.delete('/settings/sessions/others', ({ response }) => response.untyped(unreachable())));
  },
  play: async ({ canvas }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out the others' }));
    await waitFor(() => expect(canvas.getByText(/^Failed to log out the others/)).toBeVisible());
  },
});
