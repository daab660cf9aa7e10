import { valibotResolver } from '@hookform/resolvers/valibot';
import type { PasswordChange } from '@planner/api-client';
import { PASSWORD_MIN_CHARACTERS } from '@planner/api-client/limits';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormPasswordField } from '../shared/form/bindField.tsx';
import { newPassword } from '../shared/form/text/schemas.ts';
import { SaveForm } from '../shared/form/SaveForm.tsx';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { errorTexts } from './errorTexts.ts';

const schemaOf = (least: number) =>
  v.pipe(
    v.object({
      currentPassword: v.pipe(v.string(), v.nonEmpty(errorTexts.currentPasswordRequired)),
      newPassword: newPassword(least),
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

export interface OwnPasswordViewProps extends SaveFormState<PasswordChange> {
  /** The address of the account. */
  account?: string | undefined;
  /** @default 6 */
  leastCharacters?: number | undefined;
  takesFocus?: boolean | undefined;
}

export const OwnPasswordView = ({
  leastCharacters = PASSWORD_MIN_CHARACTERS,
  takesFocus = false,
  account,
  onSubmit,
  ...save
}: OwnPasswordViewProps) => {
  const schema = useMemo(() => schemaOf(leastCharacters), [leastCharacters]);
  const form = useForm({ defaultValues: NO_PASSWORDS, resolver: valibotResolver(schema) });
  const { control, setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('currentPassword');
  }, [takesFocus, setFocus]);
  return (
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
        account={account}
        autoComplete="current-password"
        isRequired
      />
      <FormPasswordField
        name="newPassword"
        control={control}
        label="New Password"
        description={`At least ${leastCharacters} characters.`}
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
  );
};
