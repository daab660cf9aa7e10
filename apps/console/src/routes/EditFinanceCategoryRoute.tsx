import { EditFinanceCategory } from '@planner/features/finance';
import { paths } from '../paths.ts';
import { formRoute } from '../unsaved/UnsavedChanges.tsx';

export const EditFinanceCategoryRoute = formRoute(EditFinanceCategory, paths.allFinanceCategories);
