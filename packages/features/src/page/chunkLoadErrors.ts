import { basePath, tabStorage } from '../shared/app/storage.ts';
import { ConnectionError } from '../shared/query/ConnectionError.ts';
import { isReachable, reportLost } from './connection.ts';
import { unsaved } from './unsaved.ts';

const STORAGE_KEY = 'reloaded-at';
/** A second error within this time has another cause than a new version: a reload would not help. */
const COOLDOWN_MS = 60_000;

/** Stores the time of a reload; false within the cooldown, or when storage is blocked, because reloads could then loop. */
const startCooldown = (): boolean => {
  if (Date.now() - Number(tabStorage.read(STORAGE_KEY)) < COOLDOWN_MS) return false;
  const now = String(Date.now());
  tabStorage.write(STORAGE_KEY, now);
  return tabStorage.read(STORAGE_KEY) === now;
};

/** Reloads the page at `url`, at most once per minute. Returns whether it reloads. */
const reloadOnce = (url = location.href): boolean => {
  if (!startCooldown()) return false;
  if (url === location.href) location.reload();
  else location.assign(url);
  return true;
};

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
    return (
      await fetch(`${basePath}/`, { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } })
    ).ok;
  } catch {
    return false;
  }
};

/** Whether the server no longer has the code. If it was not reached, the failure is reported and the window gets `online` later. */
const isCodeGone = async (error: unknown): Promise<boolean> => {
  const isGone = !(error instanceof ConnectionError) && (await isReachable()) && (await isServed());
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
