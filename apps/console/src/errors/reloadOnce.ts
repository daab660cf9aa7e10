const STORAGE_KEY = 'reloaded-at';
/** A second error within this time has another cause than a new version: a reload would not help. */
const COOLDOWN_MS = 60_000;

/** Stores the time of a reload; false within the cooldown, or when storage is blocked, because reloads could then loop. */
const startCooldown = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY));
    if (Date.now() - last < COOLDOWN_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/** Reloads the page at `url`, at most once per minute. Returns whether it reloads. */
export const reloadOnce = (url = location.href): boolean => {
  if (!startCooldown()) return false;
  if (url === location.href) location.reload();
  else location.assign(url);
  return true;
};
