import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PasswordResetRequest } from '@planner/api-client';
import { AuthLayout, Banner, Link } from '@planner/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../shared/form/FormTextField.tsx';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { useServerErrors } from '../shared/form/useServerErrors.ts';
import { AuthForm } from './AuthForm.tsx';
import { FORGOT_PASSWORD_FIELDS, RESET_LINK_SENT_MS } from './constants.ts';
import { forgotPasswordSchema } from './resetSchemas.ts';

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
  const { control, handleSubmit, setError, setFocus } = useForm({
    defaultValues: { email },
    resolver: valibotResolver(forgotPasswordSchema),
  });
  useServerErrors(setError, fieldErrors, FORGOT_PASSWORD_FIELDS);
  useEffect(() => setFocus('email'), [setFocus]);
  const isDone = doneMessage !== undefined;

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
        onSubmit={handleSubmit((request) => {
          if (!isDone) onSubmit(request);
        })}
      >
        {isDone && (
          <Banner tone="positive" timeoutMs={RESET_LINK_SENT_MS} onDismiss={onDone}>
            {doneMessage}
          </Banner>
        )}
        <FormTextField
          name="email"
          control={control}
          label="Email Address"
          type="email"
          autoComplete="username"
          isRequired
        />
      </AuthForm>
    </AuthLayout>
  );
};
