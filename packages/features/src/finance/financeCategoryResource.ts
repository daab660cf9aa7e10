import * as api from '@planner/api-client';
import type { FinanceCategory, FinanceCategoryUpdate, NewFinanceCategory } from '@planner/api-client';
import type { Resource } from '../shared/items/Resource.ts';

/** Operations and words of finance categories, for `shared/items`. */
export const financeCategoryResource: Resource<FinanceCategory, NewFinanceCategory, FinanceCategoryUpdate> = {
  noun: { one: 'category', many: 'categories' },
  ids: {
    list: 'listFinanceCategories',
    create: 'createFinanceCategory',
    update: 'updateFinanceCategory',
    delete: 'deleteFinanceCategory',
  },
  operations: {
    list: api.listFinanceCategories,
    get: api.getFinanceCategory,
    create: api.createFinanceCategory,
    update: api.updateFinanceCategory,
    delete: api.deleteFinanceCategory,
  },
};
