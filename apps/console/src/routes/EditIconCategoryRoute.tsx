import { EditIconCategory } from '@planner/features/categories';
import { paths } from '../paths.ts';
import { formRoute } from '../unsaved/UnsavedChanges.tsx';

export const EditHabitCategoryRoute = formRoute(
  (props) => <EditIconCategory kind="habit" {...props} />,
  paths.allHabitCategories,
);
export const EditWorkoutCategoryRoute = formRoute(
  (props) => <EditIconCategory kind="workout" {...props} />,
  paths.allWorkoutCategories,
);
