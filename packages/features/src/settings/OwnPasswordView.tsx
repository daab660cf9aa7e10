import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PasswordChange } from '@planner/api-client';
import { PASSWORD_MIN_CHARACTERS } from '@planner/api-client/limits';
import { Card } from '@planner/ui';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormPasswordField } from '../shared/form/bindField.tsx';
import { newPassword } from '../shared/form/text/schemas.ts';
import { SaveForm } from '../shared/form/SaveForm.tsx';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { errorTexts } from './errorTexts.ts';

const schema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty(errorTexts.currentPasswordRequired)),
    newPassword,
    confirmation: v.pipe(v.string(), v.nonEmpty(errorTexts.confirmRequired)),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmation']],
      (values) => values.confirmation === '' || values.newPassword === values.confirmation,
      errorTexts.mismatch,
    ),
    ['confirmation'],
  ),
);

const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmation: '' };

export const OwnPasswordView = ({ onSubmit, ...save }: SaveFormState<PasswordChange>) => {
  const form = useForm({ defaultValues: NO_PASSWORDS, resolver: valibotResolver(schema) });
  const { control } = form;
  return (
    <Card title="Password" width="form">
      <SaveForm
        {...save}
        form={form}
        label="Password"
        submitLabel="Change Password"
        pendingLabel="Changing..."
        onSubmit={({ confirmation: _same, ...change }) => onSubmit(change)}
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
