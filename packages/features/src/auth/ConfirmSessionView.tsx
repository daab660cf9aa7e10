import type { Challenge } from '@planner/api-client';
import { Button, Dialog, PasswordField, Skeleton, Stack, Text } from '@planner/ui';
import { useEffect } from 'react';
import { usePlainForm } from '../shared/form/usePlainForm.ts';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { AuthForm } from './AuthForm.tsx';
import { CodeField, codeTextsOf, ExpiredChallenge, PasskeyButton } from './challengeParts.tsx';
import { errorTexts } from './errorTexts.ts';

export interface ConfirmSessionViewProps extends RateLimitedState, LoadProps<Challenge> {
  /** The address of the account. */
  account?: string | undefined;
  /** Why passkeys can't be used here. */
  passkeyProblem?: string | undefined;
  /** The challenge is void. */
  isExpired: boolean;
  onAnswer: (answer: { password: string; code?: string }) => void;
  onPasskey: () => void;
  onRestart: () => void;
  onCancel: () => void;
}

const Fields = ({
  account,
  methods,
  fieldErrors,
  onAnswer,
  ...form
}: RateLimitedState & Pick<Challenge, 'methods'> & Pick<ConfirmSessionViewProps, 'account' | 'onAnswer'>) => {
  const { values, inputs, check, bind } = usePlainForm({ password: '', code: '' }, fieldErrors);
  const texts = codeTextsOf({ methods });
  useEffect(() => inputs.current.password?.focus(), [inputs]);
  const submit = () => {
    const code = values.code.trim();
    const isComplete = check({
      password: values.password === '' ? errorTexts.passwordRequired : undefined,
      code: code === '' ? texts?.required : undefined,
    });
    if (isComplete && !form.isPending) onAnswer({ password: values.password, ...(texts && { code }) });
  };
  return (
    <AuthForm {...form} label="Confirm" submitLabel="Confirm" pendingLabel="Confirming..." onSubmit={submit}>
      <PasswordField
        {...bind('password')}
        label="Password"
        account={account}
        autoComplete="current-password"
        isRequired
      />
      {texts && <CodeField {...bind('code')} texts={texts} />}
    </AuthForm>
  );
};

export const ConfirmSessionView = ({
  state,
  passkeyProblem,
  isExpired,
  onRetry,
  onAnswer,
  onPasskey,
  onRestart,
  onCancel,
  ...form
}: ConfirmSessionViewProps) => (
  <Dialog
    isOpen
    isDismissable={false}
    size="small"
    title="Confirm it's you"
    closeLabel="Cancel"
    onOpenChange={onCancel}
  >
    <Stack gap="m">
      <Text as="p" tone="muted">
        This can't be taken back, so prove that it is you. That counts for ten minutes.
      </Text>
      {isExpired ? (
        <ExpiredChallenge onRestart={onRestart} />
      ) : (
        <LoadBody state={state} onRetry={onRetry}>
          {state.status === 'ready' ? (
            <Stack gap="m">
              {state.data.methods.includes('passkey') && passkeyProblem === undefined && (
                <PasskeyButton isPending={form.isPending} onPress={onPasskey} />
              )}
              <Fields {...form} methods={state.data.methods} onAnswer={onAnswer} />
            </Stack>
          ) : (
            <Skeleton shape="block" />
          )}
        </LoadBody>
      )}
      <Button variant="quiet" size="small" onPress={onCancel}>
        Cancel
      </Button>
    </Stack>
  </Dialog>
);
