import { AddIconCategory, EditIconCategory } from '@planner/features/categories';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

type Kind = 'habit' | 'workout';

const addRoute = (kind: Kind, listPath: () => string) =>
  createFormRoute((props) => <AddIconCategory kind={kind} {...props} />, listPath);
const editRoute = (kind: Kind, listPath: () => string) =>
  createFormRoute((props) => <EditIconCategory kind={kind} {...props} />, listPath);

export const AddHabitCategoryRoute = addRoute('habit', paths.allHabitCategories);
export const EditHabitCategoryRoute = editRoute('habit', paths.allHabitCategories);
export const AddWorkoutCategoryRoute = addRoute('workout', paths.allWorkoutCategories);
export const EditWorkoutCategoryRoute = editRoute('workout', paths.allWorkoutCategories);
