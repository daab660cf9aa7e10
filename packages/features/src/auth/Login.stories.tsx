import { createApiClient } from '@planner/api-client';
import { delay, errorBody, fixtures, http } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { AppProviders, createQueryClient } from '../shared/app/AppProviders.tsx';
import { expectAlert, gatewayPage, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { createSession } from './session/createSession.ts';
import { Login, type LoginProps } from './Login.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { STORED_USER_KEY } from './session/storedUser.ts';
import { writeLogout } from './session/storedUser.ts';
import { useSession } from './session/useSession.ts';

const Host = (props: LoginProps) => {
  const { status, user } = useSession();
  return status === 'signedIn' ? <p>Signed in as {user?.name}</p> : <Login {...props} />;
};

const App = (props: LoginProps) => {
  const [session] = useState(createSession);
  return (
    <SessionProvider session={session}>
      <Host {...props} />
    </SessionProvider>
  );
};
App.displayName = 'Login';

const meta = preview.meta({
  title: 'Features/Auth/Login',
  component: Login,
  parameters: { layout: 'fullscreen' },
  decorators: [withProviders],
  render: (args) => <App {...args} />,
  args: { resetHref: '/forgot-password' },
  beforeEach: () => {
    localStorage.removeItem(STORED_USER_KEY);
    return () => {
      localStorage.removeItem(STORED_USER_KEY);
      writeLogout('done');
    };
  },
});

const fillIn = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'admin@planner.local');
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret');
};

const signIn = async () => {
  await fillIn();
  await userEvent.keyboard('{Enter}');
};

const expectToStay = async () => {
  await expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('admin@planner.local');
  await expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
  await expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
};

export const SignsIn = meta.story({
  play: async ({ canvas }) => {
    await signIn();
    await waitFor(() => expect(canvas.getByText(`Signed in as ${fixtures.signedInUser.name}`)).toBeVisible());
    await expect(localStorage.getItem(STORED_USER_KEY)).toContain(fixtures.signedInUser.email);
  },
});

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => {
    const body = errorBody('Wrong e-mail or password');
    msw.use(http.post('/auth/login', ({ response }) => response(401).json({ ...body, error: body.message })));
  },
  play: async () => {
    await signIn();
    await expectAlert('Wrong e-mail or password');
    await expectToStay();
  },
});

/** A clock that advances between two readings must not turn “no wait” into one second. */
export const NoWaitWithoutALimit = meta.story({
  // Looks like `WrongPassword`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    const { now } = Date;
    let looks = 0;
    Date.now = () => now() + ++looks;
    const body = errorBody('Wrong e-mail or password');
    msw.use(http.post('/auth/login', ({ response }) => response(401).json({ ...body, error: body.message })));
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await signIn();
    await expectAlert('Wrong e-mail or password');
    await expect(canvas.queryByText(/You can try again in/)).toBeNull();
  },
});

export const OnlyTheFieldError = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/auth/login', ({ response }) =>
        response.untyped(Response.json({ error: 'No such account' }, { status: 400 })),
      ),
    );
  },
  play: async () => {
    await signIn();
    await expectAlert('No such account');
  },
});

export const NoAdministrator = meta.story({
  beforeEach: ({ msw }) => {
    const body = errorBody('This account is not an administrator');
    msw.use(http.post('/auth/login', ({ response }) => response(403).json({ ...body, error: body.message })));
  },
  play: async () => {
    await signIn();
    await expectAlert('This account is not an administrator');
    await expectToStay();
  },
});

export const RefusedFields = meta.story({
  beforeEach: ({ msw }) => {
    const body = errorBody('Please check the marked fields', { email: 'This address cannot be right' });
    msw.use(http.post('/auth/login', ({ response }) => response(422).json({ ...body, error: body.message })));
  },
  play: async ({ canvas }) => {
    await signIn();
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address cannot be right'));
    await expect(email).toHaveFocus();
    await expectToStay();
  },
});

export const TooManyAttempts = meta.story({
  // The countdown changes.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    const body = errorBody('Too many attempts. Try again in a minute');
    msw.use(
      http.post('/auth/login', ({ response }) =>
        response(429).json({ ...body, error: body.message }, { headers: { 'Retry-After': '60' } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await signIn();
    await expectAlert('Try again in a minute');
    await expect(canvas.getByText(/You can try again in \d+ s/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expectAlert(/Too many attempts: try again in \d+ s/);
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/auth/login', ({ response }) => response.untyped(serverFault())));
  },
  play: async () => {
    await signIn();
    await expectAlert(/^Login failed$/);
    await expectToStay();
  },
});

export const GatewayPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/auth/login', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async () => {
    await signIn();
    await expectAlert(/^Login failed$/);
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/auth/login', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await signIn();
    await expectAlert('Login failed: the server cannot be reached. Check your connection and try again.');
    await expectToStay();
  },
});

const elsewhere = {
  client: createApiClient({ baseUrl: 'https://api.example.org/api/v1' }),
  queryClient: createQueryClient(),
};

/** The server is on another site, and the browser blocks third-party cookies. */
export const NotRemembered = meta.story({
  render: (args) => (
    <AppProviders {...elsewhere}>
      <App {...args} />
    </AppProviders>
  ),
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/dashboard', ({ response }) => response(401).json(errorBody('Please log in'))));
  },
  play: async ({ canvas }) => {
    await signIn();
    await expect(
      await canvas.findByText(
        'Your browser did not keep the login. Allow cookies from api.example.org in its settings, or use this console on the same site as the server.',
      ),
    ).toBeVisible();
    await expect(localStorage.getItem(STORED_USER_KEY)).toBeNull();
    await expectToStay();
  },
});

export const RememberedElsewhere = meta.story({
  // Looks like `SignsIn`.
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <AppProviders {...elsewhere}>
      <App {...args} />
    </AppProviders>
  ),
  beforeEach: ({ msw }) => {
    // Only a 401 means that the cookie is missing.
    msw.use(http.get('/users/dashboard', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ canvas }) => {
    await signIn();
    await waitFor(() => expect(canvas.getByText(`Signed in as ${fixtures.signedInUser.name}`)).toBeVisible());
  },
});

let attempts = 0;

export const SentOnce = meta.story({
  beforeEach: ({ msw }) => {
    attempts = 0;
    msw.use(
      http.post('/auth/login', async () => {
        attempts += 1;
        await delay(50);
      }),
    );
  },
  play: async ({ canvas }) => {
    await fillIn();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByText(/^Signed in as/)).toBeVisible());
    await expect(attempts).toBe(1);
  },
});

const unreachableLogout = /the server could not be reached to end your session/;

export const LogoutSucceedsLater = meta.story({
  beforeEach: ({ msw }) => {
    writeLogout('failed');
    msw.use(http.post('/auth/logout', ({ response }) => response.untyped(serverFault())));
  },
  play: async ({ canvas, msw }) => {
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(tryAgain);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled());
    await expect(canvas.getByText(unreachableLogout)).toBeVisible();
    msw.use(http.post('/auth/logout', ({ response }) => response(200).json({ message: 'Signed out' })));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('The server has ended your session.')).toBeVisible());
    await expect(canvas.queryByText(unreachableLogout)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus();
  },
});
