import type { Challenge } from '@planner/api-client';
import { Banner, Button, Stack, Text } from '@planner/ui';
import { useEffect, useRef } from 'react';
import { usePlainForm } from '../shared/form/usePlainForm.ts';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { AuthForm } from './AuthForm.tsx';
import { CodeField, codeTextsOf, ExpiredChallenge, PasskeyButton } from './challengeParts.tsx';

export interface AnswerChallengeViewProps extends RateLimitedState {
  methods: Challenge['methods'];
  /** Why passkeys can't be used here. */
  passkeyProblem?: string | undefined;
  /** The challenge is void: only a new sign-in helps. */
  isExpired: boolean;
  onCode: (code: string) => void;
  onPasskey: () => void;
  onRestart: () => void;
}

export const AnswerChallengeView = ({
  methods,
  passkeyProblem,
  isExpired,
  fieldErrors,
  onCode,
  onPasskey,
  onRestart,
  ...form
}: AnswerChallengeViewProps) => {
  const { values, inputs, check, bind } = usePlainForm({ code: '' }, fieldErrors);
  const texts = codeTextsOf({ methods });
  const hasPasskey = methods.includes('passkey');
  const passkey = useRef<HTMLButtonElement>(null);
  useEffect(() => (inputs.current.code ?? passkey.current)?.focus(), [inputs]);
  const submit = () => {
    const code = values.code.trim();
    if (check({ code: code === '' ? texts?.required : undefined }) && !form.isPending) onCode(code);
  };

  if (isExpired) return <ExpiredChallenge onRestart={onRestart} />;
  return (
    <Stack gap="m">
      {hasPasskey && passkeyProblem === undefined && (
        <PasskeyButton
          ref={passkey}
          variant={methods.includes('app') ? 'secondary' : 'primary'}
          isPending={form.isPending}
          onPress={onPasskey}
        />
      )}
      {hasPasskey && passkeyProblem !== undefined && <Text tone="muted">{passkeyProblem}</Text>}
      {texts ? (
        <AuthForm
          {...form}
          label="Second factor"
          submitLabel="Log in with code"
          pendingLabel="Logging in..."
          onSubmit={submit}
        >
          <CodeField {...bind('code')} texts={texts} />
        </AuthForm>
      ) : (
        form.errorMessage !== undefined && <Banner tone="danger">{form.errorMessage}</Banner>
      )}
      <Button variant="quiet" size="small" onPress={onRestart}>
        Start again
      </Button>
    </Stack>
  );
};
