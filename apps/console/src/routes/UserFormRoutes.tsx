import { useSession } from '@planner/features/auth';
import { AddUser, type AddUserProps, EditUser, type EditUserProps } from '@planner/features/users';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

const AddUserWithRules = (props: AddUserProps) => {
  const { offers, allows } = useSession();
  return (
    <AddUser
      {...props}
      leastOfAdmins={offers('passwords.admin12') ? 12 : undefined}
      canAddAdmins={allows('manageAdministrators')}
      canInvite={offers('inviteUser')}
    />
  );
};

const EditUserWithRights = (props: EditUserProps) => {
  const { allows } = useSession();
  return <EditUser {...props} canAddAdmins={allows('manageAdministrators')} />;
};

export const AddUserRoute = createFormRoute(AddUserWithRules, paths.allUsers);
export const EditUserRoute = createFormRoute(EditUserWithRights, paths.allUsers);
