import type { PasswordReset } from '@planner/api-client';
import { PASSWORD_MIN_CHARACTERS } from '@planner/api-client/limits';
import { AuthLayout, Banner, Isolate, Link, LinkButton, PasswordField, Stack } from '@planner/ui';
import { useEffect, useRef } from 'react';
import { problemOfPassword } from '../shared/form/text/textRules.ts';
import { usePlainForm } from '../shared/form/usePlainForm.ts';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { AuthForm } from './AuthForm.tsx';

const DONE_MS = 2000;

export interface ResetPasswordViewProps extends RateLimitedState {
  forgotHref: string;
  loginHref: string;
  /** True for the first password of an account. */
  isInvitation?: boolean | undefined;
  /** True if the link was used or is too old. */
  isExpired: boolean;
  /** Of this account's password. @default 6 */
  leastCharacters?: number | undefined;
  /** The address of the account, once it is known. */
  account?: string | undefined;
  /** What users who can't log in here use. */
  service: string;
  /** True for an account that can't log in here. */
  isOfUser?: boolean;
  /** Called when `doneMessage` disappears. */
  onDone: () => void;
  onSubmit: (reset: PasswordReset) => void;
}

const problemOfConfirmation = (confirmation: string, password: string): string | undefined => {
  if (confirmation === '') return 'Confirm Password is required';
  return confirmation === password ? undefined : 'Passwords do not match';
};

export const ResetPasswordView = ({
  forgotHref,
  loginHref,
  isInvitation = false,
  isExpired,
  leastCharacters = PASSWORD_MIN_CHARACTERS,
  account,
  service,
  isOfUser = false,
  fieldErrors,
  onSubmit,
  ...state
}: ResetPasswordViewProps) => {
  const form = usePlainForm({ password: '', confirmation: '' }, fieldErrors, (name, value, others) =>
    name === 'password'
      ? problemOfPassword(value, leastCharacters)
      : problemOfConfirmation(value, others.password),
  );
  const { values, inputs, bind } = form;
  const title = useRef<HTMLHeadingElement>(null);
  // When the form unmounts, so does the focused button.
  useEffect(() => {
    if (isExpired) title.current?.focus();
    else inputs.current.password?.focus();
  }, [isExpired, inputs]);
  const submit = () => {
    const { password, confirmation } = values;
    const isValid = form.check({
      password: problemOfPassword(password, leastCharacters),
      confirmation: problemOfConfirmation(confirmation, password),
    });
    if (isValid && state.doneMessage === undefined) onSubmit({ password });
  };

  if (isOfUser && state.doneMessage !== undefined)
    return (
      <AuthLayout title="Password Saved" titleRef={title} footer={undefined}>
        <Banner tone="positive" title={state.doneMessage}>
          Log in to {service} as <Isolate>{account}</Isolate>. This site is for its administrators, so you can
          close this page.
        </Banner>
      </AuthLayout>
    );

  return (
    <AuthLayout
      title={isInvitation ? 'Choose a Password' : 'Reset Password'}
      titleRef={title}
      subtitle={
        isExpired
          ? undefined
          : `${account === undefined ? '' : `For ${account}. `}Choose a ${isInvitation ? '' : 'new '}password of at least ${leastCharacters} characters.`
      }
      footer={<Link href={loginHref}>Back to login</Link>}
    >
      {isExpired ? (
        <Stack gap="m">
          <Banner tone="warning" title="This link is no longer valid">
            {isInvitation
              ? 'It was used or revoked, a newer link was sent, or it is more than seven days old. Ask the administrator who invited you for a new one.'
              : 'It was used, a newer link was sent, or it is more than an hour old.'}
          </Banner>
          {!isInvitation && (
            <LinkButton variant="primary" size="large" isFullWidth href={forgotHref}>
              Request a new link
            </LinkButton>
          )}
        </Stack>
      ) : (
        <AuthForm
          {...state}
          doneMs={DONE_MS}
          label={isInvitation ? 'Choose a Password' : 'Reset Password'}
          submitLabel={isInvitation ? 'Save Password' : 'Save New Password'}
          pendingLabel={isInvitation ? 'Saving...' : 'Resetting...'}
          onSubmit={submit}
        >
          <PasswordField
            {...bind('password')}
            label={isInvitation ? 'Password' : 'New Password'}
            account={account}
            autoComplete="new-password"
            isRequired
          />
          <PasswordField
            {...bind('confirmation')}
            label="Confirm Password"
            autoComplete="new-password"
            isRequired
          />
        </AuthForm>
      )}
    </AuthLayout>
  );
};
