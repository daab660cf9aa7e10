import { unsaved } from '../unsaved/unsaved.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Loads under way whose failure somebody else deals with. */
let inOtherHands = 0;
let isMissing = false;
const listeners = new Set<() => void>();

/** Whether a part of the page could not be fetched and the page was not loaded anew, as an external store. */
export const missingParts = {
  isMissing: (): boolean => isMissing,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const offerReload = () => {
  isMissing = true;
  for (const listener of listeners) listener();
};

const onMissing = async (): Promise<void> => {
  if (inOtherHands > 0) return;
  // A new version has replaced the files, most likely. What is typed is worth more than a page that is whole.
  if (unsaved.isDirty() || !(await reloadOnce())) offerReload();
};

/** Does something about code that does not come, apart from that of screens: see `loadScreen`. Once for the page. */
export const watchForMissingParts = (): void => {
  addEventListener('vite:preloadError', () => void onMissing());
};

/** Fetches code whose failure `load`'s caller deals with, or that is only fetched ahead. */
export const withoutAlarm = async <T>(load: () => Promise<T>): Promise<T> => {
  inOtherHands += 1;
  try {
    return await load();
  } finally {
    inOtherHands -= 1;
  }
};
