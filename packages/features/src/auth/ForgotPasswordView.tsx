import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PasswordResetRequest } from '@planner/api-client';
import { AuthLayout, Banner, Link, TextField } from '@planner/ui';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { fieldProps } from '../shared/fieldProps.ts';
import type { LimitedFormState } from '../shared/useLimitedSave.ts';
import { useServerErrors } from '../shared/useServerErrors.ts';
import { AuthForm } from './AuthForm.tsx';
import { RESET_LINK_SENT_MS } from './constants.ts';
import { forgotPasswordSchema } from './resetSchemas.ts';

export interface ForgotPasswordViewProps extends LimitedFormState {
  loginHref: string;
  /** What the field begins with. */
  email?: string | undefined;
  /** That the link is on its way. The message vanishes after three seconds, with a call of `onDone`. */
  doneMessage?: string | undefined;
  onDismissError: () => void;
  onDone: () => void;
  onSubmit: (request: PasswordResetRequest) => void;
}

const FIELDS = ['email'] as const;

/** The form that asks for a reset link. */
export const ForgotPasswordView = ({
  loginHref,
  email = '',
  doneMessage,
  fieldErrors,
  onDone,
  onSubmit,
  ...attempt
}: ForgotPasswordViewProps) => {
  const { control, handleSubmit, setError, setFocus } = useForm({
    defaultValues: { email },
    resolver: valibotResolver(forgotPasswordSchema),
  });
  useServerErrors(setError, fieldErrors, FIELDS);
  // There is nothing else to do here, so typing can begin at once.
  useEffect(() => setFocus('email'), [setFocus]);
  const isDone = doneMessage !== undefined;

  return (
    <AuthLayout
      title="Forgot Password"
      subtitle="Enter your e-mail address, and we will send you a link to choose a new password."
      footer={<Link href={loginHref}>Back to login</Link>}
    >
      <AuthForm
        {...attempt}
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
        <Controller
          name="email"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...fieldProps(field, fieldState)}
              label="Email Address"
              type="email"
              autoComplete="username"
              isRequired
            />
          )}
        />
      </AuthForm>
    </AuthLayout>
  );
};
