import type { TableColumn } from '@planner/ui';
import type { KeptList } from '../list/keptLists.ts';
import type { Resource } from './Resource.ts';
import { ItemListView, type ItemListText } from './ItemListView.tsx';
import type { NamedItem } from './NamedItem.ts';
import { useItemList, type ListScreenProps } from './useItemList.ts';

export interface ItemListProps<Item extends NamedItem, New, Update> extends ListScreenProps {
  resource: Resource<Item, New, Update>;
  text: ItemListText;
  /** Between the name and the actions. */
  columns: readonly TableColumn<Item>[];
  kept: KeptList<Item[]>;
}

/** Lists items with a name: filter, sort, add, edit, and deletion with Undo. */
export const ItemList = <Item extends NamedItem, New, Update>({
  resource,
  text,
  columns,
  kept,
  ...screen
}: ItemListProps<Item, New, Update>) => (
  <ItemListView
    noun={resource.noun}
    text={text}
    columns={columns}
    list={useItemList(resource, kept, screen)}
    getEditHref={screen.getEditHref}
    addHref={screen.addHref}
  />
);
