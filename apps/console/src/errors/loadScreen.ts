import { isCodeGone } from './chunkLoadErrors.ts';
import { reloadOnce } from './reloadOnce.ts';

/** The code of a screen could not be loaded: the connection failed, or a new version has replaced the files. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

/** If the code is gone, reloads the page once (at `url`): a new version has replaced the files. @throws ScreenLoadError */
export const loadScreen = async <T>(load: () => Promise<T>, url?: string): Promise<T> => {
  try {
    return await load();
  } catch (cause) {
    // Stay pending while the page reloads.
    if ((await isCodeGone(cause)) && reloadOnce(url)) return await new Promise<never>(() => {});
    throw new ScreenLoadError('The screen could not be loaded', { cause });
  }
};

/** Loads code before it is needed. If that fails, the code is requested again once it is needed. */
export const prefetchCode = (load: () => Promise<unknown>): void => {
  load().catch(() => {});
};
