import { createApiClient } from '@planner/api-client';
import { errorBody, fixtures, http } from '@planner/api-client/testing';
import { useQuery } from '@tanstack/react-query';
import { delay } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppProviders } from '../shared/AppProviders.tsx';
import { createQueryClient } from '../shared/createQueryClient.ts';
import { useApi } from '../shared/useApi.ts';
import { unreachable } from '../testing/index.ts';
import { createSession } from './createSession.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { readStoredUser, STORED_USER_KEY, writeStoredUser } from './storedUser.ts';
import { useLogOut } from './useLogOut.ts';
import { useSession } from './useSession.ts';

const user = fixtures.signedInUser;

/** Stands for what only a signed-in person may see. */
const Secrets = () => {
  const client = useApi();
  const { data } = useQuery({ queryKey: ['getDashboard'], queryFn: () => client.getDashboard() });
  return <p>{data ? `${data.totals.users} users` : 'Loading users'}</p>;
};

/** Stands for a host: what it shows follows the session. */
const Host = () => {
  const session = useSession({ isRequired: true });
  const { logOut, errorMessage } = useLogOut();
  if (session.status !== 'signedIn') return <p>{session.status}</p>;
  return (
    <>
      <p>Signed in as {session.user?.name}</p>
      <Secrets />
      {errorMessage && <p>{errorMessage}</p>}
      <button type="button" onClick={logOut}>
        Logout
      </button>
    </>
  );
};

const createApp = () => {
  const session = createSession();
  return {
    session,
    client: createApiClient({ onUnauthorized: session.expire }),
    queryClient: createQueryClient(),
  };
};

const App = () => {
  const [{ session, ...services }] = useState(createApp);
  return (
    <AppProviders {...services}>
      <SessionProvider session={session}>
        <Host />
      </SessionProvider>
    </AppProviders>
  );
};

const meta = preview.meta({
  title: 'Features/Auth/SessionProvider',
  component: App,
  // It shows nothing of its own; the host is a stand-in.
  parameters: { visual: { disable: true } },
  beforeEach: () => {
    writeStoredUser(user);
    return () => writeStoredUser(undefined);
  },
});

const forget = () => writeStoredUser(undefined);
const nobody = http.get('/auth/session', ({ response }) => response(401).json(errorBody('Please sign in')));

export const Remembered = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/auth/session', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Signed in as ${user.name}`)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('1284 users')).toBeVisible());
  },
});

export const RememberedButEnded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(nobody);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
    await expect(readStoredUser()).toBe('absent');
  },
});

export const RenamedMeanwhile = meta.story({
  beforeEach: () => writeStoredUser({ ...user, name: 'Former Name' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(`Signed in as ${user.name}`)).toBeVisible());
  },
});

export const Recovered = meta.story({
  beforeEach: forget,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('loading')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(`Signed in as ${user.name}`)).toBeVisible());
  },
});

export const Nobody = meta.story({
  beforeEach: ({ msw }) => {
    forget();
    msw.use(nobody);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
  },
});

export const EndedByAnyCall = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/auth/session', () => delay('infinite')));
    msw.use(http.get('/users/dashboard', ({ response }) => response(401).json(errorBody('Please sign in'))));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
    await expect(readStoredUser()).toBe('absent');
  },
});

export const EndedInAnotherTab = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1284 users');
    forget();
    dispatchEvent(new StorageEvent('storage', { key: STORED_USER_KEY }));
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
  },
});

export const AnotherPersonInAnotherTab = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/auth/session', () => delay('infinite')));
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('1284 users');
    msw.use(http.get('/users/dashboard', () => delay('infinite')));
    writeStoredUser({ ...user, id: '0192f3c4-0000-7000-8000-000000000000', name: 'Somebody Else' });
    dispatchEvent(new StorageEvent('storage', { key: STORED_USER_KEY }));
    await waitFor(() => expect(canvas.getByText('Signed in as Somebody Else')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Loading users')).toBeVisible());
  },
});

const logOut = async () => {
  await screen.findByText('1284 users');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
};

export const LoggedOut = meta.story({
  play: async ({ canvas }) => {
    await logOut();
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
    await expect(readStoredUser()).toBe('absent');
  },
});

export const LogoutFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/auth/logout', ({ response }) => response.untyped(unreachable())));
  },
  play: async ({ canvas }) => {
    await logOut();
    await waitFor(() =>
      expect(canvas.getByText(/^Failed to sign out: the server cannot be reached/)).toBeVisible(),
    );
    await expect(canvas.getByText(`Signed in as ${user.name}`)).toBeVisible();
  },
});
