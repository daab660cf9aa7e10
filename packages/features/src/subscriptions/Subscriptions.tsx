import { createMatcher } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { statusWord } from '../shared/format/subscriptionStatus.ts';
import { type PagedListScreenProps, usePagedList } from '../shared/list/usePagedList.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { useRights } from '../shared/session/rights.ts';
import { exportSubscriptionsMutation } from './mutations.ts';
import { listSubscriptionsQuery, type SubscriptionListParams, type SubscriptionList } from './queries.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';
import type { Subscription } from '@planner/api-client';

const DEFAULT_SIZE = 10;
const DAY_MS = 86_400_000;

/** Subscriptions without an end come last. */
const endOf = ({ expiresDate }: Subscription) =>
  expiresDate === null ? Number.MAX_VALUE : Date.parse(expiresDate);

/** Pages the list of a server that sends all subscriptions; returns any other list unchanged. @param now milliseconds since 1970 */
const pageLocally = (
  list: SubscriptionList,
  params: SubscriptionListParams,
  now: number,
): SubscriptionList => {
  if (!list.isWhole) return list;
  const isFound = createMatcher(params.query);
  const statuses = params.status.split(',');
  const isEnding = (end: number) =>
    params.endsWithin === undefined || (end >= now && end < now + params.endsWithin * DAY_MS);
  const found = list.rows.filter((row) => {
    const { name, userId, originalTransactionId, status } = row;
    return (
      (params.status === '' || statuses.includes(status)) &&
      isEnding(endOf(row)) &&
      isFound(name, userId, originalTransactionId)
    );
  });
  const direction = params.sort === '-expires' ? -1 : 1;
  const sorted = params.sort ? found.toSorted((a, b) => direction * (endOf(a) - endOf(b))) : found;
  const perPage = params.limit ?? DEFAULT_SIZE;
  const totalPages = Math.max(1, Math.ceil(found.length / perPage));
  const currentPage = Math.min(params.page, totalPages);
  return {
    ...list,
    isWhole: false,
    params,
    rows: sorted.slice((currentPage - 1) * perPage, currentPage * perPage),
    currentPage,
    totalPages,
    perPage,
    total: found.length,
  };
};

/** In the order of the file. */
const EXPORT_COLUMNS = [
  { value: 'userId', label: 'User ID' },
  { value: 'name', label: 'Name' },
  { value: 'transactionId', label: 'Transaction ID' },
  { value: 'status', label: 'Status' },
  { value: 'expires', label: 'Expires' },
];

/** The host keeps the list parameters in the URL. */
export interface SubscriptionsProps
  extends SubscriptionListParams, PagedListScreenProps<SubscriptionListParams> {
  getUserHref: (userId: string) => string;
}

/** The list of subscriptions, with search, filters and order. */
export const Subscriptions = (props: SubscriptionsProps) => {
  const { page, limit, query, status, endsWithin, sort, onChange } = props;
  // Without pages, the server sends all subscriptions, and the screen searches, sorts and pages.
  const { offers } = useRights();
  const hasPages = offers('listSubscriptions.page');
  const hasLimit = !hasPages || offers('listSubscriptions.limit');
  const client = useApi();
  const now = useServerNow()();
  const choice = { query, status, endsWithin, sort, limit: hasLimit ? limit : undefined };
  const queryOf = (wanted: number) => listSubscriptionsQuery(client, { ...choice, page: wanted }, hasPages);
  const list = usePagedList({
    ...props,
    result: useQuery({
      ...queryOf(page),
      select: (loaded) => pageLocally(loaded, { ...choice, page }, now),
    }),
    queryOf: hasPages ? queryOf : undefined,
    fallback: 'Failed to fetch subscriptions',
    limit: choice.limit,
    hasLimit,
  });
  return (
    <SubscriptionsView
      {...props}
      list={list}
      onFilter={(change) => onChange({ page: 1, ...change }, { replace: false })}
      exports={{
        list: { name: 'subscriptions', one: 'subscription', many: 'subscriptions' },
        scope: [
          ...(status === '' ? [] : [statusWord(status)]),
          ...(endsWithin === undefined ? [] : [`ends within ${endsWithin} days`]),
          ...(query === '' ? [] : [`search ${query}`]),
        ],
        total: list.state.status === 'ready' ? list.state.data.total : undefined,
        choices: { operation: 'exportSubscriptions', columns: EXPORT_COLUMNS },
        mutationOf: (onProgress, { query: parameters }) =>
          exportSubscriptionsMutation(client, choice, parameters, onProgress),
      }}
    />
  );
};
