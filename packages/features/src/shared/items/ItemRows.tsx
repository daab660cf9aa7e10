import { EmptyState, Table, type TableColumn, type TableSort } from '@planner/ui';
import { memo, useMemo, type MemoExoticComponent } from 'react';
import type { Noun } from '../format/Noun.ts';
import type { RowFocus } from '../list/useRowFocus.ts';
import { itemColumns } from './itemColumns.tsx';
import type { ItemListText } from './ItemListView.tsx';
import type { NamedItem, NameSort } from './NamedItem.ts';

export interface ItemRowsProps<Item extends NamedItem> {
  noun: Noun;
  text: ItemListText;
  items: readonly Item[];
  columns: readonly TableColumn<Item>[];
  isLoading: boolean;
  isStale: boolean;
  isFiltered: boolean;
  sort: NameSort;
  onSortChange: (sort: TableSort) => void;
  getEditHref: (id: string) => string;
  onDelete: (item: NamedItem) => void;
  deleteButtonRef: RowFocus['buttonRef'];
}

const Rows = <Item extends NamedItem>({
  noun,
  text,
  items,
  columns,
  isLoading,
  isStale,
  isFiltered,
  sort,
  onSortChange,
  getEditHref,
  onDelete,
  deleteButtonRef,
}: ItemRowsProps<Item>) => {
  const { nameHeader } = text;
  const allColumns = useMemo(
    () => itemColumns({ nameHeader, columns, getEditHref, onDelete, deleteButtonRef }),
    [nameHeader, columns, getEditHref, onDelete, deleteButtonRef],
  );
  return (
    <Table
      label={text.title}
      columns={allColumns}
      rows={items}
      getRowId={({ id }) => id}
      isLoading={isLoading}
      isStale={isStale}
      hasRowLinks
      sort={{ columnId: 'name', direction: sort }}
      onSortChange={onSortChange}
      emptyState={
        isFiltered ? (
          <EmptyState
            icon="search"
            title={`No ${noun.many} found`}
            description="Try a different search term"
          />
        ) : (
          <EmptyState icon={text.icon} title={text.emptyTitle} description={text.emptyDescription} />
        )
      }
    />
  );
};

/** Memoized: typing in the filter or opening a dialog doesn't render hundreds of rows again. */
export const ItemRows = memo(Rows) as typeof Rows & MemoExoticComponent<typeof Rows>;
