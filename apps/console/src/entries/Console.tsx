import { SessionCache } from '@planner/features/auth';
import { AppProviders } from '@planner/features/shared';
import { connection } from '../connection/connection.ts';
import { createConsoleRouter } from '../ConsoleRouter.tsx';
import { paths } from '../paths.ts';
import { prefetchScreen } from '../prefetch/prefetch.ts';
import { services } from '../services.ts';
import { session } from '../session/session.ts';

/** The console at the current URL, once the code of its first screen has loaded. Follows the URL from then on. */
export const openConsole = async () => {
  // Skip the sign-in, unless it has history state: LoginRoute then knows where to go.
  if (
    location.pathname === paths.login() &&
    history.state === null &&
    session.getState().status === 'signedIn'
  )
    history.replaceState(null, '', paths.dashboard());
  const ConsoleRouter = await createConsoleRouter();
  const { queryClient } = services;
  connection.subscribe(() => {
    // What was requested while the server was down may hang. TanStack Query then requests it again.
    if (!connection.isDown()) void queryClient.cancelQueries({ type: 'active', fetchStatus: 'fetching' });
  });

  return () => (
    <AppProviders {...services}>
      <SessionCache>
        <ConsoleRouter />
      </SessionCache>
    </AppProviders>
  );
};

export const prefetchDashboard = (): void => prefetchScreen('dashboard');
