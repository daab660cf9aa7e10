import type { Handlers } from '../contract/types.ts';
import { createIconCategoryHandlers } from './iconCategories.ts';

const categories = createIconCategoryHandlers('workout_categories');

/** Workout categories. */
export const workoutCategoryHandlers: Pick<
  Handlers,
  | 'listWorkoutCategories'
  | 'createWorkoutCategory'
  | 'getWorkoutCategory'
  | 'updateWorkoutCategory'
  | 'deleteWorkoutCategory'
> = {
  listWorkoutCategories: categories.list,
  createWorkoutCategory: categories.create,
  getWorkoutCategory: categories.get,
  updateWorkoutCategory: categories.update,
  deleteWorkoutCategory: categories.delete,
};
