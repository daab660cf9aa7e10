import { EditIconCategory } from '@planner/features/categories';
import { useNavigate, useParams } from 'react-router-dom';
import { iconCategoryPaths } from '../paths.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

const formOf = (kind: keyof typeof iconCategoryPaths) => () => {
  const list = iconCategoryPaths[kind].all();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <UnsavedChanges key={`${kind} ${id}`}>
      {(onDirtyChange) => (
        <EditIconCategory
          kind={kind}
          id={id}
          cancelHref={list}
          onDone={() => void navigate(list)}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};

/** The form for one habit category. */
export const EditHabitCategoryRoute = formOf('habit');
/** The form for one workout category. */
export const EditWorkoutCategoryRoute = formOf('workout');
