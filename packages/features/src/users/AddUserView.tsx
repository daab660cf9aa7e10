import type { InvitedUser, NewUser } from '@planner/api-client';
import { PASSWORD_MIN_CHARACTERS } from '@planner/api-client/limits';
import { CheckboxGroup, FormGrid } from '@planner/ui';
import { useCallback, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { AddScreen } from '../shared/form/AddScreen.tsx';
import { FormPasswordField, FormTextField, useBoundField } from '../shared/form/bindField.tsx';
import type { AddFormState } from '../shared/form/SaveForm.tsx';
import {
  UserDetailFields,
  NEW_USER,
  newUserSchema,
  type NewUserValues,
  type UserDetailOffers,
} from './userFields.tsx';
import { USER_LABELS } from './userLabels.ts';

type AddedUser = NewUser | InvitedUser;
type UserControl = Control<NewUserValues, unknown, AddedUser>;

const InvitationField = ({ control }: { control: UserControl }) => {
  const { value, onChange } = useBoundField<boolean, NewUserValues, AddedUser>({
    name: 'isInvited',
    control,
  });
  return (
    <CheckboxGroup
      label="Invitation"
      description="A mail has a link for choosing the password, which works for seven days."
      options={[{ value: 'invite', label: 'Send an invitation' }]}
      values={value ? ['invite'] : []}
      onChange={(checked) => onChange(checked.length > 0)}
    />
  );
};

/** Says the rule for the chosen role. */
const NewPasswordField = ({ control, leastOfAdmins }: { control: UserControl; leastOfAdmins: number }) => {
  const [role, isInvited] = useWatch({ control, name: ['role', 'isInvited'] });
  if (isInvited) return null;
  return (
    <FormPasswordField
      name="password"
      control={control}
      label="Password"
      description={
        role === 'admin'
          ? `At least ${leastOfAdmins} characters for an administrator.`
          : `At least ${PASSWORD_MIN_CHARACTERS} characters.`
      }
      autoComplete="new-password"
      isRequired
    />
  );
};

const fields = (
  control: UserControl,
  { leastOfAdmins, canInvite, ...offers }: UserDetailOffers & { canInvite: boolean; leastOfAdmins: number },
) => (
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
      <NewPasswordField control={control} leastOfAdmins={leastOfAdmins} />
    </FormGrid>
    {canInvite && <InvitationField control={control} />}
    <UserDetailFields control={control} {...offers} />
  </>
);

export interface AddUserViewProps extends AddFormState<AddedUser>, UserDetailOffers {
  /** Characters of administrators' passwords. @default 6 */
  leastOfAdmins?: number | undefined;
  /** Whether the server sends invitations. @default false */
  canInvite?: boolean | undefined;
}

export const AddUserView = ({
  leastOfAdmins = PASSWORD_MIN_CHARACTERS,
  canBeAdmin,
  canChooseAccess,
  canInvite = false,
  ...save
}: AddUserViewProps) => {
  const schema = useMemo(() => newUserSchema(leastOfAdmins), [leastOfAdmins]);
  const content = useCallback(
    (control: UserControl) => fields(control, { leastOfAdmins, canBeAdmin, canChooseAccess, canInvite }),
    [leastOfAdmins, canBeAdmin, canChooseAccess, canInvite],
  );
  return (
    <AddScreen
      {...save}
      title="Add New User"
      submitLabel="Add User"
      pendingLabel="Adding..."
      initialValues={NEW_USER}
      schema={schema}
    >
      {content}
    </AddScreen>
  );
};
