import { createContext, use } from 'react';

/** Filled by `AppProviders`. */
export const ServerNowContext = createContext<() => number>(Date.now);

/** A clock that tells the server's time, in milliseconds since 1970, as far as its answers have shown it. */
export const useServerNow = (): (() => number) => use(ServerNowContext);
