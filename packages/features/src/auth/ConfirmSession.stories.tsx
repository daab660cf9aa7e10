import { createApiClient, exportSubscriptions, retryAfterSignIn } from '@planner/api-client';
import { errorBody, http } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { AppProviders, createQueryClient } from '../shared/app/AppProviders.tsx';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { ConfirmSession } from './ConfirmSession.tsx';
import { createSession } from './session/createSession.ts';
import { SessionProvider } from './session/SessionProvider.tsx';
import { writeStoredUser } from './session/storedUser.ts';
import { useSession } from './session/useSession.ts';

let isConfirmed: boolean;
let asked: number;

const Exports = () => {
  const client = useApi();
  const { isConfirming } = useSession();
  const [results, setResults] = useState<string[]>([]);
  const exportAll = () => {
    for (let times = 0; times < 5; times += 1)
      exportSubscriptions(client).then(
        () => setResults((before) => [...before, 'exported']),
        (error: Error) => setResults((before) => [...before, error.message]),
      );
  };
  return (
    <>
      <button type="button" onClick={exportAll}>
        Export five times
      </button>
      <p>{results.join(', ')}</p>
      {isConfirming && <ConfirmSession />}
    </>
  );
};

const createApp = () => {
  const session = createSession();
  const client = createApiClient({ retry: retryAfterSignIn(session.renew, session) });
  return { session, client, queryClient: createQueryClient() };
};

const App = () => {
  const [{ session, client, queryClient }] = useState(createApp);
  return (
    <AppProviders client={client} queryClient={queryClient} serverNow={Date.now}>
      <SessionProvider session={session}>
        <Exports />
      </SessionProvider>
    </AppProviders>
  );
};
App.displayName = 'ConfirmSession';

const meta = preview.meta({
  title: 'Features/Auth/ConfirmSession',
  component: ConfirmSession,
  parameters: { docs: { story: { inline: false } }, chromatic: { disableSnapshot: true } },
  render: () => <App />,
  beforeEach: ({ msw }) => {
    isConfirmed = false;
    asked = 0;
    writeStoredUser({ id: '1', name: 'Ada', email: 'ada@example.org', role: 'admin' });
    msw.use(
      http.get('/subscriptions/export', ({ response }) =>
        isConfirmed
          ? response(200).text('"ID"\r\n', { headers: { 'Content-Type': 'text/csv' } })
          : response(403).json({
              ...errorBody('This was not confirmed, so nothing was changed'),
              code: 'confirmation-required',
            }),
      ),
      http.post('/auth/confirmation', ({ response }) => {
        asked += 1;
        return response(200).json({ challenge: 'abc', methods: ['password'] });
      }),
      http.put('/auth/confirmation', async ({ request, response }) => {
        const { password } = await request.json();
        if (password !== 'right')
          return response(422).json({
            ...errorBody('Wrong'),
            errors: { password: 'This password is wrong' },
          });
        isConfirmed = true;
        return response(200).json({ message: 'Confirmed' });
      }),
    );
    return () => writeStoredUser(undefined);
  },
});

const findDialog = async () => within(await screen.findByRole('dialog', { name: "Confirm it's you" }));

export const FiveAtOnceAskOnce = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export five times' }));
    const dialog = await findDialog();
    await userEvent.type(await dialog.findByLabelText(/^Password/), 'wrong{Enter}');
    await waitFor(() => expect(dialog.getByText('This password is wrong')).toBeVisible());
    await userEvent.clear(dialog.getByLabelText(/^Password/));
    await userEvent.type(dialog.getByLabelText(/^Password/), 'right{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('exported, exported, exported, exported, exported')).toBeVisible(),
    );
    await expect(asked).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export five times' }));
    await findDialog();
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/^This was not confirmed, so nothing was changed, /)).toBeVisible();
  },
});
