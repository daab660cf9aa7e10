import { createApiClient } from '@planner/api-client';
import { createSession, SessionProvider } from '@planner/features/auth';
import { AppProviders, createQueryClient } from '@planner/features/shared';
import { LocaleProvider } from '@planner/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { SignIn } from '../SignIn.tsx';

/**
 * The sign-in screen as HTML, made from the very component while building: index.html starts with it, so that it is painted
 * before any module has come, and nothing moves when the real one takes its place.
 */
export const signInMarkup = (): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <AppProviders client={createApiClient()} queryClient={createQueryClient()}>
        <SessionProvider session={createSession()}>
          <SignIn />
        </SessionProvider>
      </AppProviders>
    </LocaleProvider>,
  );
