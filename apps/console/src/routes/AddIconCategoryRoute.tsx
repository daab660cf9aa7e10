import { AddIconCategory } from '@planner/features/categories';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

export const AddHabitCategoryRoute = createFormRoute(
  (props) => <AddIconCategory kind="habit" {...props} />,
  paths.allHabitCategories,
);
export const AddWorkoutCategoryRoute = createFormRoute(
  (props) => <AddIconCategory kind="workout" {...props} />,
  paths.allWorkoutCategories,
);
