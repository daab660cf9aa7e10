import { FinanceCategories } from '@planner/features/finance';
import { paths } from '../paths.ts';
import { categoriesRoute } from './categoriesRoute.tsx';

export const FinanceCategoriesRoute = categoriesRoute(
  FinanceCategories,
  'allFinanceCategories',
  paths.addFinanceCategory,
  paths.editFinanceCategory,
);
