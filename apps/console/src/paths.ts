import { screenNames, screens, type PathOf, type ScreenName } from './screens.ts';
import { writeSearch } from './searchParams.ts';

/** Builds the URL of a screen from its parameter, or from search parameters. */
export const pathOf =
  (name: ScreenName) =>
  (values: string | object = {}): string => {
    const { path, search = {} } = screens[name];
    return typeof values === 'string'
      ? path.replace(/:\w+/, encodeURIComponent(values))
      : path + writeSearch(search, values);
  };

/** Builds the URL of each screen, without default search parameters. */
export const paths = Object.fromEntries(screenNames.map((name) => [name, pathOf(name)])) as {
  readonly [Name in ScreenName]: PathOf<Name>;
};
