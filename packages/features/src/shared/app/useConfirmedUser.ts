import { createContext, use } from 'react';

export const ConfirmedUserContext = createContext<string | undefined>(undefined);

/** Key of the signed-in user (`userKeyOf`) after the server has confirmed the session, until the session ends. */
export const useConfirmedUser = (): string | undefined => use(ConfirmedUserContext);
