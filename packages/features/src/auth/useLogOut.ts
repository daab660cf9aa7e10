import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { useSave } from '../shared/useSave.ts';
import { messages } from './messages.ts';
import { logOutMutation } from './queries.ts';
import { useSessionStore } from './useSession.ts';

/** Signing out, as the user menu needs it. */
export interface LogOut {
  logOut: () => void;
  isPending: boolean;
  /** Why it failed; undefined when it did not. */
  errorMessage: string | undefined;
  /** Forgets the failure. */
  dismissError: () => void;
}

/**
 * Signs out in every tab, once the server has ended the session. When it cannot, the person stays signed in and is told:
 * a screen that looks signed out while the session lives on would deceive whoever walks away from it.
 */
export const useLogOut = (): LogOut => {
  const session = useSessionStore();
  const { save, isPending, error, reset } = useSave(logOutMutation(useApi()));
  return {
    logOut: () => save(undefined, session.end),
    isPending,
    errorMessage: error ? errorMessage(error, messages.logOut) : undefined,
    dismissError: reset,
  };
};
