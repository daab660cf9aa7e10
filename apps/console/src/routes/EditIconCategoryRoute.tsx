import { EditIconCategory } from '@planner/features/categories';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

export const EditHabitCategoryRoute = createFormRoute(
  (props) => <EditIconCategory kind="habit" {...props} />,
  paths.allHabitCategories,
);
export const EditWorkoutCategoryRoute = createFormRoute(
  (props) => <EditIconCategory kind="workout" {...props} />,
  paths.allWorkoutCategories,
);
