import { useSession } from './useSession.ts';
import { SignInAgainView } from './SignInAgainView.tsx';
import { useLogIn } from './useLogIn.ts';

export interface SignInAgainProps {
  /** Where a new password can be asked for. */
  resetHref: string;
  /** The person would rather sign out: call `session.end` once nothing is lost by it. */
  onCancel: () => void;
}

/**
 * Asks to sign in again over the page, while `useSession` says `isInterrupted`. All requests that wait for it go on by
 * themselves afterwards; another person who signs in here finds nothing of what was there before.
 */
export const SignInAgain = ({ resetHref, onCancel }: SignInAgainProps) => {
  const { user } = useSession();
  return <SignInAgainView {...useLogIn()} email={user?.email} resetHref={resetHref} onCancel={onCancel} />;
};
