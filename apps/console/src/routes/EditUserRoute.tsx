import { EditUser } from '@planner/features/users';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

/** The form for one user. */
export const EditUserRoute = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <UnsavedChanges key={id}>
      {(onDirtyChange) => (
        <EditUser
          id={id}
          cancelHref={paths.allUsers()}
          onDone={() => void navigate(paths.allUsers())}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
