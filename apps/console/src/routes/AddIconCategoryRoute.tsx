import { AddIconCategory } from '@planner/features/categories';
import { useNavigate } from 'react-router-dom';
import { iconCategoryPaths } from '../paths.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

const formOf = (kind: keyof typeof iconCategoryPaths) => () => {
  const list = iconCategoryPaths[kind].all();
  const navigate = useNavigate();
  return (
    <UnsavedChanges key={kind}>
      {(onDirtyChange) => (
        <AddIconCategory
          kind={kind}
          cancelHref={list}
          onDone={() => void navigate(list)}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};

/** The form for a new habit category. */
export const AddHabitCategoryRoute = formOf('habit');
/** The form for a new workout category. */
export const AddWorkoutCategoryRoute = formOf('workout');
