import {
  FilterSelect,
  Inline,
  Isolate,
  Pagination,
  Skeleton,
  Table,
  Text,
  type TableProps,
} from '@planner/ui';
import { useAddedId } from '../announce/useAnnouncer.ts';
import { LoadBody } from '../query/LoadBody.tsx';
import { type PagedList, formatRange, type ListPage, PAGE_SIZES } from './usePagedList.ts';

export interface ListTableProps<Row> extends Omit<
  TableProps<Row>,
  'rows' | 'getRowId' | 'isLoading' | 'isStale' | 'footer'
> {
  list: PagedList<ListPage<Row>>;
}

const DEFAULT_SIZE = 10;
const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({
  value: size === DEFAULT_SIZE ? '' : String(size),
  label: `${size} per page`,
}));

/** Rows, pagination, and the loading, empty and error states. */
export const ListTable = <Row extends { id: string }>({ list, ...table }: ListTableProps<Row>) => {
  const { state, limit, onLimitChange, getPageHref, onPageChange, onRetry } = list;
  const addedId = useAddedId();
  const page = state.status === 'ready' ? state.data : undefined;
  return (
    <LoadBody state={state} onRetry={onRetry}>
      <Table
        {...table}
        rows={page?.rows ?? []}
        getRowId={({ id }) => id}
        markedId={table.markedId ?? addedId}
        isLoading={!page}
        loadingRows={limit}
        isStale={state.status === 'ready' && state.isStale}
        footer={
          page ? (
            page.rows.length > 0 && (
              <Inline justify="between">
                <Inline>
                  <Text tone="muted" numeric>
                    <Isolate>{formatRange(page)}</Isolate>
                  </Text>
                  {onLimitChange && page.total > DEFAULT_SIZE && (
                    <FilterSelect
                      label="Rows per page"
                      options={SIZE_OPTIONS}
                      value={String(limit ?? '')}
                      onChange={(value) => onLimitChange(Number(value) || undefined)}
                    />
                  )}
                </Inline>
                <Pagination
                  currentPage={page.currentPage}
                  totalPages={page.totalPages}
                  getHref={getPageHref}
                  onPageChange={onPageChange}
                />
              </Inline>
            )
          ) : (
            <Skeleton width="medium" />
          )
        }
      />
    </LoadBody>
  );
};
