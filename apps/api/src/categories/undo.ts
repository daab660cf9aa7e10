import { undoOne } from '../activity/createUndoHandlers.ts';
import { iconCategories, restoreFinanceCategory } from './rows.ts';

/** Per list. */
export const undoCategoryDeletion = {
  habit: undoOne(iconCategories('habit_categories').restore),
  workout: undoOne(iconCategories('workout_categories').restore),
  finance: undoOne(restoreFinanceCategory),
};
