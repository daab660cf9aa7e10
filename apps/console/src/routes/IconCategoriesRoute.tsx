import { IconCategories } from '@planner/features/categories';
import { paths } from '../paths.ts';
import { createCategoriesRoute } from './createCategoriesRoute.tsx';

export const HabitCategoriesRoute = createCategoriesRoute(
  (props) => <IconCategories kind="habit" {...props} />,
  'allHabitCategories',
  'addHabitCategory',
  paths.editHabitCategory,
);
export const WorkoutCategoriesRoute = createCategoriesRoute(
  (props) => <IconCategories kind="workout" {...props} />,
  'allWorkoutCategories',
  'addWorkoutCategory',
  paths.editWorkoutCategory,
);
