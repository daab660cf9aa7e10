import { createElement, type ComponentType } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider, useLoaderData } from 'react-router-dom';
import { consoleScreens } from './consoleScreens.ts';
import { loadScreen } from './errors/loadScreen.ts';
import { LayoutError, RouteError } from './errors/RouteError.tsx';
import type { LoadRoute } from './loadRoute.ts';
import { prefetchData } from './prefetch/prefetch.ts';
import { screenAt } from './screenAt.ts';
import { isPublic, screenNames, screens, type ScreenName } from './screens.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { loadShell } from './shell/loadShell.ts';
import { Root } from './shell/Root.tsx';

const Loaded = () => createElement(useLoaderData<unknown>() as ComponentType);

/**
 * A route whose code loads before it opens. A loader and not `lazy`, because react-router keeps the failure of a lazy route until
 * the page is reloaded.
 */
const routeOf = (load: LoadRoute) => ({
  element: <Loaded />,
  loader: ({ request: { url } }: { request: Request }) => {
    const { pathname, search } = new URL(url);
    const screen = screenAt(pathname);
    if (screen && consoleScreens[screen.name].load === load) prefetchData(screen, search);
    return loadScreen(load, url);
  },
  shouldRevalidate: () => false,
});

const screenRoute = (name: ScreenName): RouteObject => ({
  path: screens[name].path,
  errorElement: <RouteError />,
  ...routeOf(consoleScreens[name].load),
});

const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      screenRoute('login'),
      {
        element: <RequireSession />,
        errorElement: <LayoutError />,
        children: [
          {
            // Public pages don't load it.
            ...routeOf(loadShell),
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
export const createConsoleRouter = async () => {
  // react-router gives the first visit of every document the same key, and a typed address would open where the last page
  // was left. A reload keeps the state.
  history.replaceState({ key: Math.random().toString(36).slice(2), ...history.state }, '');
  const router = createBrowserRouter(routes);
  await new Promise<void>((resolve) => {
    const check = () => router.state.initialized && resolve();
    router.subscribe(check);
    check();
  });
  // Without a transition, what is typed into a list is in its URL at once.
  return () => <RouterProvider router={router} useTransitions={false} />;
};
