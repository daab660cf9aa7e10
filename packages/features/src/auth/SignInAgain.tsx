import { AnswerChallenge } from './AnswerChallenge.tsx';
import { useSession } from './session/useSession.ts';
import { SignInAgainView } from './SignInAgainView.tsx';
import { useLogIn } from './useLogIn.ts';

export interface SignInAgainProps {
  resetHref: string;
  /** The user signs out instead. Call `session.end` once no unsaved changes are lost. */
  onCancel: () => void;
}

/** Dialog for `isInterrupted`. Then waiting requests continue; another user's sign-in drops them with all cached data. */
export const SignInAgain = ({ resetHref, onCancel }: SignInAgainProps) => {
  const { user } = useSession();
  const { form, challenge, restart } = useLogIn(user?.email);
  return (
    <SignInAgainView
      {...form}
      step={challenge && <AnswerChallenge challenge={challenge} onRestart={restart} />}
      resetHref={resetHref}
      onCancel={onCancel}
    />
  );
};
