import {
  type NavigateOptions,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { pathOf } from '../paths.ts';
import { readParams } from '../readParams.ts';
import { screens, type ScreenName, type ScreenParams } from '../screens.ts';

const isScreenName = (id: string | undefined): id is ScreenName => id !== undefined && id in screens;

/** Name of the current screen; undefined for an unknown path. */
export const useScreenName = (): ScreenName | undefined => {
  const id = useMatches().at(-1)?.id;
  return isScreenName(id) ? id : undefined;
};

/** The current screen's search parameters, and how to link and navigate to others. Omitted parameters keep their value. */
export const useScreenParams = <Name extends ScreenName>(name: Name) => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const params = readParams(name, search);
  const hrefOf = (change: Partial<ScreenParams<Name>>): string => pathOf(name)({ ...params, ...change });
  return {
    params,
    hrefOf,
    /** Ignored while a navigation to another screen is pending: a debounced search must not cancel it. */
    go: (change: Partial<ScreenParams<Name>>, options: NavigateOptions): void => {
      if (next === undefined || next.pathname === pathname) void navigate(hrefOf(change), options);
    },
  };
};
