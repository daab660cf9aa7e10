import type { PasswordResetRequest } from '@planner/api-client';
import { AuthLayout, Link, TextField } from '@planner/ui';
import { useEffect } from 'react';
import { cleanEmail } from '../shared/form/text/cleanText.ts';
import { problemOfEmail } from '../shared/form/text/textRules.ts';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { AuthForm } from './AuthForm.tsx';
import { usePlainForm } from '../shared/form/usePlainForm.ts';

const DONE_MS = 3000;

export interface ForgotPasswordViewProps extends RateLimitedState {
  loginHref: string;
  email?: string | undefined;
  /** Called when `doneMessage` disappears. */
  onDone: () => void;
  onSubmit: (request: PasswordResetRequest) => void;
}

export const ForgotPasswordView = ({
  loginHref,
  email = '',
  fieldErrors,
  onSubmit,
  ...form
}: ForgotPasswordViewProps) => {
  const { values, inputs, check, bind } = usePlainForm({ email }, fieldErrors);
  useEffect(() => inputs.current.email?.focus(), [inputs]);
  const submit = () => {
    const request = { email: cleanEmail(values.email) };
    if (check({ email: problemOfEmail(request.email) }) && form.doneMessage === undefined) onSubmit(request);
  };

  return (
    <AuthLayout
      title="Forgot Password"
      subtitle="Enter your e-mail address, and we will send you a link to choose a new password."
      footer={<Link href={loginHref}>Back to login</Link>}
    >
      <AuthForm
        {...form}
        doneMs={DONE_MS}
        label="Forgot Password"
        submitLabel="Send Reset Link"
        pendingLabel="Sending..."
        onSubmit={submit}
      >
        <TextField {...bind('email')} label="Email Address" type="email" autoComplete="username" isRequired />
      </AuthForm>
    </AuthLayout>
  );
};
