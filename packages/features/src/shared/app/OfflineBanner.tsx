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

/** Rendered once, in the shell. Offline, saves fail and keep the input. */
export const OfflineBanner = () =>
  useSyncExternalStore(subscribe, isOffline) ? (
    <Banner tone="warning">
      You are offline. This page may be out of date, and changes cannot be saved.
    </Banner>
  ) : null;
