import { IconCategories, iconCategoryResources } from '@planner/features/categories';
import { prefetchList } from '@planner/features/shared';
import { createCategoriesRoute } from './createCategoriesRoute.tsx';
import type { Route } from './Route.ts';

const listRoute = (kind: 'habit' | 'workout', noun: 'Habit' | 'Workout'): Route => ({
  Component: createCategoriesRoute((props) => <IconCategories kind={kind} {...props} />, noun),
  prefetch: prefetchList(iconCategoryResources[kind]),
});

export const allHabitCategories = listRoute('habit', 'Habit');
export const allWorkoutCategories = listRoute('workout', 'Workout');
