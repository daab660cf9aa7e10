import type { PasswordResetRequest } from '@planner/api-client';
import { AuthLayout, Banner, Link, TextField } from '@planner/ui';
import { useEffect } from 'react';
import { cleanEmail } from '../shared/form/cleanText.ts';
import { problemOfEmail } from '../shared/form/textRules.ts';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { AuthForm } from './AuthForm.tsx';
import { RESET_LINK_SENT_MS } from './constants.ts';
import { usePlainForm } from '../shared/form/usePlainForm.ts';

export interface ForgotPasswordViewProps extends RateLimitedState {
  loginHref: string;
  email?: string | undefined;
  /** Disappears after three seconds and calls `onDone`. */
  doneMessage?: string | undefined;
  onDismissMessage: () => void;
  onDone: () => void;
  onSubmit: (request: PasswordResetRequest) => void;
}

export const ForgotPasswordView = ({
  loginHref,
  email = '',
  doneMessage,
  fieldErrors,
  onDone,
  onSubmit,
  ...form
}: ForgotPasswordViewProps) => {
  const { values, inputs, check, bind } = usePlainForm({ email }, fieldErrors);
  useEffect(() => inputs.current.email?.focus(), [inputs]);
  const isDone = doneMessage !== undefined;
  const submit = () => {
    const request = { email: cleanEmail(values.email) };
    if (check({ email: problemOfEmail(request.email) }) && !isDone) onSubmit(request);
  };

  return (
    <AuthLayout
      title="Forgot Password"
      subtitle="Enter your e-mail address, and we will send you a link to choose a new password."
      footer={<Link href={loginHref}>Back to login</Link>}
    >
      <AuthForm
        {...form}
        label="Forgot Password"
        submitLabel="Send Reset Link"
        pendingLabel="Sending..."
        onSubmit={submit}
      >
        {isDone && (
          <Banner tone="positive" timeoutMs={RESET_LINK_SENT_MS} onDismiss={onDone}>
            {doneMessage}
          </Banner>
        )}
        <TextField {...bind('email')} label="Email Address" type="email" autoComplete="username" isRequired />
      </AuthForm>
    </AuthLayout>
  );
};
