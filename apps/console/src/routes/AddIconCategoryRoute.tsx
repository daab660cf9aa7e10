import { AddIconCategory } from '@planner/features/categories';
import { paths } from '../paths.ts';
import { formRoute } from '../unsaved/UnsavedChanges.tsx';

export const AddHabitCategoryRoute = formRoute(
  (props) => <AddIconCategory kind="habit" {...props} />,
  paths.allHabitCategories,
);
export const AddWorkoutCategoryRoute = formRoute(
  (props) => <AddIconCategory kind="workout" {...props} />,
  paths.allWorkoutCategories,
);
