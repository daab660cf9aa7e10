import type { SubscriptionStatusCount } from '@planner/api-client';
import {
  CenteredSpinner,
  EmptyState,
  FilterSelect,
  formatNumber,
  type SelectOption,
  Stack,
  type TableSort,
} from '@planner/ui';
import { STATUS_TONES } from '../shared/format/subscriptionStatus.ts';
import { ListHeader } from '../shared/list/ListHeader.tsx';
import { ListTable } from '../shared/list/ListTable.tsx';
import { pageSummary } from '../shared/list/ListPage.ts';
import type { PagedList } from '../shared/list/usePagedList.ts';
import { RefetchMessage } from '../shared/query/LoadBody.tsx';
import type { SubscriptionList, SubscriptionListParams } from './queries.ts';
import { subscriptionColumns } from './subscriptionColumns.tsx';

export interface SubscriptionsViewProps {
  list: PagedList<SubscriptionList>;
  /** True if the server searches, which includes e-mail addresses. */
  hasPages: boolean;
  status: string;
  sort: SubscriptionListParams['sort'];
  onStatusChange: (status: string) => void;
  onSortChange: (sort: SubscriptionListParams['sort']) => void;
  getUserHref: (userId: string) => string;
}

/** Known statuses, then others that occur, each with its count once loaded. */
const statusOptions = (counts: readonly SubscriptionStatusCount[] = []): SelectOption[] => {
  const counted = new Map(counts.map(({ status, subscriptions }) => [status, subscriptions]));
  const statuses = new Set([...STATUS_TONES.keys(), ...counted.keys()]);
  return [
    { value: '', label: 'All statuses' },
    ...Array.from(statuses, (status) => {
      const count = counted.get(status);
      return { value: status, label: count === undefined ? status : `${status} (${formatNumber(count)})` };
    }),
  ];
};

const toTableSort = (sort: SubscriptionListParams['sort']): TableSort | undefined =>
  sort && { columnId: 'expires', direction: sort === 'expires' ? 'ascending' : 'descending' };

/** Loads with a spinner and fails with a banner, unlike other lists. */
export const SubscriptionsView = ({ list, ...props }: SubscriptionsViewProps) => {
  const { state } = list;
  const page = state.status === 'ready' ? state.data : undefined;
  return (
    <Stack gap="l">
      <ListHeader
        title="User Subscriptions"
        state={state}
        summaryOf={(subscriptions) => pageSummary(subscriptions, 'subscription')}
        search={list.search}
        searchLabel="Search subscriptions"
        searchPlaceholder={props.hasPages ? 'Search by name, email or ID...' : 'Search by name or ID...'}
        filters={
          <FilterSelect
            label="Status"
            options={statusOptions(page?.statuses)}
            value={props.status}
            onChange={props.onStatusChange}
          />
        }
      />
      {state.status === 'loading' && <CenteredSpinner label="Loading subscriptions..." />}
      {state.status === 'failed' && <RefetchMessage state={state} onRetry={list.onRetry} />}
      {page && (
        <ListTable
          label="Subscriptions"
          isSteady
          list={list}
          columns={subscriptionColumns(props.getUserHref)}
          sort={toTableSort(props.sort)}
          onSortChange={({ direction }) =>
            props.onSortChange(direction === 'ascending' ? 'expires' : '-expires')
          }
          emptyState={
            <EmptyState
              icon="subscriptions"
              title="No subscriptions found"
              description={
                page.params.query || page.params.status
                  ? 'Try a different search term or status'
                  : 'There are currently no active subscriptions'
              }
            />
          }
        />
      )}
    </Stack>
  );
};
