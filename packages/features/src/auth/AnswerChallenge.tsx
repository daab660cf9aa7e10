import { answerChallenge, type Challenge, type ChallengeAnswer, hasCode } from '@planner/api-client';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useApiMutation } from '../shared/query/useApiMutation.ts';
import { passkeyFailure, passkeyProblem, signWithPasskey } from '../shared/session/passkeys.ts';
import { AnswerChallengeView } from './AnswerChallengeView.tsx';
import { errorTexts } from './errorTexts.ts';
import { useSessionStore } from './session/useSession.ts';

export interface AnswerChallengeProps {
  challenge: Challenge;
  /** Back to e-mail and password. */
  onRestart: () => void;
}

/** The second step of a sign-in. */
export const AnswerChallenge = ({ challenge, onRestart }: AnswerChallengeProps) => {
  const session = useSessionStore();
  const client = useApi();
  const { form, save, error } = useRateLimitedSave(
    useApiMutation((getAnswer: () => Promise<Omit<ChallengeAnswer, 'challenge'>>) =>
      session.logIn(async () =>
        answerChallenge(client, { challenge: challenge.challenge, ...(await getAnswer()) }),
      ),
    ),
    { failed: errorTexts.logIn },
    ['code'],
  );
  const submit = (getAnswer: () => Promise<Omit<ChallengeAnswer, 'challenge'>>) =>
    save(getAnswer, (answer) => session.begin(answer.user, answer));
  const isExpired = hasCode(error, 'challenge-expired', 410);
  return (
    <AnswerChallengeView
      {...form}
      errorMessage={passkeyFailure(error) ?? form.errorMessage}
      methods={challenge.methods}
      passkeyProblem={passkeyProblem(challenge.rpId)}
      isExpired={isExpired}
      onCode={(code) => submit(() => Promise.resolve({ code }))}
      onPasskey={() => submit(async () => ({ passkey: await signWithPasskey(challenge) }))}
      onRestart={onRestart}
    />
  );
};
