import { AddFinanceCategory, EditFinanceCategory } from '@planner/features/finance';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';

export const AddFinanceCategoryRoute = createFormRoute(AddFinanceCategory, paths.allFinanceCategories);

export const EditFinanceCategoryRoute = createFormRoute(EditFinanceCategory, paths.allFinanceCategories);
