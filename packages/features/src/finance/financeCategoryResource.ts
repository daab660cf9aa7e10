import {
  createFinanceCategory,
  deleteFinanceCategory,
  type FinanceCategory,
  type FinanceCategoryUpdate,
  getFinanceCategory,
  listFinanceCategories,
  type NewFinanceCategory,
  updateFinanceCategory,
} from '@planner/api-client';
import type { Resource } from '../shared/items/Resource.ts';

export const financeCategoryResource: Resource<FinanceCategory, NewFinanceCategory, FinanceCategoryUpdate> = {
  noun: { one: 'category', many: 'categories' },
  listName: 'listFinanceCategories',
  operations: {
    list: listFinanceCategories,
    get: getFinanceCategory,
    create: createFinanceCategory,
    update: updateFinanceCategory,
    delete: deleteFinanceCategory,
  },
};
