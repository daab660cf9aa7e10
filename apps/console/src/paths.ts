import { screenNames, screens, type PathOf, type ScreenName, type ScreenParams } from './screens.ts';

/** Builds the URL of a screen from its parameter, or from search parameters, without defaults. */
export const pathOf =
  (name: ScreenName) =>
  (values: string | object = {}): string => {
    const { path, search: schema = {} } = screens[name];
    if (typeof values === 'string') return path.replace(/:\w+/, encodeURIComponent(values));
    const search = new URLSearchParams();
    for (const [key, read] of Object.entries(schema)) {
      const value: string | number | undefined = Reflect.get(values, key);
      if (value !== undefined && value !== read('')) search.set(key, String(value));
    }
    return search.size > 0 ? `${path}?${search}` : path;
  };

export const paths = Object.fromEntries(screenNames.map((name) => [name, pathOf(name)])) as {
  readonly [Name in ScreenName]: PathOf<Name>;
};

/** Parses the search parameters of a screen, which `paths` wrote. */
export const readParams = <Name extends ScreenName>(name: Name, search: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(screens[name].search ?? {}).map(([key, read]) => [key, read(search.get(key) ?? '')]),
  ) as ScreenParams<Name>;

export interface ScreenMatch {
  name: ScreenName;
  /** The path's parameter; empty if it has none. */
  id: string;
}

/** Matches the paths of a screen as the router does, and captures their parameter. */
const patternOf = (name: ScreenName): RegExp =>
  new RegExp(`^${screens[name].path.replace(/:\w+/, '([^/]+)')}/?$`, 'i');

/** Finds the screen of a path without the router, which may not have loaded yet. */
export const screenAt = (pathname: string): ScreenMatch | undefined => {
  for (const name of screenNames) {
    const match = patternOf(name).exec(pathname);
    if (match) return { name, id: match[1] ?? '' };
  }
  return undefined;
};
