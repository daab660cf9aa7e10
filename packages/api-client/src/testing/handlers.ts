import type { HttpHandler } from 'msw';
import type { operations } from '../generated/schema.ts';
import { authHandlers } from './authHandlers.ts';
import { financeCategoryHandlers } from './financeCategoryHandlers.ts';
import { iconCategoryHandlers } from './iconCategoryHandlers.ts';
import { accountHandlers } from './accountHandlers.ts';
import { siteHandlers } from './siteHandlers.ts';
import { userHandlers } from './userHandlers.ts';
import { wireHabitCategories, wireWorkoutCategories } from './wire.ts';

const habits = iconCategoryHandlers('/habit-categories', wireHabitCategories);
const workouts = iconCategoryHandlers('/workout-categories', wireWorkoutCategories);

/** One handler of success for each operation. An operation of the contract without a handler does not compile. */
export const handlersByOperation = {
  ...authHandlers,
  ...userHandlers,
  ...financeCategoryHandlers,
  ...siteHandlers,
  ...accountHandlers,
  listHabitCategories: habits.list,
  getHabitCategory: habits.get,
  createHabitCategory: habits.create,
  updateHabitCategory: habits.update,
  deleteHabitCategory: habits.delete,
  listWorkoutCategories: workouts.list,
  getWorkoutCategory: workouts.get,
  createWorkoutCategory: workouts.create,
  updateWorkoutCategory: workouts.update,
  deleteWorkoutCategory: workouts.delete,
} satisfies Record<keyof operations, HttpHandler>;

/**
 * What msw needs to mock the whole API: every call succeeds with the fixtures, single items are found by id, and nothing
 * is remembered between calls. Stories put handlers of their own, made with `http`, before these.
 */
export const handlers: HttpHandler[] = Object.values(handlersByOperation);
