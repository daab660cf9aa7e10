import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PasswordReset } from '@planner/api-client';
import { AuthLayout, Banner, Link, LinkButton, Stack } from '@planner/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormPasswordField } from '../shared/form/FormPasswordField.tsx';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { useServerErrors } from '../shared/form/useServerErrors.ts';
import { AuthForm } from './AuthForm.tsx';
import { PASSWORD_RESET_MS, RESET_PASSWORD_FIELDS } from './constants.ts';
import { resetPasswordSchema } from './resetSchemas.ts';

export interface ResetPasswordViewProps extends RateLimitedState {
  forgotHref: string;
  loginHref: string;
  /** Whether the link was used or is too old. */
  isExpired: boolean;
  /** Disappears after two seconds and calls `onDone`. */
  doneMessage?: string | undefined;
  onDismissMessage: () => void;
  onDone: () => void;
  onSubmit: (reset: PasswordReset) => void;
}

const ExpiredLink = ({ forgotHref }: { forgotHref: string }) => (
  <Stack gap="m">
    <Banner tone="warning" title="This link is no longer valid">
      It was used, a newer link was sent, or it is more than an hour old.
    </Banner>
    <LinkButton variant="primary" size="large" isFullWidth href={forgotHref}>
      Request a new link
    </LinkButton>
  </Stack>
);

export const ResetPasswordView = ({
  forgotHref,
  loginHref,
  isExpired,
  doneMessage,
  fieldErrors,
  onDone,
  onSubmit,
  ...form
}: ResetPasswordViewProps) => {
  const { control, handleSubmit, setError, setFocus } = useForm({
    defaultValues: { password: '', confirmation: '' },
    resolver: valibotResolver(resetPasswordSchema),
  });
  useServerErrors(setError, fieldErrors, RESET_PASSWORD_FIELDS);
  const title = useRef<HTMLHeadingElement>(null);
  // When the form unmounts, so does the focused button.
  useEffect(() => {
    if (isExpired) title.current?.focus();
    else setFocus('password');
  }, [isExpired, setFocus]);
  const isDone = doneMessage !== undefined;

  return (
    <AuthLayout
      title="Reset Password"
      titleRef={title}
      subtitle={isExpired ? undefined : 'Choose a new password of at least 6 characters.'}
      footer={<Link href={loginHref}>Back to login</Link>}
    >
      {isExpired ? (
        <ExpiredLink forgotHref={forgotHref} />
      ) : (
        <AuthForm
          {...form}
          label="Reset Password"
          submitLabel="Save New Password"
          pendingLabel="Resetting..."
          onSubmit={handleSubmit(({ password }) => {
            if (!isDone) onSubmit({ password });
          })}
        >
          {isDone && (
            <Banner tone="positive" timeoutMs={PASSWORD_RESET_MS} onDismiss={onDone}>
              {doneMessage}
            </Banner>
          )}
          <FormPasswordField
            name="password"
            control={control}
            label="New Password"
            autoComplete="new-password"
            isRequired
          />
          <FormPasswordField
            name="confirmation"
            control={control}
            label="Confirm Password"
            autoComplete="new-password"
            isRequired
          />
        </AuthForm>
      )}
    </AuthLayout>
  );
};
