import type { Undo } from '../activity/createUndoHandlers.ts';
import {
  type DeletedIconCategory,
  iconCategories,
  type IconCategoryTable,
  restoreFinanceCategory,
} from './rows.ts';
import type { FinanceCategoriesTable } from './table.ts';

const restoreTo =
  (table: IconCategoryTable): Undo =>
  (trx, _author, _id, data) =>
    iconCategories(table).restore(trx, data as DeletedIconCategory);

/** Per list. */
export const undoCategoryDeletion = {
  habit: restoreTo('habit_categories'),
  workout: restoreTo('workout_categories'),
  finance: (trx, _author, _id, data) => restoreFinanceCategory(trx, data as FinanceCategoriesTable),
} satisfies Record<string, Undo>;
