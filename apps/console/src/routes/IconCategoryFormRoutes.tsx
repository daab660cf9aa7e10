import { AddIconCategory, EditIconCategory, type IconCategoryKind } from '@planner/features/categories';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

const addRoute = (kind: IconCategoryKind, listPath: () => string) =>
  createFormRoute((props) => <AddIconCategory kind={kind} {...props} />, listPath);
const editRoute = (kind: IconCategoryKind, listPath: () => string) =>
  createFormRoute((props) => <EditIconCategory kind={kind} {...props} />, listPath);

export const AddHabitCategoryRoute = addRoute('habit', paths.allHabitCategories);
export const EditHabitCategoryRoute = editRoute('habit', paths.allHabitCategories);
export const AddWorkoutCategoryRoute = addRoute('workout', paths.allWorkoutCategories);
export const EditWorkoutCategoryRoute = editRoute('workout', paths.allWorkoutCategories);
