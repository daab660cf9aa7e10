import { expect, test } from 'vitest';
import { failureTexts } from './failureTexts.ts';

test('says what failed', () => {
  expect(failureTexts({ one: 'category', many: 'categories' })).toEqual({
    list: 'Failed to fetch categories',
    get: 'Failed to fetch category',
    create: 'Failed to add category',
    update: 'Failed to update category',
    delete: 'Failed to delete category',
  });
});
