import { RouterProvider } from 'react-router-dom';
import { withoutAlarm } from './failures/missingParts.ts';
import { paths } from './paths.ts';
import { createRouter } from './router.tsx';
import { protectedScreens } from './routes.ts';
import { session } from './session/session.ts';
import { startFirstScreen } from './start/startFirstScreen.ts';

let router: ReturnType<typeof createRouter> | undefined;

/** One router for the page. Not made before it is shown, because it follows the URL from then on. */
const theRouter = () => {
  if (router) return router;
  // Nobody who has just signed in needs the way past the sign-in; an entry with a state knows a better place to go to.
  if (
    location.pathname === paths.login() &&
    history.state === null &&
    session.getState().status === 'signedIn'
  )
    history.replaceState(null, '', paths.dashboard());
  startFirstScreen();
  router = createRouter();
  return router;
};

/** Every screen of the console, by URL. */
export const Console = () => <RouterProvider router={theRouter()} />;

/** Fetches what comes after the sign-in. If it does not come now, it is asked for again when it is needed. */
export const fetchDashboard = (): void => {
  withoutAlarm(protectedScreens.dashboard.load).catch(() => {});
};
