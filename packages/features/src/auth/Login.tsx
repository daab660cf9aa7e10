import { useApi } from '../shared/app/ApiProvider.tsx';
import { useApiMutation } from '../shared/query/useApiMutation.ts';
import { passkeyProblem, signWithPasskey } from '../shared/session/passkeys.ts';
import { AnswerChallenge } from './AnswerChallenge.tsx';
import { LoginView } from './LoginView.tsx';
import { errorTexts } from './errorTexts.ts';
import { useLogIn } from './useLogIn.ts';
import { useSessionState, useSessionStore } from './session/useSession.ts';
import { useEffect, useEffectEvent } from 'react';
import { answerChallenge, startPasskeySignIn } from '@planner/api-client';
import { PASSKEY_USED_KEY, storage } from '../shared/app/storage.ts';

/** Older than a challenge of the server gets. */
const RENEW_MS = 270_000;

/**
 * Lets browsers offer passkeys in the e-mail field (WebAuthn's conditional mediation), where the server announces them or one was
 * used before. Failures are silent: the form is there.
 */
const usePasskeyAutofill = (isEnabled: boolean): void => {
  const client = useApi();
  const session = useSessionStore();
  const offersPasskeys = useSessionState(session).extras.includes('startPasskeySignIn');
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (passkeyProblem(undefined) !== undefined) return;
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    while (!signal.aborted) {
      const challenge = await startPasskeySignIn(client, { signal });
      if (passkeyProblem(challenge.rpId) !== undefined) return;
      const isOver = AbortSignal.timeout(RENEW_MS);
      const passkey = await signWithPasskey(challenge, {
        mediation: 'conditional',
        signal: AbortSignal.any([signal, isOver]),
      }).catch((error: unknown) => {
        if (!isOver.aborted) throw error;
      });
      if (!passkey) continue;
      const answer = await session.logIn(() =>
        answerChallenge(client, { challenge: challenge.challenge, passkey }),
      );
      session.begin(answer.user, answer);
      return;
    }
  });
  const mayOffer = isEnabled && (offersPasskeys || typeof storage.read(PASSKEY_USED_KEY) === 'string');
  useEffect(() => {
    if (!mayOffer) return undefined;
    const controller = new AbortController();
    offer(controller.signal).catch(() => {});
    return () => controller.abort();
  }, [mayOffer]);
};

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
  const retryLogout = useApiMutation(() => session.sendLogout(client));
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
