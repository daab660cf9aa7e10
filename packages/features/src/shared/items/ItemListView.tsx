import {
  EmptyState,
  formatCount,
  formatNumber,
  LinkButton,
  Skeleton,
  Table,
  type IconName,
  type TableColumn,
  type TableSort,
  Text,
} from '@planner/ui';
import { memo, type ReactNode, useMemo } from 'react';
import { useAddedId } from '../announce/useAnnouncer.ts';
import { capitalize, type Noun } from '../format/Noun.ts';
import { actionsColumn, type DeleteButtonProps, editLink } from '../list/actionsColumn.tsx';
import { ImportButton, type ListImport } from '../list/ImportButton.tsx';
import { ListScreen, useStableCallback } from '../list/ListScreen.tsx';
import type { RowDeletion } from '../list/DeleteRow.tsx';
import type { SearchText } from '../list/useSearchText.ts';
import { Can } from '../session/Can.tsx';
import { LoadBody } from '../query/LoadBody.tsx';
import type { LoadProps } from '../query/useLoadState.ts';
import type { NamedItem, NameSort, Resource } from './Resource.ts';

export interface ItemListText {
  title: string;
  nameHeader: string;
  icon: IconName;
  emptyTitle: string;
  emptyDescription: string;
}

export interface FoundItems<Item> {
  /** Filtered and sorted. */
  rows: readonly Item[];
  /** Without the filter. */
  total: number;
}

export interface ItemListViewProps<Item extends NamedItem> extends LoadProps<FoundItems<Item>> {
  noun: Noun;
  ids: Resource<Item>['ids'];
  text: ItemListText;
  /** Between the name and the actions. */
  columns: readonly TableColumn<Item>[];
  sort: NameSort;
  getEditHref: (id: string) => string;
  search: SearchText;
  onSortChange: (sort: NameSort) => void;
  deletion: RowDeletion<Item>;
  addHref: string;
  /** Undefined for items that can't be imported. */
  imports?: ListImport | undefined;
  /** Above the table: bulk work of the server. */
  tasks?: ReactNode;
}

interface ItemRowsProps<Item extends NamedItem>
  extends
    Pick<ItemListViewProps<Item>, 'noun' | 'ids' | 'text' | 'columns' | 'sort' | 'getEditHref'>,
    DeleteButtonProps<Item> {
  rows: readonly Item[];
  isLoading: boolean;
  isStale: boolean;
  isFiltered: boolean;
  onSortChange: (sort: TableSort) => void;
}

const nameColumn = (header: string): TableColumn<NamedItem> => ({
  id: 'name',
  header,
  isRowHeader: true,
  isSortable: true,
  loadingCell: <Skeleton width="medium" />,
  cell: ({ name }) => (
    <Text as="bdi" weight="semibold">
      {name}
    </Text>
  ),
});

const AllItemRows = <Item extends NamedItem>(props: ItemRowsProps<Item>) => {
  const { noun, text, columns, isFiltered, sort, getEditHref, ids, onDelete, deleteButtonRef, ...table } =
    props;
  const { nameHeader } = text;
  const allColumns = useMemo(
    (): TableColumn<Item>[] => [
      nameColumn(nameHeader),
      ...columns,
      actionsColumn<Item>({
        nameOf: ({ name }) => name,
        firstAction: editLink(getEditHref, ids.update),
        deleteOperation: ids.delete,
        onDelete,
        deleteButtonRef,
      }),
    ],
    [nameHeader, columns, getEditHref, ids, onDelete, deleteButtonRef],
  );
  return (
    <Table
      {...table}
      label={text.title}
      columns={allColumns}
      getRowId={({ id }) => id}
      hasRowLinks
      markedId={useAddedId()}
      sort={{ columnId: 'name', direction: sort }}
      emptyState={
        <EmptyState
          icon={isFiltered ? 'search' : text.icon}
          title={isFiltered ? `No ${noun.many} found` : text.emptyTitle}
          description={isFiltered ? 'Try a different search term' : text.emptyDescription}
        />
      }
    />
  );
};

/** Memoized: typing in the filter or opening a dialog doesn't render hundreds of rows again. */
const ItemRows = memo(AllItemRows) as typeof AllItemRows;

const NONE = { rows: [], total: 0 };

export const ItemListView = <Item extends NamedItem>(props: ItemListViewProps<Item>) => {
  const { state, search, deletion, addHref, imports, tasks, onRetry, ...table } = props;
  const { noun, text } = table;
  const { rows, total }: FoundItems<Item> = state.status === 'ready' ? state.data : NONE;
  const onSortChange = useStableCallback(({ direction }: TableSort) => props.onSortChange(direction));

  return (
    <ListScreen
      title={text.title}
      state={state}
      summaryOf={() =>
        rows.length === total
          ? formatCount(total, noun.one, noun.many)
          : `${formatNumber(rows.length)} of ${formatNumber(total)} ${noun.many}`
      }
      search={search}
      searchLabel={`Filter ${noun.many}`}
      searchPlaceholder="Filter by name..."
      moreActions={imports && <ImportButton {...imports} />}
      actions={
        <Can operation={table.ids.create}>
          <LinkButton variant="primary" icon="add" href={addHref}>
            Add {capitalize(noun.one)}
          </LinkButton>
        </Can>
      }
      deletion={deletion}
    >
      {(deleteButton) => (
        <LoadBody state={state} onRetry={onRetry}>
          {tasks}
          <ItemRows
            {...table}
            {...deleteButton}
            rows={rows}
            isLoading={state.status === 'loading'}
            isStale={state.status === 'ready' && state.isStale}
            isFiltered={rows.length < total}
            onSortChange={onSortChange}
          />
        </LoadBody>
      )}
    </ListScreen>
  );
};
