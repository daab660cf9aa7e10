import type { InvitedUser, NewUser } from '@planner/api-client';
import { PASSWORD_MIN_CHARACTERS } from '@planner/api-client/limits';
import { Checkbox, FormGrid } from '@planner/ui';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { AddScreen } from '../shared/form/AddScreen.tsx';
import { FormPasswordField, FormTextField, useBoundField } from '../shared/form/bindField.tsx';
import { focusFirst } from '../shared/form/usePlainForm.ts';
import type { AddFormState } from '../shared/form/SaveForm.tsx';
import { UserDetailFields, NEW_USER, newUserSchema, type NewUserValues } from './userFields.tsx';
import { ADMIN_PASSWORD_MIN_CHARACTERS } from '../shared/form/text/textRules.ts';
import { useRights } from '../shared/session/rights.ts';
import { USER_LABELS } from './userLabels.ts';

type AddedUser = NewUser | InvitedUser;
type UserControl = Control<NewUserValues, unknown, AddedUser>;

/** Characters of administrators' passwords. */
const useLeastOfAdmins = (): number =>
  useRights().offers('passwords.admin12') ? ADMIN_PASSWORD_MIN_CHARACTERS : PASSWORD_MIN_CHARACTERS;

const InvitationField = ({ control }: { control: UserControl }) => {
  const { offers } = useRights();
  const { value, ...field } = useBoundField<boolean, NewUserValues, AddedUser>({
    name: 'isInvited',
    control,
  });
  if (!offers('inviteUser')) return null;
  return (
    <Checkbox
      {...field}
      label="Send an invitation"
      description="A mail has a link for choosing the password, which works for seven days."
      isSelected={value}
    />
  );
};

/** Says the rule for the chosen role. */
const NewPasswordField = ({ control }: { control: UserControl }) => {
  const leastOfAdmins = useLeastOfAdmins();
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

const fields = (control: UserControl) => (
  <>
    <FormTextField {...focusFirst} name="name" control={control} label={USER_LABELS.name} isRequired />
    <FormGrid columns={2}>
      <FormTextField
        name="email"
        control={control}
        label="Email"
        type="email"
        autoComplete="off"
        isRequired
      />
      <NewPasswordField control={control} />
    </FormGrid>
    <InvitationField control={control} />
    <UserDetailFields control={control} />
  </>
);

export const AddUserView = (save: AddFormState<AddedUser>) => {
  const leastOfAdmins = useLeastOfAdmins();
  const schema = useMemo(() => newUserSchema(leastOfAdmins), [leastOfAdmins]);
  return (
    <AddScreen
      {...save}
      title="Add New User"
      submitLabel="Add User"
      pendingLabel="Adding..."
      initialValues={NEW_USER}
      schema={schema}
    >
      {fields}
    </AddScreen>
  );
};
