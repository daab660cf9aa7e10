import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PasswordChange } from '@planner/api-client';
import { Banner, Button, Card, Form, FormActions, PasswordField } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { MESSAGE_MS } from '../shared/constants.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import { useServerErrors } from '../shared/useServerErrors.ts';
import type { LimitedFormState } from '../shared/useLimitedSave.ts';
import { WaitNote } from '../shared/WaitNote.tsx';
import { NO_PASSWORDS, PASSWORD_FIELDS, passwordSchema } from './settingsSchemas.ts';

/** That it takes long the shell says. */
export interface OwnPasswordViewProps extends Omit<LimitedFormState, 'slow'> {
  /** How often the password was changed since the page was opened: each time empties the form, and the focus stays. */
  changeCount: number;
  /** That the password is changed; vanishes after three seconds. */
  doneMessage?: string | undefined;
  onDismissMessage: () => void;
  onSubmit: (change: PasswordChange) => void;
}

const LABELS = {
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmation: 'Confirm Password',
} as const;

/** The form for another password. */
export const OwnPasswordView = ({
  changeCount,
  isPending,
  doneMessage,
  errorMessage,
  fieldErrors,
  waitS = 0,
  onDismissMessage,
  onSubmit,
}: OwnPasswordViewProps) => {
  const { control, handleSubmit, reset, setError } = useForm({
    defaultValues: NO_PASSWORDS,
    resolver: valibotResolver(passwordSchema),
  });
  useServerErrors(setError, fieldErrors, PASSWORD_FIELDS);
  const empty = useEffectEvent(() => reset());
  useEffect(() => {
    if (changeCount > 0) empty();
  }, [changeCount]);
  const submit = handleSubmit(({ currentPassword, newPassword }) =>
    onSubmit({ currentPassword, newPassword }),
  );

  return (
    <Card title="Password" width="form">
      <Form onSubmit={submit} aria-label="Password">
        {PASSWORD_FIELDS.map((name) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field, fieldState }) => (
              <PasswordField
                {...fieldProps(field, fieldState)}
                label={LABELS[name]}
                description={name === 'newPassword' ? 'At least 6 characters.' : undefined}
                autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
                isRequired
              />
            )}
          />
        ))}
        {doneMessage !== undefined && (
          <Banner tone="positive" timeoutMs={MESSAGE_MS} onDismiss={onDismissMessage}>
            {doneMessage}. You have been signed out everywhere else.
          </Banner>
        )}
        <FormMessage message={errorMessage} onDismiss={onDismissMessage} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Changing...">
            Change Password
          </Button>
        </FormActions>
        <WaitNote waitS={waitS} />
      </Form>
    </Card>
  );
};
