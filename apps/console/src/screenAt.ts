import { screenNames, screens, type ScreenName } from './screens.ts';

export interface ScreenMatch {
  name: ScreenName;
  /** The path's parameter; empty if it has none. */
  id: string;
}

/** Matches the paths of a screen as the router does, and captures their parameter. */
export const patternOf = (name: ScreenName): RegExp =>
  new RegExp(`^${screens[name].path.replace(/:\w+/, '([^/]+)')}/?$`, 'i');

/** Finds the screen of a path without the router, which may not have loaded yet. */
export const screenAt = (pathname: string): ScreenMatch | undefined => {
  for (const name of screenNames) {
    const match = patternOf(name).exec(pathname);
    if (match) return { name, id: match[1] ?? '' };
  }
  return undefined;
};
