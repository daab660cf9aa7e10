import { useEffect, useRef } from 'react';
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { pathOf, readParams, screenAt } from '../paths.ts';
import type { ScreenName, ScreenParams } from '../screens.ts';

/** Name of the current screen; undefined for an unknown path. */
export const useScreenName = (): ScreenName | undefined => screenAt(useLocation().pathname)?.name;

/**
 * Navigates on behalf of a screen, for example after it has saved. Ignored once the user has left the screen, or while the one
 * that they have chosen is loading.
 */
export const useRedirect = (): ((href: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  return (href, options) => {
    if (!isLeaving.current && location.pathname === pathname) void navigate(href, options);
  };
};

/** The current screen's search parameters, and how to link and navigate to others. Omitted parameters keep their value. */
export const useScreenParams = <Name extends ScreenName>(name: Name) => {
  const [search] = useSearchParams();
  const redirect = useRedirect();
  const params = readParams(name, search);
  const hrefOf = (change: Partial<ScreenParams<Name>>): string => pathOf(name)({ ...params, ...change });
  return {
    params,
    hrefOf,
    go: (change: Partial<ScreenParams<Name>>, options: NavigateOptions): void =>
      redirect(hrefOf(change), options),
  };
};
