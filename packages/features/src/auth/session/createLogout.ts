import { type ApiClient, logOut } from '@planner/api-client';
import { readLogout, writeLogout, type LogoutStatus } from './storedUser.ts';

const TIMEOUT_MS = 10_000;

/** Web Lock for logouts and sign-ins across tabs. Browsers have Web Locks on https and localhost only. */
const LOCK = 'session';

const withLock = async <T>(call: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, call) : call();

const ifUnlocked = async (call: () => Promise<void>): Promise<void> => {
  if ('locks' in navigator)
    await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && call());
  else await call();
};

/** The server side of a logout. The browser signs out without waiting for it. `onChange` runs after each change made in this tab. */
export const createLogout = (onChange: () => void) => {
  let status: LogoutStatus = 'done';
  /** True if a sign-in is running, in this or another tab. */
  let isHeld = false;
  let controller: AbortController | undefined;
  let attempt: Promise<void> | undefined;

  const setStatus = (next: LogoutStatus) => {
    writeLogout(next);
    status = next;
    onChange();
  };
  const hold = () => {
    isHeld = true;
    controller?.abort();
  };
  const syncFromStorage = () => {
    const stored = readLogout();
    if (stored === 'held') hold();
    else if (stored !== undefined) {
      isHeld = false;
      status = stored;
    }
  };
  const trySend = async (client: ApiClient): Promise<void> => {
    syncFromStorage();
    if (status === 'done' || isHeld) return;
    controller = new AbortController();
    const { signal } = controller;
    try {
      await logOut(client, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
      setStatus('done');
    } catch {
      if (!signal.aborted) setStatus('failed');
    }
  };

  // The page was closed during a sign-in.
  if (readLogout() === 'held') writeLogout('failed');
  syncFromStorage();

  return {
    getStatus: () => status,
    /** Records that the user signed out in the browser. `send` tells the server. */
    start: () => setStatus('sent'),
    /** Never rejects. Sends nothing if the logout is done, another tab is sending it, or a sign-in is running. */
    send: (client: ApiClient): Promise<void> => {
      const free = () => {
        attempt = undefined;
      };
      attempt ??= ifUnlocked(() => trySend(client)).then(free, free);
      return attempt;
    },
    /**
     * Signs in with `send`, after aborting pending logouts in every tab: a logout carries the browser's current cookie, so it
     * would end the new session. Success makes the old logout `done`.
     */
    logIn: async <User>(send: () => Promise<User>): Promise<User> => {
      syncFromStorage();
      if (status === 'done') return send();
      writeLogout('held');
      hold();
      await attempt;
      try {
        const user = await withLock(send);
        setStatus('done');
        return user;
      } catch (error) {
        setStatus('failed');
        throw error;
      } finally {
        isHeld = false;
      }
    },
    syncFromStorage,
  };
};
