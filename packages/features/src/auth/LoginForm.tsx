import type { LoginRequest } from '@planner/api-client';
import { Banner, Button, PasswordField, TextField } from '@planner/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RateLimitedState } from '../shared/form/useRateLimitedSave.ts';
import { AuthForm } from './AuthForm.tsx';
import { messages } from './messages.ts';

export interface LoginFormProps extends RateLimitedState {
  email?: string | undefined;
  notice?: string | undefined;
  /** Set while the last logout hasn't reached the server. Replaces `notice`. */
  failedLogout?: { isRetrying: boolean; onRetry: () => void } | undefined;
  onDismissMessage: () => void;
  onSubmit: (credentials: LoginRequest) => void;
}

/** Without a form library, because it is on the first page that visitors load. */
export const LoginForm = ({
  email: initialEmail = '',
  notice,
  failedLogout,
  fieldErrors,
  onSubmit,
  ...form
}: LoginFormProps) => {
  const [values, setValues] = useState<LoginRequest>({ email: initialEmail, password: '' });
  const [errors, setErrors] = useState<Partial<LoginRequest>>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const [shownFieldErrors, setShownFieldErrors] = useState<Partial<LoginRequest>>();
  if (fieldErrors && fieldErrors !== shownFieldErrors) {
    setShownFieldErrors(fieldErrors);
    setErrors(fieldErrors);
  }
  const focusFirst = (invalid: Partial<LoginRequest>) => {
    if (invalid.email) email.current?.focus();
    else if (invalid.password) password.current?.focus();
  };
  const onFieldErrors = useEffectEvent(focusFirst);
  useEffect(() => {
    if (fieldErrors) onFieldErrors(fieldErrors);
  }, [fieldErrors]);
  const focusStart = useEffectEvent(() => (initialEmail ? password : email).current?.focus());
  // The host may have put the focus where the user was typing before React had loaded.
  useEffect(() => {
    if (!email.current?.form?.contains(document.activeElement)) focusStart();
  }, []);
  // The focused “Try again” button unmounts with its banner.
  const hasFailedLogout = failedLogout !== undefined;
  useEffect(() => {
    if (!hasFailedLogout && document.activeElement === document.body) focusStart();
  }, [hasFailedLogout]);

  const edit = (name: keyof LoginRequest) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  const submit = () => {
    const address = values.email.trim();
    const invalid: Partial<LoginRequest> = {};
    if (address === '') invalid.email = messages.emailRequired;
    else if (email.current?.validity.typeMismatch) invalid.email = messages.emailInvalid;
    if (values.password === '') invalid.password = messages.passwordRequired;
    setErrors(invalid);
    focusFirst(invalid);
    if (!invalid.email && !invalid.password && !form.isPending) onSubmit({ ...values, email: address });
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
          {messages.logOut}
        </Banner>
      ) : (
        notice && <Banner tone="info">{notice}</Banner>
      )}
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        value={values.email}
        onChange={edit('email')}
        isInvalid={errors.email !== undefined}
        errorMessage={errors.email}
      />
      <PasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        isRequired
        value={values.password}
        onChange={edit('password')}
        isInvalid={errors.password !== undefined}
        errorMessage={errors.password}
      />
    </AuthForm>
  );
};
