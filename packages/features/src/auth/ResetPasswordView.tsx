import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PasswordReset } from '@planner/api-client';
import { AuthLayout, Banner, Link, LinkButton, PasswordField, Stack } from '@planner/ui';
import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { fieldProps } from '../shared/fieldProps.ts';
import type { LimitedFormState } from '../shared/useLimitedSave.ts';
import { useServerErrors } from '../shared/useServerErrors.ts';
import { AuthForm } from './AuthForm.tsx';
import { PASSWORD_RESET_MS } from './constants.ts';
import { resetPasswordSchema } from './resetSchemas.ts';

export interface ResetPasswordViewProps extends LimitedFormState {
  forgotHref: string;
  loginHref: string;
  /** Whether the link is of no use (any more); then there is no form, but the way to a new one. */
  isSpent: boolean;
  /** That the password is set. The message vanishes after two seconds, with a call of `onDone`. */
  doneMessage?: string | undefined;
  onDismissError: () => void;
  onDone: () => void;
  onSubmit: (reset: PasswordReset) => void;
}

const FIELDS = ['password'] as const;

const SpentLink = ({ forgotHref }: { forgotHref: string }) => (
  <Stack gap="m">
    <Banner tone="warning" title="This link is no longer valid">
      It has been used, a newer one has been sent, or it is older than an hour.
    </Banner>
    <LinkButton variant="primary" size="large" isFullWidth href={forgotHref}>
      Ask for a new link
    </LinkButton>
  </Stack>
);

/** The form for a new password, reached by a reset link. */
export const ResetPasswordView = ({
  forgotHref,
  loginHref,
  isSpent,
  doneMessage,
  fieldErrors,
  onDone,
  onSubmit,
  ...attempt
}: ResetPasswordViewProps) => {
  const { control, handleSubmit, setError, setFocus } = useForm({
    defaultValues: { password: '', confirmation: '' },
    resolver: valibotResolver(resetPasswordSchema),
  });
  useServerErrors(setError, fieldErrors, FIELDS);
  const title = useRef<HTMLHeadingElement>(null);
  // Typing can begin at once; when the form goes, the button that was pressed goes with it.
  useEffect(() => {
    if (isSpent) title.current?.focus();
    else setFocus('password');
  }, [isSpent, setFocus]);
  const isDone = doneMessage !== undefined;
  const field = (name: 'password' | 'confirmation', label: string) => (
    <Controller
      name={name}
      control={control}
      render={({ field: bound, fieldState }) => (
        <PasswordField
          {...fieldProps(bound, fieldState)}
          label={label}
          autoComplete="new-password"
          isRequired
        />
      )}
    />
  );

  return (
    <AuthLayout
      title="Reset Password"
      titleRef={title}
      subtitle={isSpent ? undefined : 'Choose a new password of at least 6 characters.'}
      footer={<Link href={loginHref}>Back to login</Link>}
    >
      {isSpent ? (
        <SpentLink forgotHref={forgotHref} />
      ) : (
        <AuthForm
          {...attempt}
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
          {field('password', 'New Password')}
          {field('confirmation', 'Confirm Password')}
        </AuthForm>
      )}
    </AuthLayout>
  );
};
