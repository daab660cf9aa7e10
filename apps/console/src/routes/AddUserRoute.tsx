import { AddUser } from '@planner/features/users';
import { paths } from '../paths.ts';
import { formRoute } from '../unsaved/UnsavedChanges.tsx';

export const AddUserRoute = formRoute(AddUser, paths.allUsers);
