import { SessionCache } from '@planner/features/auth';
import { AppProviders } from '@planner/features/shared';
import { connection } from '../connection/connection.ts';
import { ConsoleRouter } from '../navigation/ConsoleRouter.tsx';
import { createNavigation } from '../navigation/createNavigation.ts';
import { paths } from '../paths.ts';
import { prefetchData } from '../prefetch/prefetchData.ts';
import { prefetchScreen } from '../prefetch/prefetchScreen.ts';
import { screenAt } from '../screenAt.ts';
import { services } from '../services.ts';
import { session } from '../session/session.ts';

const isSignedIn = () => session.getState().status === 'signedIn';

/** The console at the current URL, once the code of its first screen has loaded. Follows the URL from then on. */
export const openConsole = async () => {
  // Skip the sign-in, unless it has history state: LoginRoute then knows where to go.
  if (location.pathname === paths.login() && history.state === null && isSignedIn())
    history.replaceState(null, '', paths.dashboard());
  const screen = screenAt(location.pathname);
  if (screen && isSignedIn()) prefetchData(screen, location.search);
  const navigation = await createNavigation();
  const { queryClient } = services;
  connection.subscribe(() => {
    // What was requested while the server was down may hang. TanStack Query then requests it again.
    if (!connection.isDown()) void queryClient.cancelQueries({ type: 'active', fetchStatus: 'fetching' });
  });

  return () => (
    <AppProviders {...services}>
      <SessionCache>
        <ConsoleRouter navigation={navigation} />
      </SessionCache>
    </AppProviders>
  );
};

export const prefetchDashboard = (): void => prefetchScreen('dashboard');
