import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PasswordChange } from '@planner/api-client';
import { PASSWORD_MIN_CHARACTERS } from '@planner/api-client/limits';
import { Card } from '@planner/ui';
import { useForm } from 'react-hook-form';
import { FormPasswordField } from '../shared/form/bindField.tsx';
import { SaveForm } from '../shared/form/SaveForm.tsx';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { NO_PASSWORDS, passwordSchema } from './settingsSchemas.ts';

export type OwnPasswordViewProps = SaveFormState<PasswordChange>;

export const OwnPasswordView = ({ onSubmit, ...save }: OwnPasswordViewProps) => {
  const form = useForm({ defaultValues: NO_PASSWORDS, resolver: valibotResolver(passwordSchema) });
  const { control } = form;
  return (
    <Card title="Password" width="form">
      <SaveForm
        {...save}
        form={form}
        label="Password"
        submitLabel="Change Password"
        pendingLabel="Changing..."
        onSubmit={({ currentPassword, newPassword }) => onSubmit({ currentPassword, newPassword })}
      >
        <FormPasswordField
          name="currentPassword"
          control={control}
          label="Current Password"
          autoComplete="current-password"
          isRequired
        />
        <FormPasswordField
          name="newPassword"
          control={control}
          label="New Password"
          description={`At least ${PASSWORD_MIN_CHARACTERS} characters.`}
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
      </SaveForm>
    </Card>
  );
};
