import type { FinanceCategory, FinanceCategoryUpdate, NewFinanceCategory } from '@planner/api-client';
import type { Resource } from '../shared/items/Resource.ts';

export const financeCategoryResource: Resource<FinanceCategory, NewFinanceCategory, FinanceCategoryUpdate> = {
  noun: { one: 'category', many: 'categories' },
  operations: {
    list: 'listFinanceCategories',
    get: 'getFinanceCategory',
    create: 'createFinanceCategory',
    update: 'updateFinanceCategory',
    delete: 'deleteFinanceCategory',
  },
};
