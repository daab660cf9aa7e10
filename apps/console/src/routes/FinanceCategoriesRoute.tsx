import { FinanceCategories, financeCategoryResource } from '@planner/features/finance';
import { prefetchList } from '@planner/features/shared';
import { createCategoriesRoute } from './createCategoriesRoute.tsx';
import type { Route } from './Route.ts';

export const allFinanceCategories: Route = {
  Component: createCategoriesRoute(FinanceCategories, 'Finance'),
  prefetch: prefetchList(financeCategoryResource),
};
