import { AddIconCategory, EditIconCategory, iconCategoryResources } from '@planner/features/categories';
import { prefetchItem } from '@planner/features/shared';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';
import type { Route } from './Route.ts';

type Kind = 'habit' | 'workout';

const addRoute = (kind: Kind, listPath: () => string): Route => ({
  Component: createFormRoute((props) => <AddIconCategory kind={kind} {...props} />, listPath),
});

const editRoute = (kind: Kind, listPath: () => string): Route => ({
  Component: createFormRoute((props) => <EditIconCategory kind={kind} {...props} />, listPath),
  prefetch: prefetchItem(iconCategoryResources[kind]),
});

export const addHabitCategory = addRoute('habit', paths.allHabitCategories);
export const editHabitCategory = editRoute('habit', paths.allHabitCategories);
export const addWorkoutCategory = addRoute('workout', paths.allWorkoutCategories);
export const editWorkoutCategory = editRoute('workout', paths.allWorkoutCategories);
