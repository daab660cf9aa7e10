import { AddUser, EditUser } from '@planner/features/users';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

export const AddUserRoute = createFormRoute(AddUser, paths.allUsers);
export const EditUserRoute = createFormRoute(EditUser, paths.allUsers);
