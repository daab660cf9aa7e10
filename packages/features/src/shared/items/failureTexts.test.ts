import { expect, test } from 'vitest';
import { iconCategoryResources } from '../../categories/iconCategoryResources.ts';
import { financeCategoryResource } from '../../finance/financeCategoryResource.ts';
import { failureTexts } from './failureTexts.ts';

const { habit, workout } = iconCategoryResources;

test.each([habit, workout, financeCategoryResource])('categories say what failed', ({ noun }) => {
  expect(failureTexts(noun)).toEqual({
    list: 'Failed to fetch categories',
    get: 'Failed to fetch category',
    create: 'Failed to add category',
    update: 'Failed to update category',
    delete: 'Failed to delete category',
  });
});
