import { IconCategories } from '@planner/features/categories';
import { createCategoriesRoute } from './createCategoriesRoute.tsx';

export const HabitCategoriesRoute = createCategoriesRoute(
  (props) => <IconCategories kind="habit" {...props} />,
  'Habit',
);
export const WorkoutCategoriesRoute = createCategoriesRoute(
  (props) => <IconCategories kind="workout" {...props} />,
  'Workout',
);
