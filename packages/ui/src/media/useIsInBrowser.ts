import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and during hydration, which must render the same; then true. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
