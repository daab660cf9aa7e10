import { errorBody, fixtures, http } from '@planner/api-client/testing';
import { delay } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, gatewayPage, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { createSession } from './createSession.ts';
import { Login, type LoginProps } from './Login.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { STORED_USER_KEY } from './storedUser.ts';
import { useSession } from './useSession.ts';

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

const meta = preview.meta({
  title: 'Features/Auth/Login',
  component: Login,
  parameters: { layout: 'fullscreen' },
  decorators: [withProviders],
  render: (args) => <App {...args} />,
  args: { resetHref: '/forgot-password' },
  beforeEach: () => {
    localStorage.removeItem(STORED_USER_KEY);
    return () => localStorage.removeItem(STORED_USER_KEY);
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

/** What was typed stays, and the form can be sent again. */
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

/** A clock that moves between any two looks at it must not turn "no wait" into a wait of a second. */
export const NoWaitWithoutALimit = meta.story({
  // It looks as `WrongPassword` does.
  parameters: { visual: { disable: true } },
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
  // The seconds run.
  parameters: { visual: { disable: true } },
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
