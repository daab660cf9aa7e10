import { consoleScreens } from '../consoleScreens.ts';
import { prefetchCode } from '../errors/loadScreen.ts';
import { isPublic, type ScreenName } from '../screens.ts';
import { loadShell } from '../shell/loadShell.ts';

/** Loads the code of a screen, and of the admin layout if it is in it, before they are needed. */
export const prefetchScreen = (name: ScreenName): void => {
  if (!isPublic(name)) prefetchCode(loadShell);
  prefetchCode(consoleScreens[name].load);
};
