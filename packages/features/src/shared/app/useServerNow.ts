import { createContext, use } from 'react';

export const ServerNowContext = createContext<() => number>(Date.now);

/** Returns a function that returns the server's time in milliseconds since 1970. */
export const useServerNow = (): (() => number) => use(ServerNowContext);
