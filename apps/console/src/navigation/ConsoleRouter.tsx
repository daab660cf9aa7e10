import { createContext, createElement, use, useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import { consoleScreens } from '../consoleScreens.ts';
import { LayoutErrorBoundary, RouteErrorBoundary } from '../errors/RouteErrorBoundary.tsx';
import type { LoadRoute } from '../loadRoute.ts';
import { isPublic, screenNames, screens, type ScreenName } from '../screens.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { loadShell } from '../shell/loadShell.ts';
import { Root } from '../shell/Root.tsx';
import type { Navigation } from './createNavigation.ts';
import { useScrollPosition } from './useScrollPosition.ts';

const LoadError = createContext<unknown>(undefined);

/** The code of the current visit, which has loaded before. */
const Loaded = ({ load }: { load: LoadRoute }) => {
  const error = use(LoadError);
  const Component = load.loaded();
  if (!Component) throw error;
  return createElement(Component);
};

const routeOf = (name: ScreenName): RouteObject => ({
  path: screens[name].path,
  element: (
    <RouteErrorBoundary>
      <Loaded load={consoleScreens[name].load} />
    </RouteErrorBoundary>
  ),
});

const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      routeOf('login'),
      {
        element: (
          <LayoutErrorBoundary>
            <RequireSession />
          </LayoutErrorBoundary>
        ),
        children: [
          {
            // Public pages don't load it.
            element: <Loaded load={loadShell} />,
            children: [
              ...screenNames.filter((name) => !isPublic(name)).map(routeOf),
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
];

const Routes = () => useRoutes(routes);

export const ConsoleRouter = ({ navigation }: { navigation: Navigation }) => {
  const visit = useSyncExternalStore(navigation.subscribe, navigation.current);
  useScrollPosition(visit);
  return (
    <Router navigator={navigation.navigator} location={visit.location}>
      <LoadError value={visit.error}>
        <Routes />
      </LoadError>
    </Router>
  );
};
