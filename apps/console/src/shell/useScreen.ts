import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';
import { pathOf } from '../paths.ts';
import { readParams } from '../readParams.ts';
import { screenAt } from '../screenAt.ts';
import type { ScreenName, ScreenParams } from '../screens.ts';
import { useRedirect } from './useRedirect.ts';

/** Name of the current screen; undefined for an unknown path. */
export const useScreenName = (): ScreenName | undefined => screenAt(useLocation().pathname)?.name;

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
