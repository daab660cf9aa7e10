import { useSession } from '@planner/features/auth';
import { AddUser, type AddUserProps, EditUser } from '@planner/features/users';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

const AddUserWithRules = (props: AddUserProps) => {
  const { offers } = useSession();
  return <AddUser {...props} leastOfAdmins={offers('passwords.admin12') ? 12 : undefined} />;
};

export const AddUserRoute = createFormRoute(AddUserWithRules, paths.allUsers);
export const EditUserRoute = createFormRoute(EditUser, paths.allUsers);
