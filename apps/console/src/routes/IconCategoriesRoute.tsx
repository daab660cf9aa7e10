import { IconCategories } from '@planner/features/categories';
import { paths } from '../paths.ts';
import { categoriesRoute } from './categoriesRoute.tsx';

export const HabitCategoriesRoute = categoriesRoute(
  (props) => <IconCategories kind="habit" {...props} />,
  'allHabitCategories',
  paths.addHabitCategory,
  paths.editHabitCategory,
);
export const WorkoutCategoriesRoute = categoriesRoute(
  (props) => <IconCategories kind="workout" {...props} />,
  'allWorkoutCategories',
  paths.addWorkoutCategory,
  paths.editWorkoutCategory,
);
