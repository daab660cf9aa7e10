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
import { BILLING_PROBLEMS, statusWord, withKnownStatuses } from '../shared/format/subscriptionStatus.ts';
import { ExportButton, type ListExport } from '../shared/list/ExportButton.tsx';
import { ListHeader } from '../shared/list/ListScreen.tsx';
import { ListTable } from '../shared/list/ListTable.tsx';
import { type PagedList, pageSummary } from '../shared/list/usePagedList.ts';
import { useRights } from '../shared/session/rights.ts';
import { RefetchMessage } from '../shared/query/LoadBody.tsx';
import type { SubscriptionList, SubscriptionListParams } from './queries.ts';
import { subscriptionColumns } from './subscriptionColumns.tsx';

export interface SubscriptionsViewProps {
  list: PagedList<SubscriptionList>;
  status: string;
  endsWithin: number | undefined;
  sort: SubscriptionListParams['sort'];
  onFilter: (change: Partial<Pick<SubscriptionListParams, 'status' | 'endsWithin' | 'sort'>>) => void;
  exports: ListExport;
  getUserHref: (userId: string) => string;
}

/** Each with its count once loaded, and then about as wide as before. */
const statusOptions = (
  counts: readonly SubscriptionStatusCount[] | undefined,
  isLoading: boolean,
): SelectOption[] => {
  const known = withKnownStatuses(counts ?? []);
  const labelOf = (filter: string) => {
    if (!counts) return isLoading ? `${statusWord(filter)} (…)` : statusWord(filter);
    const found = known.filter(({ status }) => filter.split(',').includes(status));
    const total = found.reduce((sum, { subscriptions }) => sum + subscriptions, 0);
    return `${statusWord(filter)} (${formatNumber(total)})`;
  };
  return [
    { value: '', label: 'All statuses' },
    ...[...known.map(({ status }) => status), BILLING_PROBLEMS].map((value) => ({
      value,
      label: labelOf(value),
    })),
  ];
};

const END_OPTIONS: SelectOption[] = [
  { value: '', label: 'Any end' },
  { value: '7', label: 'Ends within 7 days' },
  { value: '30', label: 'Ends within 30 days' },
];

/** What ends is listed soonest first. */
const toEnd = (days: string) =>
  days === ''
    ? { endsWithin: undefined, sort: undefined }
    : { endsWithin: Number(days), sort: 'expires' as const };

const toTableSort = (sort: SubscriptionListParams['sort']): TableSort | undefined =>
  sort && { columnId: 'expires', direction: sort === 'expires' ? 'ascending' : 'descending' };

/** Loads with a spinner and fails with a banner, unlike other lists. */
export const SubscriptionsView = ({ list, onFilter, ...props }: SubscriptionsViewProps) => {
  const { state } = list;
  const { offers } = useRights();
  const hasPages = offers('listSubscriptions.page');
  const page = state.status === 'ready' ? state.data : undefined;
  return (
    <Stack gap="l">
      <ListHeader
        title="User Subscriptions"
        state={state}
        summaryOf={(subscriptions) => pageSummary(subscriptions, 'subscription')}
        search={list.search}
        searchLabel="Search subscriptions"
        // The server's search includes e-mail addresses.
        searchPlaceholder={hasPages ? 'Search by name, email or ID...' : 'Search by name or ID...'}
        filters={
          <>
            <FilterSelect
              label="Status"
              options={statusOptions(page?.statuses, state.status === 'loading')}
              value={props.status}
              onChange={(status) => onFilter({ status })}
            />
            {(!hasPages || offers('listSubscriptions.endsWithin')) && (
              <FilterSelect
                label="End"
                options={END_OPTIONS}
                value={String(props.endsWithin ?? '')}
                onChange={(days) => onFilter(toEnd(days))}
              />
            )}
          </>
        }
        actions={<ExportButton {...props.exports} isDisabled={!page?.rows.length} />}
      />
      {state.status === 'loading' && <CenteredSpinner label="Loading subscriptions..." />}
      {state.status === 'failed' && <RefetchMessage state={state} onRetry={list.onRetry} />}
      {page && (
        <ListTable
          label="Subscriptions"
          isSteady
          hasRowLinks
          list={list}
          columns={subscriptionColumns(props.getUserHref)}
          sort={toTableSort(props.sort)}
          onSortChange={({ direction }) =>
            // The third press brings back the newest first.
            onFilter({
              sort:
                props.sort === '-expires' ? undefined : direction === 'ascending' ? 'expires' : '-expires',
            })
          }
          emptyState={
            <EmptyState
              icon="subscriptions"
              title="No subscriptions found"
              description={
                page.params.query || page.params.status || page.params.endsWithin
                  ? 'Try a different search term or filter'
                  : 'There are currently no active subscriptions'
              }
            />
          }
        />
      )}
    </Stack>
  );
};
