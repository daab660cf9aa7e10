import { consoleScreens } from '../consoleScreens.ts';
import { loadScreen } from '../errors/loadScreen.ts';
import type { LoadRoute } from '../loadRoute.ts';
import { screenAt } from '../screenAt.ts';
import { isPublic } from '../screens.ts';
import { loadShell } from '../shell/loadShell.ts';

/** The code of a path: its screen, in the admin layout unless it is public. */
const codeOf = (pathname: string): LoadRoute[] => {
  const name = screenAt(pathname)?.name;
  return [...(name && isPublic(name) ? [] : [loadShell]), ...(name ? [consoleScreens[name].load] : [])];
};

/** Loads the code of a path. Undefined if it is there: then nothing has to wait. @throws ScreenLoadError */
export const loadCode = (pathname: string): Promise<unknown> | undefined => {
  const missing = codeOf(pathname).filter((load) => !load.loaded());
  return missing.length > 0 ? Promise.all(missing.map(async (load) => loadScreen(load))) : undefined;
};
