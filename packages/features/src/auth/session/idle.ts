import { storage } from '../../shared/app/storage.ts';

/** When the session counts as unused (ms since the epoch), in the storage that all tabs share. */
const IDLE_KEY = 'idle.at';
const MINUTE_MS = 60_000;
/** How often to check, and the precision of the last use, which saves a write with nearly every event. */
const STEP_MS = 5000;
/** How often to report use: the server ends sessions five minutes later than this page. */
const REPORT_MS = 2 * MINUTE_MS;
const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel'];

/** True if the last use in any tab is longer ago than the server allows. */
export const isIdle = (): boolean => {
  const idleAt = Number(storage.read(IDLE_KEY));
  return idleAt > 0 && Date.now() >= idleAt;
};

export const forgetUse = (): void => storage.write(IDLE_KEY, null);

/**
 * Calls `onIdle` after some minutes without use of any tab, also if the computer has slept meanwhile, and `onUse` every two
 * minutes of use. Returns how to stop.
 */
export const watchUse = (minutes: number, onIdle: () => void, onUse: () => void): (() => void) => {
  let writtenAt = 0;
  let reportedAt = Date.now();
  const write = () => {
    writtenAt = Date.now();
    storage.write(IDLE_KEY, String(writtenAt + minutes * MINUTE_MS));
  };
  const check = () => {
    if (isIdle()) onIdle();
  };
  const use = () => {
    // The first event after a sleep must not extend what has ended.
    if (isIdle()) {
      onIdle();
      return;
    }
    if (Math.abs(Date.now() - writtenAt) >= STEP_MS) write();
    if (Math.abs(Date.now() - reportedAt) < REPORT_MS) return;
    reportedAt = Date.now();
    onUse();
  };
  if (typeof storage.read(IDLE_KEY) !== 'string') write();
  const timer = setInterval(check, STEP_MS);
  addEventListener('visibilitychange', check);
  for (const type of USES) addEventListener(type, use, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    removeEventListener('visibilitychange', check);
    for (const type of USES) removeEventListener(type, use, { capture: true });
  };
};
