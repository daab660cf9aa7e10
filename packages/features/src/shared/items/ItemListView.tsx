import {
  formatCount,
  formatNumber,
  Isolate,
  LinkButton,
  type IconName,
  type TableColumn,
  type TableSort,
} from '@planner/ui';
import { capitalize, type Noun } from '../format/Noun.ts';
import { LoadBody } from '../query/LoadBody.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import type { RowDeletion } from '../list/useDeletion.ts';
import type { SearchText } from '../list/useSearchText.ts';
import { useStableCallback } from '../list/useStableCallback.ts';
import type { LoadState } from '../query/useLoadState.ts';
import { ItemRows } from './ItemRows.tsx';
import type { NamedItem, NameSort } from './Resource.ts';

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

export interface ItemListViewProps<Item extends NamedItem> {
  noun: Noun;
  text: ItemListText;
  columns: readonly TableColumn<Item>[];
  state: LoadState<FoundItems<Item>>;
  search: SearchText;
  sort: NameSort;
  onSortChange: (sort: NameSort) => void;
  deletion: RowDeletion<Item>;
  onRetry: () => void;
  getEditHref: (id: string) => string;
  addHref: string;
}

const NONE = { rows: [], total: 0 };

const describeRow = ({ name }: NamedItem) => <Isolate>“{name}”</Isolate>;

export const ItemListView = <Item extends NamedItem>(props: ItemListViewProps<Item>) => {
  const { noun, text, state, search, deletion, addHref } = props;
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
      actions={
        <LinkButton variant="primary" icon="add" href={addHref}>
          Add {capitalize(noun.one)}
        </LinkButton>
      }
      deletion={deletion}
      describeRow={describeRow}
    >
      {(deleteButton) => (
        <LoadBody state={state} onRetry={props.onRetry}>
          <ItemRows
            {...deleteButton}
            noun={noun}
            text={text}
            rows={rows}
            columns={props.columns}
            isLoading={state.status === 'loading'}
            isStale={state.status === 'ready' && state.isStale}
            isFiltered={rows.length < total}
            sort={props.sort}
            onSortChange={onSortChange}
            getEditHref={props.getEditHref}
          />
        </LoadBody>
      )}
    </ListScreen>
  );
};
