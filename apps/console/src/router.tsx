import { CenteredSpinner } from '@planner/ui';
import type { ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { consoleScreens } from './consoleScreens.ts';
import { loadScreen } from './errors/loadCode.ts';
import { LayoutErrorBoundary, RouteErrorBoundary } from './errors/RouteErrorBoundary.tsx';
import { isPublic, screenNames, screens, type ScreenName } from './screens.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { loadShell } from './shell/loadShell.ts';
import { Root } from './shell/Root.tsx';

/** Loads code in a loader, because the router's `lazy` doesn't pass the target URL and never retries after an error. */
const lazyRoute = (load: () => Promise<ComponentType>) => {
  let Loaded: ComponentType | undefined;
  return {
    loader: async ({ request }: LoaderFunctionArgs) => {
      Loaded ??= await loadScreen(load, request.url);
      return null;
    },
    Component: () => Loaded && <Loaded />,
  };
};

const routeOf = (name: ScreenName): RouteObject => ({
  id: name,
  path: screens[name].path,
  ErrorBoundary: RouteErrorBoundary,
  ...lazyRoute(consoleScreens[name].load),
});

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: () => <CenteredSpinner label="Loading" />,
      ErrorBoundary: LayoutErrorBoundary,
      children: [
        ...screenNames.filter(isPublic).map(routeOf),
        {
          Component: RequireSession,
          children: [
            {
              // Public pages don't load it.
              ...lazyRoute(loadShell),
              children: [
                ...screenNames.filter((name) => !isPublic(name)).map(routeOf),
                { id: 'notFound', path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ]);
