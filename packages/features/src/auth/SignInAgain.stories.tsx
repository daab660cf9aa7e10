import { createApiClient, createFinanceCategory, getDashboard, retryAfterSignIn } from '@planner/api-client';
import { errorBody, fixtures, http } from '@planner/api-client/testing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { AppProviders, createQueryClient } from '../shared/app/AppProviders.tsx';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useSave } from '../shared/query/useSave.ts';
import { createSession } from './session/createSession.ts';
import { SessionCache } from './session/SessionCache.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { SignInAgain, type SignInAgainProps } from './SignInAgain.tsx';
import { writeStoredUser } from './session/storedUser.ts';
import { useSession } from './session/useSession.ts';

const user = fixtures.signedInUser;
const somebodyElse = { ...user, id: '0192f3c4-0000-7000-8000-000000000000', name: 'Somebody Else' };

let asked: string[];
let isKnown: boolean;

const Totals = () => {
  const client = useApi();
  const { data } = useQuery({ queryKey: ['getDashboard'], queryFn: () => getDashboard(client) });
  return <p>{data ? `${data.totals.users} users` : 'Loading users'}</p>;
};

const Form = () => {
  const client = useApi();
  const [word, setWord] = useState('');
  const { save, isSuccess, error } = useSave({
    mutationFn: (name: string) => createFinanceCategory(client, { name, color: '#3b82f6', role: 'admin' }),
  });
  return (
    <>
      <input aria-label="Word" value={word} onChange={(event) => setWord(event.target.value)} />
      <button type="button" onClick={() => save(word, () => {})}>
        Save
      </button>
      {isSuccess && <p>Saved</p>}
      {error && <p>Not saved</p>}
    </>
  );
};

const Host = (props: SignInAgainProps) => {
  const { status, user: person, isInterrupted } = useSession();
  if (status !== 'signedIn') return <p>{status}</p>;
  return (
    <>
      <div key={person?.id}>
        <p>Signed in as {person?.name}</p>
        <Totals />
        <Form />
      </div>
      {isInterrupted && <SignInAgain {...props} />}
    </>
  );
};

const createApp = () => {
  const session = createSession();
  session.begin(user);
  const client = createApiClient({ onUnauthorized: session.expire, retry: retryAfterSignIn(session.renew) });
  return { session, client, queryClient: createQueryClient() };
};

const App = ({ resetHref }: Pick<SignInAgainProps, 'resetHref'>) => {
  const [{ session, ...services }] = useState(createApp);
  return (
    <AppProviders {...services}>
      <SessionProvider session={session}>
        <SessionCache>
          <Host resetHref={resetHref} onCancel={session.end} />
        </SessionCache>
      </SessionProvider>
    </AppProviders>
  );
};

const meta = preview.meta({
  title: 'Features/Auth/SignInAgain',
  component: App,
  // `SignInAgainView` has the pictures of the dialog.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { resetHref: '/forgot-password' },
  beforeEach: ({ msw }) => {
    asked = [];
    isKnown = true;
    msw.use(
      http.get('/users/dashboard', ({ response }) => {
        asked.push('getDashboard');
        return isKnown ? undefined : response(401).json(errorBody('Please log in'));
      }),
      http.post('/finance-categories', async ({ request, response }) => {
        const { name } = (await request.clone().json()) as { name: string };
        asked.push(`create ${name}`);
        return isKnown ? undefined : response(401).json(errorBody('Please log in'));
      }),
      http.post('/auth/login', () => {
        asked.push('logIn');
        isKnown = true;
      }),
    );
    return () => writeStoredUser(undefined);
  },
});

const saveInVain = async () => {
  await screen.findByText(/\d+ users/);
  isKnown = false;
  await userEvent.type(screen.getByRole('textbox', { name: 'Word' }), 'Rent');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const signIn = async (dialog: Awaited<ReturnType<typeof saveInVain>>) => {
  await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus());
  await userEvent.keyboard('secret{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

export const GoesOn = meta.story({
  play: async ({ canvas }) => {
    const dialog = await saveInVain();
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue(user.email);
    await signIn(dialog);
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Word' })).toHaveValue('Rent');
    await waitFor(() => expect(asked).toHaveLength(5));
    await expect(asked.slice(0, 3)).toEqual(['getDashboard', 'create Rent', 'logIn']);
    await expect(asked.slice(3).toSorted()).toEqual(['create Rent', 'getDashboard']);
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas }) => {
    await saveInVain();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('signedOut')).toBeVisible());
    await expect(asked).toEqual(['getDashboard', 'create Rent']);
  },
});

export const AnotherPerson = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/auth/login', ({ response }) => {
        isKnown = true;
        const { id, ...fields } = somebodyElse;
        return response(200).json({ user: { _id: id, ...fields } });
      }),
    );
  },
  play: async ({ canvas }) => {
    await signIn(await saveInVain());
    await waitFor(() => expect(canvas.getByText('Signed in as Somebody Else')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Word' })).toHaveValue('');
    await expect(asked.filter((call) => call === 'create Rent')).toHaveLength(1);
  },
});

export const WrongPassword = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: ({ msw }) => {
    const body = errorBody('Wrong e-mail or password');
    msw.use(http.post('/auth/login', ({ response }) => response(401).json({ ...body, error: body.message })));
  },
  play: async () => {
    const dialog = await saveInVain();
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus());
    await userEvent.keyboard('guess{Enter}');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Wrong e-mail or password'));
    await expect(dialog.getByLabelText(/^Password/)).toHaveValue('guess');
  },
});

export const TooManyAttempts = meta.story({
  beforeEach: ({ msw }) => {
    const body = errorBody('Too many attempts. Try again in a minute');
    msw.use(
      http.post('/auth/login', ({ response }) =>
        response(429).json({ ...body, error: body.message }, { headers: { 'Retry-After': '60' } }),
      ),
    );
  },
  play: async () => {
    const dialog = await saveInVain();
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus());
    await userEvent.keyboard('guess{Enter}');
    await waitFor(() => expect(dialog.getByText(/You can try again in \d+ s/)).toBeVisible());
  },
});
