import type { User, UserUpdate } from '@planner/api-client';
import { FormGrid, TextField } from '@planner/ui';
import { useCallback } from 'react';
import type { Control } from 'react-hook-form';
import { EditScreen, type EditViewProps } from '../shared/form/EditScreen.tsx';
import { FormTextField } from '../shared/form/bindField.tsx';
import {
  UserDetailFields,
  type UserDetailOffers,
  userUpdateSchema,
  valuesOf,
  type UserValues,
} from './userFields.tsx';
import { formatUserField, USER_LABELS } from './userLabels.ts';

const NOUN = { one: 'user', many: 'users' };

const LABELS = { ...USER_LABELS, email: 'Email' };

const GONE = { icon: 'user', description: 'The account was deleted, or the address is wrong.' } as const;

type UserControl = Control<UserValues, unknown, UserUpdate>;

const fields = (
  control: UserControl,
  { email, role }: User,
  { canBeAdmin, canChooseAccess }: UserDetailOffers,
) => (
  <>
    <FormGrid columns={2}>
      <FormTextField name="name" control={control} label={USER_LABELS.name} isRequired />
      <TextField label={LABELS.email} type="email" value={email} isReadOnly />
    </FormGrid>
    <UserDetailFields
      control={control}
      canBeAdmin={canBeAdmin || role === 'admin'}
      canChooseAccess={canChooseAccess}
    />
  </>
);

export type EditUserViewProps = EditViewProps<User, UserUpdate> & UserDetailOffers;

export const EditUserView = ({ canBeAdmin, canChooseAccess, ...edit }: EditUserViewProps) => {
  const content = useCallback(
    (control: UserControl, user: User) => fields(control, user, { canBeAdmin, canChooseAccess }),
    [canBeAdmin, canChooseAccess],
  );
  return (
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
      {content}
    </EditScreen>
  );
};
