import { errorBody, fixtures, http } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { catchSavedFiles, onPlainServer, refusing, serverFault, withProviders } from '../../testing/index.ts';
import { Person } from './Person.tsx';

const [admin, user] = fixtures.users;
if (!admin || !user) throw new Error('There are no users');

const href = (id: string) => `#${id}`;

const meta = preview.meta({
  title: 'Features/Users/Person/Person',
  component: Person,
  decorators: [withProviders],
  // The parts have their own pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    id: admin.id,
    editHref: `/users/edit/${admin.id}`,
    listHref: '/users/all-users',
    hrefs: {
      user: href,
      habit: href,
      workout: href,
      finance: href,
      message: href,
      policy: href,
    },
    getMessageHref: href,
    getActivityHref: (filter: object) => `#${JSON.stringify(filter)}`,
    getActorHref: ({ actorId }: { actorId: string | null }) => `#${actorId}`,
    onGone: fn(),
  },
});

const loaded = () =>
  waitFor(() => {
    for (const name of ['Messages from this address', 'Activity', 'Sessions', 'Account and access'])
      void expect(screen.getByRole('region', { name })).toBeVisible();
    void expect(screen.getByRole('list', { name: 'Sessions' })).toBeVisible();
    void expect(screen.getByRole('list', { name: 'Newest activity' })).toBeVisible();
  });

const card = (name: string) => within(screen.getByRole('region', { name }));

export const Loaded = meta.story({
  tags: ['screen:user'],
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await loaded();
    await expect(canvas.getByRole('heading', { name: 'Amara Okafor', level: 1 })).toBeVisible();
    await expect(document.title).toMatch(/^Amara Okafor · /);
  },
});

export const Phone = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'phone' } },
  play: loaded,
});

/** What the contract's core offers: no messages, activity or sessions. */
export const PlainServer = meta.story({
  decorators: [onPlainServer],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Account' })).toBeVisible());
    await expect(
      canvas.getAllByRole('region').map((region) => region.ariaLabel ?? region.textContent),
    ).toHaveLength(2);
  },
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users/{id}', ({ response }) => response(404).json(errorBody('No such item'))),
      http.get('/users/{id}/deleted', ({ response }) => response(404).json(errorBody('No such item'))),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This user no longer exists')).toBeVisible());
  },
});

export const GoneFromPlainServer = meta.story({
  decorators: [onPlainServer],
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/{id}', ({ response }) => response(404).json(errorBody('No such item'))));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This user no longer exists')).toBeVisible());
  },
});

export const Reinvites = meta.story({
  beforeEach: ({ msw }) => {
    let until: string | null = '2026-11-21T07:58:12.000Z';
    msw.use(
      http.get('/users/{id}/invitation', ({ response }) => response(200).json({ canInvite: true, until })),
      http.delete('/users/{id}/invitation', ({ response }) => {
        until = null;
        return response(200).json({ message: 'The invitation was revoked' });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend invitation' }));
    await expect(await screen.findByText(/Invitation sent to/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke invitation' }));
    await expect(await canvas.findByText('Has no password yet.')).toBeVisible();
  },
});

/** The page shows the user again once the deletion is undone. */
export const Restores = meta.story({
  beforeEach: ({ msw }) => {
    let isDeleted = true;
    msw.use(
      http.get('/users/{id}', ({ response }) =>
        isDeleted ? response(404).json(errorBody('No such item')) : undefined,
      ),
      http.post('/activity/{id}/undo', ({ response }) => {
        isDeleted = false;
        return response(200).json({ message: 'User restored' });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(await screen.findByText('User restored')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Amara Okafor', level: 1 })).toBeVisible();
  },
});

/** The server refuses both for administrators. */
export const DeletedAdministrator = meta.story({
  decorators: [refusing('manageAdministrators')],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users/{id}', ({ response }) => response(404).json(errorBody('No such item'))),
      http.get('/users/{id}/deleted', ({ params, response }) =>
        response(200).json({
          _id: params.id,
          name: 'Amara Okafor',
          email: 'amara@example.org',
          role: 'admin',
          activityId: '0192f3c8-4c10-7d4f-8c66-2a7b3c1d0e02',
          undoUntil: '2026-12-14T07:58:12.000Z',
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to users' })).toBeVisible();
    for (const name of ['Restore', 'Erase for good'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        'Your access does not include this',
      );
  },
});

export const ErasesWhoWasDeleted = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/{id}', ({ response }) => response(404).json(errorBody('No such item'))));
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase for good' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase this user for good?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the user' }), 'nguyen thi lan{Enter}');
    await waitFor(() => expect(args.onGone).toHaveBeenCalledOnce());
  },
});

export const LookupFails = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users/{id}', ({ response }) => response(404).json(errorBody('No such item'))),
      http.get('/users/{id}/deleted', ({ response }) => response.untyped(serverFault())),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch the deleted user')).toBeVisible(), {
      timeout: 8000,
    });
    await expect(canvas.queryByText('This user no longer exists')).not.toBeInTheDocument();
  },
});

let isActivityDown = false;

export const CardFailsAlone = meta.story({
  beforeEach: ({ msw }) => {
    isActivityDown = true;
    msw.use(
      http.get('/activity', ({ response }) => (isActivityDown ? response.untyped(serverFault()) : undefined)),
    );
  },
  play: async () => {
    await waitFor(() => expect(card('Activity').getByText('Failed to fetch activity')).toBeVisible());
    await waitFor(() =>
      expect(card('Messages from this address').getByText(/how can I export my habits/)).toBeVisible(),
    );
    const messages = screen.getByRole('region', { name: 'Messages from this address' });
    isActivityDown = false;
    await userEvent.click(card('Activity').getByRole('button', { name: 'Try again' }));
    await loaded();
    // The page stayed.
    await expect(messages).toBeVisible();
  },
});

const chooseAction = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const asked: string[] = [];

export const ShowsHealthValues = meta.story({
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      http.get('/users/{id}', ({ request }) => {
        asked.push(new URL(request.url).search);
      }),
    );
  },
  play: async ({ canvas }) => {
    await loaded();
    await expect(canvas.queryByText('171')).toBeNull();
    await expect(asked).toEqual(['?health=omit']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show health values' }));
    await waitFor(() => expect(canvas.getByText('171')).toBeVisible());
    await expect(asked).toEqual(['?health=omit', '']);
  },
});

