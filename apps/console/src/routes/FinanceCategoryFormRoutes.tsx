import { AddFinanceCategory, EditFinanceCategory, financeCategoryResource } from '@planner/features/finance';
import { prefetchItem } from '@planner/features/shared';
import { paths } from '../paths.ts';
import { createFormRoute } from './createFormRoute.tsx';
import type { Route } from './Route.ts';

export const addFinanceCategory: Route = {
  Component: createFormRoute(AddFinanceCategory, paths.allFinanceCategories),
};

export const editFinanceCategory: Route = {
  Component: createFormRoute(EditFinanceCategory, paths.allFinanceCategories),
  prefetch: prefetchItem(financeCategoryResource),
};
