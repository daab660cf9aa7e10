import { FinanceCategories } from '@planner/features/finance';
import { createCategoriesRoute } from './createCategoriesRoute.tsx';

export const FinanceCategoriesRoute = createCategoriesRoute(FinanceCategories, 'Finance');
