import { type ChallengeAnswer, confirmSession, hasCode, startConfirmation } from '@planner/api-client';
import { useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useApiQuery } from '../shared/query/useApiQuery.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useApiMutation } from '../shared/query/useApiMutation.ts';
import { passkeyFailure, passkeyProblem, signWithPasskey } from '../shared/session/passkeys.ts';
import { ConfirmSessionView } from './ConfirmSessionView.tsx';
import { errorTexts } from './errorTexts.ts';
import { useSession, useSessionStore } from './session/useSession.ts';

type Answer = Omit<ChallengeAnswer, 'challenge'>;

/** One challenge, and the answers to it. */
const Confirmation = ({ onExpired }: { onExpired: () => void }) => {
  const session = useSessionStore();
  const client = useApi();
  const asked = useApiQuery((signal) => startConfirmation(client, { signal }));
  // A refetch would make the one void that the user is about to answer.
  const [challenge, setChallenge] = useState(asked.data);
  if (asked.data && !challenge) setChallenge(asked.data);
  const { state, onRetry } = useLoadState(asked, errorTexts.confirm);
  const { form, save, error } = useRateLimitedSave(
    useApiMutation(async (getAnswer: () => Promise<Answer>) =>
      confirmSession(client, { challenge: challenge?.challenge ?? '', ...(await getAnswer()) }),
    ),
    { failed: errorTexts.confirm },
    ['password', 'code'],
  );
  const submit = (getAnswer: () => Promise<Answer>) => save(getAnswer, () => session.endConfirmation(true));
  return (
    <ConfirmSessionView
      {...form}
      account={useSession().user?.email}
      errorMessage={passkeyFailure(error) ?? form.errorMessage}
      state={challenge ? { status: 'ready', data: challenge, isStale: false } : state}
      passkeyProblem={passkeyProblem(challenge?.rpId)}
      isExpired={hasCode(error, 'challenge-expired', 410)}
      onRetry={onRetry}
      onRestart={onExpired}
      onAnswer={(answer) => submit(() => Promise.resolve(answer))}
      onPasskey={() => challenge && submit(async () => ({ passkey: await signWithPasskey(challenge) }))}
      onCancel={() => session.endConfirmation(false)}
    />
  );
};

/** Dialog for `isConfirming`. Then waiting requests continue; cancelling refuses them. */
export const ConfirmSession = () => {
  const [attempt, setAttempt] = useState(0);
  return <Confirmation key={attempt} onExpired={() => setAttempt(attempt + 1)} />;
};
