import { EmptyState, Skeleton, Table, Text, type TableColumn, type TableSort } from '@planner/ui';
import { memo, useMemo, type MemoExoticComponent } from 'react';
import type { Noun } from '../format/Noun.ts';
import { actionsColumn, type DeleteButtonProps, EditLink } from '../list/actionsColumn.tsx';
import type { ItemListText } from './ItemListView.tsx';
import type { NamedItem, NameSort } from './Resource.ts';

export interface ItemRowsProps<Item extends NamedItem> extends DeleteButtonProps<Item> {
  noun: Noun;
  text: ItemListText;
  rows: readonly Item[];
  columns: readonly TableColumn<Item>[];
  isLoading: boolean;
  isStale: boolean;
  isFiltered: boolean;
  sort: NameSort;
  onSortChange: (sort: TableSort) => void;
  getEditHref: (id: string) => string;
}

const itemColumns = <Item extends NamedItem>({
  nameHeader,
  columns,
  getEditHref,
  ...deleteButton
}: Pick<ItemRowsProps<Item>, 'columns' | 'getEditHref' | keyof DeleteButtonProps<Item>> &
  Pick<ItemListText, 'nameHeader'>): TableColumn<Item>[] => [
  {
    id: 'name',
    header: nameHeader,
    isRowHeader: true,
    isSortable: true,
    loadingCell: <Skeleton width="medium" />,
    cell: ({ name }) => (
      <Text as="bdi" weight="semibold">
        {name}
      </Text>
    ),
  },
  ...columns,
  actionsColumn({
    ...deleteButton,
    nameOf: ({ name }) => name,
    firstAction: ({ id, name }) => <EditLink href={getEditHref(id)} name={name} />,
  }),
];

const Rows = <Item extends NamedItem>({
  noun,
  text,
  columns,
  isFiltered,
  sort,
  getEditHref,
  onDelete,
  deleteButtonRef,
  ...table
}: ItemRowsProps<Item>) => {
  const { nameHeader } = text;
  const allColumns = useMemo(
    () => itemColumns({ nameHeader, columns, getEditHref, onDelete, deleteButtonRef }),
    [nameHeader, columns, getEditHref, onDelete, deleteButtonRef],
  );
  return (
    <Table
      {...table}
      label={text.title}
      columns={allColumns}
      getRowId={({ id }) => id}
      hasRowLinks
      sort={{ columnId: 'name', direction: sort }}
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
