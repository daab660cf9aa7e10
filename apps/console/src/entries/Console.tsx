import { returnPath, SessionCache, userKeyOf, useSession } from '@planner/features/auth';
import { connection, ErrorScreen, loadScreen } from '@planner/features/page';
import { AppProviders, rightsOf } from '@planner/features/shared';
import { PublicLayout } from '@planner/ui';
import { useMemo, type ComponentType } from 'react';
import {
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useRouteError,
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  useLoaderData,
} from 'react-router-dom';
import { screenAt, paths } from '../paths.ts';
import { accessTo, isPublic, screenNames, screens, type ScreenName } from '../screens.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { services } from '../session/services.ts';
import { session } from '../session/session.ts';
import type { Route } from '../routes/Route.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { Root } from '../shell/Root.tsx';
import { Shell } from '../shell/Shell.tsx';
import { setRouter } from '../shell/useScreen.ts';
import { loadNext } from './loadNext.ts';

/** The sign-in. Once signed in, redirects to the requested path or the dashboard. */
const SignedOut = () => {
  const { status, user } = useSession();
  const { state } = useLocation();
  if (status === 'signedIn')
    return <Navigate to={returnPath(state, userKeyOf(user)) ?? paths.dashboard()} replace />;
  return <Outlet />;
};

/** Shown instead of a screen that threw or could not be loaded, inside its layout. */
const RouteError = () => {
  const navigate = useNavigate();
  const location = useLocation();
  // A new visit loads and renders the screen again.
  const retry = () => void navigate(location, { replace: true, preventScrollReset: true });
  return <ErrorScreen error={useRouteError()} homeHref={paths.login()} onRetry={retry} />;
};

/** Replaces the layout if it threw itself. */
const LayoutError = () => (
  <PublicLayout>
    <RouteError />
  </PublicLayout>
);

/** Memoized, because a navigation that starts renders this again, and the screen need not. */
const Loaded = () => {
  const Screen = useLoaderData<unknown>() as ComponentType;
  return useMemo(() => <Screen />, [Screen]);
};

/** Requests the data of a screen whose code has loaded. */
const prefetch = (name: ScreenName, id: string, search: string, route: Route): void => {
  const { status, extras, refused } = session.getState();
  const rights = rightsOf(extras, refused);
  if (status === 'signedIn' && accessTo(name, rights) === 'open')
    route.prefetch?.({ ...services, rights, id, search: new URLSearchParams(search) });
};

/**
 * A screen opens once its code has loaded and its data is on the way. A loader and not `lazy`, because react-router keeps the failure
 * of a lazy route until the page is reloaded.
 */
const screenRoute = (name: ScreenName): RouteObject => ({
  path: screens[name].path,
  errorElement: <RouteError />,
  element: <Loaded />,
  loader: async ({ request: { url } }) => {
    const { pathname, search } = new URL(url);
    const route = await loadScreen(screens[name].load, url);
    prefetch(name, screenAt(pathname)?.id ?? '', search, route);
    return route.Component;
  },
  shouldRevalidate: () => false,
});

const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      { element: <SignedOut />, children: [screenRoute('login')] },
      {
        element: <RequireSession />,
        errorElement: <LayoutError />,
        children: [
          {
            element: <Shell />,
            children: [
              ...screenNames.filter((name) => !isPublic(name)).map(screenRoute),
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
];

/** Creates the router, and waits for the code of its first screen. */
const createConsoleRouter = async () => {
  // react-router gives the first visit of every document the same key, and a typed address would open where the last page
  // was left. A reload keeps the state.
  history.replaceState({ key: Math.random().toString(36).slice(2), ...history.state }, '');
  const router = createBrowserRouter(routes);
  setRouter(router);
  await new Promise<void>((resolve) => {
    const check = () => router.state.initialized && resolve();
    router.subscribe(check);
    check();
  });
  // Without a transition, what is typed into a list is in its URL at once.
  return () => <RouterProvider router={router} useTransitions={false} />;
};

/** The console at the current URL, once the code of its first screen has loaded. Follows the URL from then on. */
export const openConsole = async () => {
  // Skip the sign-in, unless it has history state: SignedOut then knows where to go.
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

  void loadNext();

  return () => (
    <AppProviders {...services}>
      <SessionCache>
        <ConsoleRouter />
      </SessionCache>
    </AppProviders>
  );
};
