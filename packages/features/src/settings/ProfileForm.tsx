import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ProfileUpdate, User } from '@planner/api-client';
import { TextField } from '@planner/ui';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictBanner } from '../shared/form/ConflictBanner.tsx';
import { Differences } from '../shared/form/Differences.tsx';
import { FormTextField } from '../shared/form/FormTextField.tsx';
import { SaveForm } from '../shared/form/SaveForm.tsx';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { PROFILE_FIELDS, profileSchema } from './settingsSchemas.ts';

export interface ProfileFormProps extends SaveFormState<ProfileUpdate> {
  /** The form follows later versions: it stays open after a save. */
  user: User;
  /** The name that another user saved first. */
  conflictingName?: string | undefined;
  onTakeTheirs: () => void;
}

export const ProfileForm = ({ user, conflictingName, onTakeTheirs, ...save }: ProfileFormProps) => {
  const form = useForm({ values: { name: user.name }, resolver: valibotResolver(profileSchema) });
  const mine = form.getValues('name').trim();
  // Otherwise whitespace around the saved name would count as unsaved changes.
  const showSaved = useEffectEvent(() => form.reset({ name: user.name }));
  const isSaved = save.doneMessage !== undefined;
  useEffect(() => {
    if (isSaved) showSaved();
  }, [isSaved]);
  return (
    <SaveForm
      {...save}
      form={form}
      fields={PROFILE_FIELDS}
      label="Profile"
      submitLabel="Save Name"
      pendingLabel="Saving..."
      status={
        conflictingName !== undefined && (
          <ConflictBanner
            subject="your account"
            isPending={save.isPending}
            onKeepMine={() => void form.handleSubmit((update) => save.onSubmit(update))()}
            onTakeTheirs={onTakeTheirs}
          >
            <Differences
              differences={
                conflictingName === mine ? [] : [{ label: 'Full Name', mine, theirs: conflictingName }]
              }
            />
          </ConflictBanner>
        )
      }
    >
      <FormTextField name="name" control={form.control} label="Full Name" autoComplete="name" isRequired />
      <TextField label="Email" type="email" value={user.email} onChange={() => {}} isReadOnly />
    </SaveForm>
  );
};
