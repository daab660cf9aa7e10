import { useApi } from '../shared/app/ApiProvider.tsx';
import { useSend } from '../shared/query/useSend.ts';
import { lazyWithRetry } from '@planner/ui';
import { LoginView } from './LoginView.tsx';
import { errorTexts } from './errorTexts.ts';
import { useLogIn } from './useLogIn.ts';
import { usePasskeyAutofill } from './usePasskeyAutofill.ts';
import { useSessionState, useSessionStore } from './session/useSession.ts';

const AnswerChallenge = lazyWithRetry(async () => (await import('./AnswerChallenge.tsx')).AnswerChallenge);

export interface LoginProps {
  resetHref: string;
}

/** The sign-in screen. The host leaves it when the status of `useSession` is `signedIn`. */
export const Login = ({ resetHref }: LoginProps) => {
  const session = useSessionStore();
  const client = useApi();
  const { hasExpired, logout } = useSessionState(session);
  const { form, challenge, restart } = useLogIn();
  usePasskeyAutofill(challenge === undefined);
  const retryLogout = useSend(() => session.sendLogout(client));
  const isUntouched = !form.isPending && !form.errorMessage && !form.fieldErrors;
  const notice = retryLogout.isSuccess ? errorTexts.loggedOut : hasExpired ? errorTexts.expired : undefined;
  return (
    <LoginView
      {...form}
      resetHref={resetHref}
      step={challenge && <AnswerChallenge challenge={challenge} onRestart={restart} />}
      notice={form.notice ?? (isUntouched ? notice : undefined)}
      failedLogout={
        logout === 'failed'
          ? { isRetrying: retryLogout.isPending, onRetry: () => retryLogout.save() }
          : undefined
      }
    />
  );
};
