import { FinanceCategories } from '@planner/features/finance';
import { paths } from '../paths.ts';
import { createCategoriesRoute } from './createCategoriesRoute.tsx';

export const FinanceCategoriesRoute = createCategoriesRoute(
  FinanceCategories,
  'allFinanceCategories',
  'addFinanceCategory',
  paths.editFinanceCategory,
);
