import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadScreen } from './failures/loadScreen.ts';
import { protectedScreens, publicScreens, type ScreenRoute } from './routes.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { Root } from './shell/Root.tsx';
import { RootFailure } from './shell/RootFailure.tsx';
import { ScreenFailure } from './shell/ScreenFailure.tsx';
import { Shell } from './shell/Shell.tsx';
import { Starting } from './shell/Starting.tsx';

/**
 * The route of a screen. Its code is fetched when it is first entered; the screen before stays until it is there. In a
 * loader and not in the router's `lazy`, which does not tell where the person wants to go and never forgets a failure.
 */
const screen = ([name, { path, load }]: [string, ScreenRoute]): RouteObject => {
  let Screen: ComponentType | undefined;
  return {
    id: name,
    path,
    ErrorBoundary: ScreenFailure,
    loader: async ({ request }) => {
      Screen ??= await loadScreen(load, request.url);
      return null;
    },
    Component: () => Screen && <Screen />,
  };
};

/** Shows the screen that the URL asks for. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: Starting,
      ErrorBoundary: RootFailure,
      children: [
        ...Object.entries(publicScreens).map(screen),
        {
          Component: RequireSession,
          children: [
            {
              Component: Shell,
              children: [
                ...Object.entries(protectedScreens).map(screen),
                { id: 'notFound', path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ]);
