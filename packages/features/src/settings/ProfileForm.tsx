import type { ProfileUpdate, User } from '@planner/api-client';
import { TextField } from '@planner/ui';
import type { Control } from 'react-hook-form';
import { EditForm } from '../shared/form/EditForm.tsx';
import { FormTextField } from '../shared/form/bindField.tsx';
import type { SaveFormState } from '../shared/form/SaveFormLayout.tsx';
import { profileSchema } from './settingsSchemas.ts';

export interface ProfileFormProps extends SaveFormState<ProfileUpdate> {
  /** The form follows later versions: it stays open after a save. */
  user: User;
  /** The version that another user saved first. */
  conflict?: User | undefined;
}

const LABELS = { name: 'Full Name', email: 'Email' };

const toValues = ({ name }: User) => ({ name });

const fields = (control: Control<ProfileUpdate, unknown, ProfileUpdate>, { email }: User) => (
  <>
    <FormTextField name="name" control={control} label={LABELS.name} autoComplete="name" isRequired />
    <TextField label={LABELS.email} type="email" value={email} onChange={() => {}} isReadOnly />
  </>
);

export const ProfileForm = ({ user, ...save }: ProfileFormProps) => (
  <EditForm
    {...save}
    stored={user}
    subject="your account"
    labels={LABELS}
    toValues={toValues}
    schema={profileSchema}
    label="Profile"
    submitLabel="Save Name"
    pendingLabel="Saving..."
  >
    {fields}
  </EditForm>
);
