import { fn } from 'storybook/test';
import { storySearch } from '../list/storyList.ts';
import { ready } from '../../testing/index.ts';
import type { Deletion } from './deletions.ts';
import type { NamedItem } from './NamedItem.ts';
import type { ItemListState } from './useItemList.ts';

export const storyItemList = <Item extends NamedItem>(
  items: readonly Item[],
  more: Partial<ItemListState<Item>> = {},
): ItemListState<Item> => ({
  state: ready(items),
  total: items.length,
  filter: storySearch(),
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

export const storyDeletion = (
  { id, name }: NamedItem,
  state: Deletion['state'],
  message?: string,
): Deletion => ({ operation: 'delete', userId: '1', id, name, state, since: 0, message });
