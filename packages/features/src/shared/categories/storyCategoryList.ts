import { fn } from 'storybook/test';
import { ready } from '../../testing/index.ts';
import type { Deletion } from './deletions.ts';
import type { NamedCategory } from './NamedCategory.ts';
import type { CategoryList } from './useCategoryList.ts';

/** What the view of a list takes, for stories: these categories, and nothing else going on. */
export const storyCategoryList = <Category extends NamedCategory>(
  categories: readonly Category[],
  more: Partial<CategoryList<Category>> = {},
): CategoryList<Category> => ({
  state: ready(categories),
  total: categories.length,
  filterText: '',
  onFilterTextChange: fn(),
  onFilterSubmit: fn(),
  sort: 'ascending',
  onSortChange: fn(),
  deletions: [],
  onDelete: fn(),
  onUndo: fn(),
  onCommit: fn(),
  onDismiss: fn(),
  onRetry: fn(),
  ...more,
});

/** A deletion in some state, for stories. */
export const storyDeletion = (
  { id, name }: NamedCategory,
  state: Deletion['state'],
  message?: string,
): Deletion => ({ operation: 'delete', userId: '1', id, name, state, since: 0, message });
