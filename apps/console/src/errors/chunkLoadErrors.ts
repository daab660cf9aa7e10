import { unsaved } from '../unsaved/unsaved.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Errors that the caller of `ignoreChunkErrors` handles. */
const handledErrors = new Set<unknown>();
let hasError = false;
const listeners = new Set<() => void>();

/** True if part of the page failed to load and the user should reload; an external store. */
export const chunkLoadErrors = {
  hasError: (): boolean => hasError,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const onChunkError = async (): Promise<void> => {
  // Most likely a new version has replaced the files. Never reload over unsaved changes.
  if (await reloadOnce(location.href, () => !unsaved.isDirty())) return;
  hasError = true;
  for (const listener of listeners) listener();
};

/** Handles chunk load errors of everything except screens, which `loadScreen` handles. Call once per page. */
export const watchChunkLoadErrors = (): void => {
  addEventListener('vite:preloadError', ({ payload }) =>
    // The event comes before the import rejects, so wait until its caller has marked the error as handled.
    setTimeout(() => handledErrors.has(payload) || void onChunkError()),
  );
};

export const ignoreChunkErrors = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    handledErrors.add(error);
    throw error;
  }
};
