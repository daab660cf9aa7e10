import { EditUser } from '@planner/features/users';
import { paths } from '../paths.ts';
import { formRoute } from '../unsaved/UnsavedChanges.tsx';

export const EditUserRoute = formRoute(EditUser, paths.allUsers);
