import { useSyncExternalStore } from 'react';
import { LoginView } from './LoginView.tsx';
import { messages } from './messages.ts';
import { useLogIn } from './useLogIn.ts';
import { useSessionStore } from './useSession.ts';

export interface LoginProps {
  /** Where a new password can be asked for. */
  resetHref: string;
}

/** The sign-in screen. Success shows in the session: the host leaves the screen when `useSession` says `signedIn`. */
export const Login = ({ resetHref }: LoginProps) => {
  const session = useSessionStore();
  const { hasExpired } = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const form = useLogIn();
  const isFirstWord = hasExpired && !form.isPending && !form.errorMessage && !form.fieldErrors;
  return <LoginView {...form} resetHref={resetHref} notice={isFirstWord ? messages.expired : undefined} />;
};
