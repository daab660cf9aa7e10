import { withoutAlarm } from './missingParts.ts';
import { reloadOnce } from './reloadOnce.ts';
import { ScreenNotLoaded } from './ScreenNotLoaded.ts';

/**
 * Fetches the code of a screen. After a new version has been installed the old files are gone: the page is then loaded
 * anew, once, at `url`, where the person wanted to go.
 * @throws ScreenNotLoaded when that does not help
 */
export const loadScreen = async <T>(load: () => Promise<T>, url?: string): Promise<T> => {
  try {
    return await withoutAlarm(load);
  } catch (cause) {
    // The page is on its way out; what was asked for never comes.
    if (await reloadOnce(url)) return await new Promise<never>(() => {});
    throw new ScreenNotLoaded('The screen could not be loaded', { cause });
  }
};