export const HealthValuesFail = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users/{id}', ({ request, response }) =>
        request.url.includes('health=omit')
          ? undefined
          : response(404).json(errorBody('This item does not exist')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: 'Show health values' }));
    await waitFor(() => expect(canvas.getByText('This item does not exist')).toBeVisible());
  },
});

export const ChangesAccess = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/users/{id}/access', ({ response }) =>
        response(409).json(errorBody("You can't change your own access")),
      ),
    );
  },
  play: async () => {
    await loaded();
    await userEvent.selectOptions(card('Access').getByRole('combobox'), 'Support');
    await userEvent.click(card('Access').getByRole('button', { name: 'Change access' }));
    await waitFor(() => expect(card('Access').getByText(/your own access$/)).toBeVisible());
  },
});

export const Suspends = meta.story({
  play: async () => {
    await loaded();
    await userEvent.click(card('Access').getByRole('button', { name: 'Suspend' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'On leave');
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(await screen.findByText('The account is suspended')).toBeVisible();
  },
});

/** An administrator who may only read. */
export const ReadOnly = meta.story({
  decorators: [
    refusing(
      'changeAccess',
      'getInvitation',
      'updateUser',
      'deleteUser',
      'eraseUser',
      'exportUserData',
      'suspendUser',
      'endUserSessions',
      'resetUserFactors',
      'getUser.health',
    ),
  ],
  play: async ({ canvas }) => {
    await loaded();
    const reason = 'Your access does not include this';
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAccessibleDescription(reason);
    for (const name of ['Suspend', 'End sessions', 'Show health values'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(reason);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    for (const name of ['Download data', 'Delete…', 'Erase for good…'])
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const EndsSessions = meta.story({
  play: async ({ canvas }) => {
    await loaded();
    await userEvent.click(canvas.getByRole('button', { name: 'End sessions' }));
    await expect(await screen.findByText('The sessions have ended')).toBeVisible();
  },
});

export const SendsResetLink = meta.story({
  play: async () => {
    await loaded();
    await chooseAction('Send reset link');
    await expect(await screen.findByText(/^Reset link sent to/)).toHaveTextContent(
      'amara.okafor@example.org',
    );
  },
});

export const ExportsData = meta.story({
  play: async () => {
    await loaded();
    const savedFiles = catchSavedFiles();
    await chooseAction('Download data');
    await expect(await screen.findByText('Data exported to amara.okafor@example.org.json')).toBeVisible();
    await expect(await savedFiles()).toEqual([
      ['amara.okafor@example.org.json', expect.stringContaining('amara.okafor@example.org')],
    ]);
  },
});

export const Deletes = meta.story({
  play: async ({ args }) => {
    await loaded();
    await chooseAction('Delete…');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this user?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledOnce());
  },
});

const confirmErasure = async (press: (element: HTMLElement, text: string) => Promise<void>) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase this user for good?' }));
  await press(dialog.getByRole('textbox', { name: 'Name of the user' }), 'amara okafor{Enter}');
  return dialog;
};

export const Erases = meta.story({
  play: async ({ args }) => {
    await loaded();
    await chooseAction('Erase for good…');
    await confirmErasure((element, text) => userEvent.type(element, text));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledOnce());
  },
});

export const ErasureRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.delete('/users/{id}', ({ response }) =>
        response(409).json(errorBody('You cannot erase your own account')),
      ),
    );
  },
  play: async ({ args }) => {
    await loaded();
    await chooseAction('Erase for good…');
    const dialog = await confirmErasure((element, text) => userEvent.type(element, text));
    await waitFor(() => expect(dialog.getByText('You cannot erase your own account')).toBeVisible());
    await expect(args.onGone).not.toHaveBeenCalled();
  },
});
