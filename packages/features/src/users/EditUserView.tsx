import type { User, UserUpdate } from '@planner/api-client';
import { FormGrid, TextField } from '@planner/ui';
import type { Control } from 'react-hook-form';
import { EditScreen, type EditViewProps } from '../shared/form/EditScreen.tsx';
import { FormTextField } from '../shared/form/bindField.tsx';
import { focusFirst } from '../shared/form/usePlainForm.ts';
import { UserDetailFields, userUpdateSchema, valuesOf, type UserValues } from './userFields.tsx';
import { formatUserField, USER_LABELS } from './userLabels.ts';

const NOUN = { one: 'user', many: 'users' };

const LABELS = { ...USER_LABELS, email: 'Email' };

const GONE = { icon: 'user', description: 'The account was deleted, or the address is wrong.' } as const;

type UserControl = Control<UserValues, unknown, UserUpdate>;

const fields = (control: UserControl, { email, role }: User) => (
  <>
    <FormGrid columns={2}>
      <FormTextField {...focusFirst} name="name" control={control} label={USER_LABELS.name} isRequired />
      <TextField label={LABELS.email} type="email" value={email} isReadOnly />
    </FormGrid>
    <UserDetailFields control={control} isAdmin={role === 'admin'} />
  </>
);

export const EditUserView = (edit: EditViewProps<User, UserUpdate>) => (
  <EditScreen
    {...edit}
    title="Edit User"
    noun={NOUN}
    gone={GONE}
    submitLabel="Update User"
    toValues={valuesOf}
    schema={userUpdateSchema(edit.state.status === 'ready' ? edit.state.data : undefined)}
    labels={LABELS}
    formatContent={formatUserField}
  >
    {fields}
  </EditScreen>
);
