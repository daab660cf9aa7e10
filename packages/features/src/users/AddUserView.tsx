import type { NewUser } from '@planner/api-client';
import { FormGrid } from '@planner/ui';
import type { Control } from 'react-hook-form';
import { AddScreen } from '../shared/form/AddScreen.tsx';
import { FormPasswordField, FormTextField } from '../shared/form/bindField.tsx';
import type { AddFormState } from '../shared/form/SaveForm.tsx';
import { UserDetailFields, NEW_USER, newUserSchema, type NewUserValues } from './userFields.tsx';
import { USER_LABELS } from './userLabels.ts';

const fields = (control: Control<NewUserValues, unknown, NewUser>) => (
  <>
    <FormTextField name="name" control={control} label={USER_LABELS.name} isRequired />
    <FormGrid columns={2}>
      <FormTextField
        name="email"
        control={control}
        label="Email"
        type="email"
        autoComplete="off"
        isRequired
      />
      <FormPasswordField
        name="password"
        control={control}
        label="Password"
        autoComplete="new-password"
        isRequired
      />
    </FormGrid>
    <UserDetailFields control={control} />
  </>
);

export const AddUserView = (save: AddFormState<NewUser>) => (
  <AddScreen
    {...save}
    title="Add New User"
    submitLabel="Add User"
    pendingLabel="Adding..."
    initialValues={NEW_USER}
    schema={newUserSchema}
  >
    {fields}
  </AddScreen>
);
