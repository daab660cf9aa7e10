import type { Handlers } from '../contract/types.ts';
import { createIconCategoryHandlers } from './iconCategories.ts';

const categories = createIconCategoryHandlers('habit_categories');

/** Habit categories. */
export const habitCategoryHandlers: Pick<
  Handlers,
  | 'listHabitCategories'
  | 'createHabitCategory'
  | 'getHabitCategory'
  | 'updateHabitCategory'
  | 'deleteHabitCategory'
> = {
  listHabitCategories: categories.list,
  createHabitCategory: categories.create,
  getHabitCategory: categories.get,
  updateHabitCategory: categories.update,
  deleteHabitCategory: categories.delete,
};
