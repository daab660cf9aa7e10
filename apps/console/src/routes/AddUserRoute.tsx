import { AddUser } from '@planner/features/users';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

/** The form for a new user. */
export const AddUserRoute = () => {
  const navigate = useNavigate();
  return (
    <UnsavedChanges>
      {(onDirtyChange) => (
        <AddUser
          cancelHref={paths.allUsers()}
          onDone={() => void navigate(paths.allUsers())}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
