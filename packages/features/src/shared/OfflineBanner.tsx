import { Banner } from '@planner/ui';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
const isOffline = () => !navigator.onLine;

/** Says that the browser is offline, for as long as it is; once, in the shell. Saving then fails and keeps what is typed. */
export const OfflineBanner = () =>
  useSyncExternalStore(subscribe, isOffline) ? (
    <Banner tone="warning">
      You are offline. What you see may be out of date, and nothing can be saved.
    </Banner>
  ) : null;
