import type { Challenge } from '@planner/api-client';
import { Banner, Button, Stack, Text, TextField } from '@planner/ui';
import { useEffect, useRef } from 'react';
import { usePlainForm } from '../shared/form/usePlainForm.ts';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { AuthForm } from './AuthForm.tsx';
import { CODE_TEXTS, errorTexts } from './errorTexts.ts';

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
  const texts = CODE_TEXTS[methods.includes('app') ? 'app' : 'recoveryCode'];
  const hasCode = methods.includes('app') || methods.includes('recoveryCode');
  const hasPasskey = methods.includes('passkey');
  const passkey = useRef<HTMLButtonElement>(null);
  useEffect(() => (inputs.current.code ?? passkey.current)?.focus(), [inputs]);
  const submit = () => {
    const code = values.code.trim();
    if (check({ code: code === '' ? texts.required : undefined }) && !form.isPending) onCode(code);
  };

  if (isExpired)
    return (
      <Stack gap="m">
        <Banner tone="warning">{errorTexts.challengeExpired}</Banner>
        <Button variant="primary" size="large" isFullWidth onPress={onRestart}>
          Start again
        </Button>
      </Stack>
    );
  return (
    <Stack gap="m">
      {hasPasskey && passkeyProblem === undefined && (
        <Button
          size="large"
          isFullWidth
          ref={passkey}
          variant={methods.includes('app') ? 'secondary' : 'primary'}
          isPending={form.isPending}
          pendingLabel="Waiting..."
          onPress={onPasskey}
        >
          Use a passkey
        </Button>
      )}
      {hasPasskey && passkeyProblem !== undefined && <Text tone="muted">{passkeyProblem}</Text>}
      {hasCode ? (
        <AuthForm
          {...form}
          label="Second factor"
          submitLabel="Log in with code"
          pendingLabel="Logging in..."
          onSubmit={submit}
        >
          <TextField
            {...bind('code')}
            label={texts.label}
            description={texts.description}
            autoComplete="one-time-code"
            dir="ltr"
            isRequired
          />
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
