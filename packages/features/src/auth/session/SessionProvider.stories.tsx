import { createApiClient, getDashboard } from '@planner/api-client';
import { delay, errorBody, fixtures, http } from '@planner/api-client/testing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { AppProviders, createQueryClient } from '../../shared/app/AppProviders.tsx';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { serverFault, unreachable } from '../../testing/index.ts';
import { createSession } from './createSession.ts';
import { SessionCache } from './SessionCache.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { STORED_USER_KEY } from './storedUser.ts';
import { readLogout, readStoredUser, writeLogout, writeStoredUser } from './storedUser.ts';
import { useSession } from './useSession.ts';

const user = fixtures.signedInUser;

const Secrets = () => {
  const client = useApi();
  const { data } = useQuery({ queryKey: ['getDashboard'], queryFn: () => getDashboard(client) });
  return <p>{data ? `${data.totals.users} users` : 'Loading users'}</p>;
};

const Host = () => {
  const session = useSession({ isRequired: true });
  if (session.status !== 'signedIn') return <p>{session.status}</p>;
  return (
    <>
      <p>Signed in as {session.user?.name}</p>
      <Secrets />
      <button type="button" onClick={session.logOut}>
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
        <SessionCache>
          <Host />
        </SessionCache>
      </SessionProvider>
    </AppProviders>
  );
};

const meta = preview.meta({
  title: 'Features/Auth/SessionProvider',
  component: App,
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    writeStoredUser(user);
    return () => {
      writeStoredUser(undefined);
      writeLogout('done');
    };
  },
});

const forget = () => writeStoredUser(undefined);
const nobody = http.get('/auth/session', ({ response }) => response(401).json(errorBody('Please log in')));

export const Remembered = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/auth/session', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Signed in as ${user.name}`)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('12480 users')).toBeVisible());
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
    msw.use(http.get('/users/dashboard', ({ response }) => response(401).json(errorBody('Please log in'))));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
    await expect(readStoredUser()).toBe('absent');
  },
});

export const EndedInAnotherTab = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('12480 users');
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
    await canvas.findByText('12480 users');
    msw.use(http.get('/users/dashboard', () => delay('infinite')));
    writeStoredUser({ ...user, id: '0192f3c4-0000-7000-8000-000000000000', name: 'Somebody Else' });
    dispatchEvent(new StorageEvent('storage', { key: STORED_USER_KEY }));
    await waitFor(() => expect(canvas.getByText('Signed in as Somebody Else')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Loading users')).toBeVisible());
  },
});

const logOut = async () => {
  await screen.findByText('12480 users');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
};

export const LoggedOut = meta.story({
  play: async ({ canvas }) => {
    await logOut();
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
    await expect(readStoredUser()).toBe('absent');
    await waitFor(() => expect(readLogout()).toBe('done'));
  },
});

let answerLogout: () => void;

export const LoggedOutBeforeTheServerAnswers = meta.story({
  beforeEach: ({ msw }) => {
    const response = new Promise<void>((resolve) => {
      answerLogout = resolve;
    });
    msw.use(http.post('/auth/logout', () => response));
  },
  play: async ({ canvas }) => {
    await logOut();
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
    await expect(readStoredUser()).toBe('absent');
    await expect(readLogout()).toBe('sent');
    answerLogout();
    await waitFor(() => expect(readLogout()).toBe('done'));
  },
});

export const LogoutRepeated = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/auth/logout', ({ response }) => response.untyped(unreachable())));
  },
  play: async ({ canvas, msw }) => {
    await logOut();
    await waitFor(() => expect(readLogout()).toBe('failed'));
    await expect(canvas.getByText('signedOut')).toBeVisible();
    msw.use(http.post('/auth/logout', ({ response }) => response(200).json({ message: 'Signed out' })));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(readLogout()).toBe('done'));
  },
});

let sessionsAsked = 0;

export const LogoutFailedBeforeThisStart = meta.story({
  beforeEach: ({ msw }) => {
    forget();
    writeLogout('failed');
    sessionsAsked = 0;
    msw.use(
      http.post('/auth/logout', ({ response }) => response.untyped(serverFault())),
      http.get('/auth/session', () => {
        sessionsAsked += 1;
      }),
    );
  },
  play: async ({ canvas, msw }) => {
    await expect(canvas.getByText('signedOut')).toBeVisible();
    msw.use(http.post('/auth/logout', ({ response }) => response(200).json({ message: 'Signed out' })));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(readLogout()).toBe('done'));
    await expect(sessionsAsked).toBe(0);
    await expect(canvas.getByText('signedOut')).toBeVisible();
  },
});
