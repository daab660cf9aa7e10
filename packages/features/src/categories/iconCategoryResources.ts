import * as api from '@planner/api-client';
import type { HabitCategory, IconCategoryUpdate, NewIconCategory } from '@planner/api-client';
import type { Resource } from '../shared/items/Resource.ts';

/** Both kinds have a name and two icons. */
export type Kind = 'habit' | 'workout';

/** Workout categories have the same fields. */
export type IconCategory = HabitCategory;

const NOUN = { one: 'category', many: 'categories' };

/** Operations and words of the categories with icons, for `shared/items`. */
export const iconCategoryResources: Record<
  Kind,
  Resource<IconCategory, NewIconCategory, IconCategoryUpdate>
> = {
  habit: {
    noun: NOUN,
    ids: {
      list: 'listHabitCategories',
      create: 'createHabitCategory',
      update: 'updateHabitCategory',
      delete: 'deleteHabitCategory',
    },
    operations: {
      list: api.listHabitCategories,
      get: api.getHabitCategory,
      create: api.createHabitCategory,
      update: api.updateHabitCategory,
      delete: api.deleteHabitCategory,
    },
  },
  workout: {
    noun: NOUN,
    ids: {
      list: 'listWorkoutCategories',
      create: 'createWorkoutCategory',
      update: 'updateWorkoutCategory',
      delete: 'deleteWorkoutCategory',
    },
    operations: {
      list: api.listWorkoutCategories,
      get: api.getWorkoutCategory,
      create: api.createWorkoutCategory,
      update: api.updateWorkoutCategory,
      delete: api.deleteWorkoutCategory,
    },
  },
};
