import { readSearch } from './searchParams.ts';
import { screens, type ScreenName, type ScreenParams } from './screens.ts';

/** Parses the search parameters of a screen, which `paths` wrote. */
export const readParams = <Name extends ScreenName>(
  name: Name,
  search: URLSearchParams,
): ScreenParams<Name> => readSearch(screens[name].search ?? {}, search) as ScreenParams<Name>;
