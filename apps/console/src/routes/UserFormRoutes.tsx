import { useSession } from '@planner/features/auth';
import { AddUser, type AddUserProps, EditUser, type EditUserProps } from '@planner/features/users';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

type Chosen = 'canBeAdmin' | 'canChooseAccess';

const AddUserWithRules = (props: Omit<AddUserProps, Chosen>) => {
  const { offers, allows } = useSession();
  return (
    <AddUser
      {...props}
      leastOfAdmins={offers('passwords.admin12') ? 12 : undefined}
      canBeAdmin={allows('manageAdministrators')}
      canChooseAccess={offers('changeAccess')}
      canInvite={offers('inviteUser')}
    />
  );
};

const EditUserWithRights = (props: Omit<EditUserProps, Chosen>) => {
  const { offers, allows } = useSession();
  return (
    <EditUser
      {...props}
      canBeAdmin={allows('manageAdministrators')}
      canChooseAccess={offers('changeAccess')}
    />
  );
};

export const AddUserRoute = createFormRoute(AddUserWithRules, paths.allUsers);
export const EditUserRoute = createFormRoute(EditUserWithRights, paths.allUsers);
