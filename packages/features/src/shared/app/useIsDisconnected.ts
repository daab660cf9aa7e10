import { createContext, use } from 'react';

/** True while the shell shows that the server cannot be reached. */
export const DisconnectedContext = createContext(false);

/** True while the shell shows that the server cannot be reached: parts then don't repeat it. */
export const useIsDisconnected = (): boolean => use(DisconnectedContext);
