import { AddFinanceCategory, EditFinanceCategory } from '@planner/features/finance';
import { paths } from '../paths.ts';
import { formRoute } from '../unsaved/UnsavedChanges.tsx';

export const AddFinanceCategoryRoute = formRoute(AddFinanceCategory, paths.allFinanceCategories);

export const EditFinanceCategoryRoute = formRoute(EditFinanceCategory, paths.allFinanceCategories);
