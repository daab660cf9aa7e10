import { createContext, use } from 'react';
import { type createBrowserRouter, type NavigateOptions, useLocation } from 'react-router-dom';
import { pathOf, readParams, screenAt } from '../paths.ts';
import type { ScreenName, ScreenParams } from '../screens.ts';

/** Path of the current screen. Every user of `useLocation` renders with each search parameter, too. */
export const PathnameContext = createContext('');

export const usePathname = (): string => use(PathnameContext);

/** Name of the current screen; undefined for an unknown path. */
export const useScreenName = (): ScreenName | undefined => screenAt(usePathname())?.name;

type Router = ReturnType<typeof createBrowserRouter>;

let router: Router | undefined;

/** Call it once, before a screen renders. */
export const setRouter = (next: Router): void => {
  router = next;
};

/**
 * Navigates on behalf of a screen, for example after it has saved. Ignored once the user has left the screen, or while the one
 * that they have chosen is loading. Without `useNavigate`, whose users all render again when a navigation starts.
 */
export const useRedirect = (): ((href: string, options?: NavigateOptions) => void) => {
  const pathname = usePathname();
  return (href, options) => {
    if (router?.state.navigation.state === 'idle' && location.pathname === pathname)
      void router.navigate(href, options);
  };
};

/** The current screen's search parameters, and how to link and navigate to others. Omitted parameters keep their value. */
export const useScreenParams = <Name extends ScreenName>(name: Name) => {
  const search = new URLSearchParams(useLocation().search);
  const redirect = useRedirect();
  const params = readParams(name, search);
  type Change = Partial<ScreenParams<Name>>;
  const hrefOf = (change: Change): string => pathOf(name)({ ...params, ...change });
  const go = (change: Change, options: NavigateOptions): void => redirect(hrefOf(change), options);
  return {
    params,
    hrefOf,
    go,
    /** Another page starts at its top. Other changes leave the scroll position. */
    onChange: (change: Change, { replace }: { replace: boolean }): void =>
      go(change, { replace, preventScrollReset: Object.keys(change).join() !== 'page' }),
  };
};
