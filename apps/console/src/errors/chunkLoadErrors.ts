import { isReachable, reportLost } from '../connection/connection.ts';
import { unsaved } from '../unsaved/unsaved.ts';
import { reloadOnce } from './reloadOnce.ts';

let isOutdated = false;
const listeners = new Set<() => void>();

/** True if code is gone from the server and the user should reload; an external store. */
export const chunkLoadErrors = {
  isOutdated: (): boolean => isOutdated,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** True if the host of the page responds; otherwise a reload would show the browser's error page. */
const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
};

/** Whether the server no longer has the code. If it was not reached, the failure is reported and the window gets `online` later. */
export const isCodeGone = async (error: unknown): Promise<boolean> => {
  const isGone = !(error instanceof TypeError) && (await isReachable()) && (await isServed());
  if (!isGone) reportLost();
  return isGone;
};

const onLoadError = async (error: unknown): Promise<void> => {
  // A new version has replaced the files. Never reload over unsaved changes: the user may have typed meanwhile.
  if (!(await isCodeGone(error)) || (!unsaved.isDirty() && reloadOnce())) return;
  isOutdated = true;
  for (const listener of listeners) listener();
};

/** Handles load errors of everything except screens, which `loadScreen` handles. Call once per page. */
export const watchChunkLoadErrors = (): void =>
  addEventListener('planner:load-error', (event) => void onLoadError(Reflect.get(event, 'detail')));
