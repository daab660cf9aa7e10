import type { LoginRequest } from '@planner/api-client';
import { Banner, Button, PasswordField, TextField } from '@planner/ui';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { cleanEmail } from '../shared/form/text/cleanText.ts';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { AuthForm } from './AuthForm.tsx';
import { errorTexts } from './errorTexts.ts';
import { usePlainForm } from '../shared/form/usePlainForm.ts';

export interface LoginFormProps extends RateLimitedState {
  email?: string | undefined;
  notice?: string | undefined;
  /** Set while the last logout hasn't reached the server. Replaces `notice`. */
  failedLogout?: { isRetrying: boolean; onRetry: () => void } | undefined;
  onSubmit: (credentials: LoginRequest) => void;
}

const problemOfAddress = (address: string) => {
  if (address === '') return errorTexts.emailRequired;
  const input = Object.assign(document.createElement('input'), { type: 'email', value: address });
  return input.validity.typeMismatch ? errorTexts.emailInvalid : undefined;
};

export const LoginForm = ({
  email: initialEmail = '',
  notice,
  failedLogout,
  fieldErrors,
  onSubmit,
  ...form
}: LoginFormProps) => {
  const { values, inputs, check, bind } = usePlainForm({ email: initialEmail, password: '' }, fieldErrors);
  const focusStart = useEffectEvent(() => inputs.current[initialEmail ? 'password' : 'email']?.focus());
  // The host may have put the focus where the user was typing before React had loaded. In the layout phase, because a dialog then focuses
  // the first field of a form that has not asked for the focus.
  useLayoutEffect(() => {
    if (!inputs.current.email?.form?.contains(document.activeElement)) focusStart();
  }, [inputs]);
  // The focused “Try again” button unmounts with its banner.
  const hasFailedLogout = failedLogout !== undefined;
  useEffect(() => {
    if (!hasFailedLogout && document.activeElement === document.body) focusStart();
  }, [hasFailedLogout]);

  const submit = () => {
    const email = cleanEmail(values.email);
    const isComplete = check({
      email: problemOfAddress(email),
      password: values.password === '' ? errorTexts.passwordRequired : undefined,
    });
    if (isComplete && !form.isPending) onSubmit({ ...values, email });
  };

  return (
    <AuthForm {...form} label="Login" submitLabel="Login" pendingLabel="Logging in..." onSubmit={submit}>
      {failedLogout ? (
        <Banner
          tone="warning"
          action={
            <Button
              size="small"
              isPending={failedLogout.isRetrying}
              pendingLabel="Trying..."
              onPress={failedLogout.onRetry}
            >
              Try again
            </Button>
          }
        >
          {errorTexts.logOut}
        </Banner>
      ) : (
        notice && <Banner tone="info">{notice}</Banner>
      )}
      <TextField {...bind('email')} label="Email" type="email" autoComplete="username webauthn" isRequired />
      <PasswordField {...bind('password')} label="Password" autoComplete="current-password" isRequired />
    </AuthForm>
  );
};
