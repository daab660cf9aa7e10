import {
  createHabitCategory,
  createWorkoutCategory,
  deleteHabitCategory,
  deleteWorkoutCategory,
  getHabitCategory,
  getWorkoutCategory,
  type HabitCategory,
  type IconCategoryUpdate,
  listHabitCategories,
  listWorkoutCategories,
  type NewIconCategory,
  updateHabitCategory,
  updateWorkoutCategory,
} from '@planner/api-client';
import type { Resource } from '../shared/items/Resource.ts';

/** Both kinds have a name and two icons. */
export type Kind = 'habit' | 'workout';

/** Workout categories have the same fields. */
export type IconCategory = HabitCategory;

const NOUN = { one: 'category', many: 'categories' };

export const iconCategoryResources: Record<
  Kind,
  Resource<IconCategory, NewIconCategory, IconCategoryUpdate>
> = {
  habit: {
    noun: NOUN,
    listName: 'listHabitCategories',
    operations: {
      list: listHabitCategories,
      get: getHabitCategory,
      create: createHabitCategory,
      update: updateHabitCategory,
      delete: deleteHabitCategory,
    },
  },
  workout: {
    noun: NOUN,
    listName: 'listWorkoutCategories',
    operations: {
      list: listWorkoutCategories,
      get: getWorkoutCategory,
      create: createWorkoutCategory,
      update: updateWorkoutCategory,
      delete: deleteWorkoutCategory,
    },
  },
};
