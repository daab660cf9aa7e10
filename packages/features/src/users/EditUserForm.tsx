import { valibotResolver } from '@hookform/resolvers/valibot';
import type { User, UserUpdate } from '@planner/api-client';
import { FormGrid, TextField } from '@planner/ui';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Conflict } from '../shared/Conflict.tsx';
import { fieldProps } from '../shared/fieldProps.ts';
import { SaveForm, type EditFormState } from '../shared/SaveForm.tsx';
import { UserDetailFields } from './UserDetailFields.tsx';
import { differencesOf, USER_FIELDS, USER_LABELS } from './userFields.ts';
import { userUpdateSchema, valuesOf } from './userSchemas.ts';

export interface EditUserFormProps extends EditFormState<UserUpdate, User> {
  /** The user as loaded. Later versions do not touch what is typed. */
  user: User;
}

/** The form for a stored user. */
export const EditUserForm = ({ user, conflict, onKeepMine, onTakeTheirs, ...save }: EditUserFormProps) => {
  const form = useForm({ defaultValues: valuesOf(user), resolver: valibotResolver(userUpdateSchema) });
  const values = { ...valuesOf(user), ...useWatch({ control: form.control }) };
  return (
    <SaveForm
      {...save}
      form={form}
      fields={USER_FIELDS}
      label="Edit User"
      submitLabel="Update User"
      pendingLabel="Updating..."
    >
      <FormGrid columns={2}>
        <Controller
          name="name"
          control={form.control}
          render={({ field, fieldState }) => (
            <TextField {...fieldProps(field, fieldState)} label={USER_LABELS.name} isRequired />
          )}
        />
        <TextField label="Email" type="email" value={user.email} isReadOnly />
      </FormGrid>
      <UserDetailFields />
      {conflict && (
        <Conflict
          subject="this user"
          differences={differencesOf(values, valuesOf(conflict))}
          isPending={save.isPending}
          onKeepMine={() => void form.handleSubmit((update) => onKeepMine(update))()}
          onTakeTheirs={() => {
            form.reset(valuesOf(conflict));
            onTakeTheirs();
          }}
        />
      )}
    </SaveForm>
  );
};
