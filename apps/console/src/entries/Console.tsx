import { RouterProvider } from 'react-router-dom';
import { paths } from '../paths.ts';
import { prefetchData } from '../prefetch/prefetchData.ts';
import { prefetchScreen } from '../prefetch/prefetchScreen.ts';
import { createRouter } from '../router.tsx';
import { screenAt } from '../screenAt.ts';
import { session } from '../session/session.ts';

const isSignedIn = () => session.getState().status === 'signedIn';

const prefetchFirstScreen = (): void => {
  const screen = screenAt(location.pathname);
  if (!screen) return;
  prefetchScreen(screen.name);
  if (isSignedIn()) prefetchData(screen, location.search);
};

let router: ReturnType<typeof createRouter> | undefined;

/** One router per page. Created on first render, because it follows the URL from then on. */
const getRouter = () => {
  if (router) return router;
  // Skip the sign-in, unless it has history state: LoginRoute then knows where to go.
  if (location.pathname === paths.login() && history.state === null && isSignedIn())
    history.replaceState(null, '', paths.dashboard());
  prefetchFirstScreen();
  router = createRouter();
  return router;
};

export const Console = () => <RouterProvider router={getRouter()} />;

export const prefetchDashboard = (): void => prefetchScreen('dashboard');
