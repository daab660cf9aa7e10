import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '../time.ts';

/** Precision of the last use of a session or token. Saves a write with nearly every request. */
export const TOUCH_MS = MINUTE_MS;
/** How long a request waits for its use to be stored. */
const TIMEOUT_MS = 500;

/** Waits shortly. A database that is read-only for now can still serve reads; the next request tries again. */
export const storeUse = async (touch: { execute: () => Promise<unknown> }): Promise<void> => {
  const stored = touch.execute().catch(() => {});
  await Promise.race([stored, pause(TIMEOUT_MS, undefined, { ref: false })]);
};
