import type { LoginRequest } from '@planner/api-client';
import { Banner, PasswordField, TextField } from '@planner/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LimitedFormState } from '../shared/useLimitedSave.ts';
import { AuthForm } from './AuthForm.tsx';
import { messages } from './messages.ts';

export interface LoginFormProps extends LimitedFormState {
  /** What the field Email starts with. Default is nothing. */
  email?: string | undefined;
  /** Why the person is here, if there is something to say. */
  notice?: string | undefined;
  onDismissError: () => void;
  onSubmit: (credentials: LoginRequest) => void;
}

/** The sign-in form. Without a form library: it is the first thing a visitor loads, and two fields need none. */
export const LoginForm = ({
  email: initialEmail = '',
  notice,
  fieldErrors,
  onSubmit,
  ...attempt
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
  const focusFirst = (wrong: Partial<LoginRequest>) => {
    if (wrong.email) email.current?.focus();
    else if (wrong.password) password.current?.focus();
  };
  const onFieldErrors = useEffectEvent(focusFirst);
  useEffect(() => {
    if (fieldErrors) onFieldErrors(fieldErrors);
  }, [fieldErrors]);
  // There is nothing else to do here, so typing can begin at once.
  const onStart = useEffectEvent(() => (initialEmail ? password : email).current?.focus());
  useEffect(() => onStart(), []);

  const edit = (name: keyof LoginRequest) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  const submit = () => {
    const address = values.email.trim();
    const wrong: Partial<LoginRequest> = {};
    if (address === '') wrong.email = messages.emailRequired;
    else if (email.current?.validity.typeMismatch) wrong.email = messages.emailInvalid;
    if (values.password === '') wrong.password = messages.passwordRequired;
    setErrors(wrong);
    focusFirst(wrong);
    if (!wrong.email && !wrong.password && !attempt.isPending) onSubmit({ ...values, email: address });
  };

  return (
    <AuthForm {...attempt} label="Login" submitLabel="Login" pendingLabel="Logging in..." onSubmit={submit}>
      {notice && <Banner tone="info">{notice}</Banner>}
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
