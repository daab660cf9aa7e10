const STORAGE_KEY = 'reloaded-at';
/** A second failure within this time is no matter of an old version: loading the page again would not help. */
const COOLDOWN_MS = 60_000;

/** Notes that a reload is about to happen; false when one has just been, or when it cannot be noted. */
const takeTurn = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY));
    if (Date.now() - last < COOLDOWN_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return true;
  } catch {
    // Without a memory nothing would end a loop of reloads.
    return false;
  }
};

/** Whether the console itself can be fetched; without it, leaving the page would end in the browser's error page. */
const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
};

/**
 * Loads the console anew, at most once a minute and only where there is something to load.
 * @param url Where it then opens; default is where it is now.
 * @returns Whether it does.
 */
export const reloadOnce = async (url = location.href): Promise<boolean> => {
  if (!(await isServed()) || !takeTurn()) return false;
  if (url === location.href) location.reload();
  else location.assign(url);
  return true;
};
