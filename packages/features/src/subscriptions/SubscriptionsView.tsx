import type { SubscriptionPagination } from '@planner/api-client';
import {
  CenteredSpinner,
  EmptyState,
  FilterSelect,
  Isolate,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
  Table,
  type TableSort,
} from '@planner/ui';
import { formatNumber } from '../shared/format.ts';
import { PageFooter } from '../shared/PageFooter.tsx';
import { RefetchMessage } from '../shared/RefetchMessage.tsx';
import type { LoadState } from '../shared/useLoadState.ts';
import type { SubscriptionList, SubscriptionListParams } from './queries.ts';
import { statusOptions } from './statusOptions.ts';
import { subscriptionColumns } from './subscriptionColumns.tsx';

export interface SubscriptionsViewProps {
  state: LoadState<SubscriptionList>;
  status: string;
  sort: SubscriptionListParams['sort'];
  /** What stands in the search field; runs ahead of the search that the rows answer. */
  searchText: string;
  onSearchTextChange: (text: string) => void;
  /** Search now. */
  onSearch: () => void;
  onStatusChange: (status: string) => void;
  onSortChange: (sort: SubscriptionListParams['sort']) => void;
  onPageChange: (page: number) => void;
  getPageHref: (page: number) => string;
  getUserHref: (userId: string) => string;
  onRetry: () => void;
}

const summaryOf = ({ totalSubscriptions, currentPage, totalPages }: SubscriptionPagination) =>
  `${formatNumber(totalSubscriptions)} ${totalSubscriptions === 1 ? 'subscription' : 'subscriptions'} · page ${formatNumber(currentPage)} of ${formatNumber(totalPages)}`;

const sortOf = (sort: SubscriptionListParams['sort']): TableSort | undefined =>
  sort && { columnId: 'expires', direction: sort === 'expires' ? 'ascending' : 'descending' };

/** The list of subscriptions. Total, page and rows always come from the same answer. */
export const SubscriptionsView = ({ state, ...props }: SubscriptionsViewProps) => {
  const list = state.status === 'ready' ? state.data : undefined;
  const isFiltered = list !== undefined && (list.asked.query !== '' || list.asked.status !== '');
  return (
    <Stack gap="l">
      <PageHeader
        title="User Subscriptions"
        description={
          list ? (
            <Isolate>{summaryOf(list.pagination)}</Isolate>
          ) : (
            state.status === 'loading' && <Skeleton width="medium" />
          )
        }
        search={
          <SearchField
            label="Search subscriptions"
            placeholder="Search by name, email or ID..."
            value={props.searchText}
            onChange={props.onSearchTextChange}
            onSubmit={props.onSearch}
            onBlur={props.onSearch}
          />
        }
        filters={
          <FilterSelect
            label="Status"
            options={statusOptions(list?.statuses)}
            value={props.status}
            onChange={props.onStatusChange}
          />
        }
      />
      {state.status !== 'loading' && (
        <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={props.onRetry} />
      )}
      {state.status === 'loading' && <CenteredSpinner label="Loading subscriptions..." />}
      {state.status === 'ready' && (
        <Table
          label="Subscriptions"
          columns={subscriptionColumns(props.getUserHref)}
          rows={state.data.subscriptions}
          getRowId={({ id }) => id}
          isStale={state.isStale}
          sort={sortOf(props.sort)}
          onSortChange={({ direction }) =>
            props.onSortChange(direction === 'ascending' ? 'expires' : '-expires')
          }
          emptyState={
            <EmptyState
              icon="subscriptions"
              title="No subscriptions found"
              description={
                isFiltered
                  ? 'Try a different search term or status'
                  : 'There are currently no active subscriptions'
              }
            />
          }
          footer={
            state.data.subscriptions.length > 0 ? (
              <PageFooter
                currentPage={state.data.pagination.currentPage}
                totalPages={state.data.pagination.totalPages}
                perPage={state.data.pagination.subscriptionsPerPage}
                shown={state.data.subscriptions.length}
                total={state.data.pagination.totalSubscriptions}
                getPageHref={props.getPageHref}
                onPageChange={props.onPageChange}
              />
            ) : undefined
          }
        />
      )}
    </Stack>
  );
};
