import { useQuery } from '@tanstack/react-query';
import type { HistoryChoice } from '../shared/list/useSearchText.ts';
import { usePagedList } from '../shared/list/usePagedList.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { pageLocally } from './pageLocally.ts';
import { listSubscriptionsQuery, type SubscriptionListParams } from './queries.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

/** The host keeps the list parameters in the URL. */
export interface SubscriptionsProps extends SubscriptionListParams {
  /** True if the server searches, sorts and pages. If not, it sends all subscriptions and the screen does so. */
  hasPages: boolean;
  /** Omitted parameters keep their value. */
  onChange: (change: Partial<SubscriptionListParams>, choice: HistoryChoice) => void;
  getPageHref: (page: number) => string;
  getUserHref: (userId: string) => string;
}

export const Subscriptions = (props: SubscriptionsProps) => {
  const { page, query, status, sort, hasPages, onChange } = props;
  const client = useApi();
  const queryOf = (wanted: number) =>
    listSubscriptionsQuery(client, { page: wanted, query, status, sort }, hasPages);
  const list = usePagedList({
    ...props,
    result: useQuery({
      ...queryOf(page),
      select: (loaded) => pageLocally(loaded, { page, query, status, sort }),
    }),
    queryOf: hasPages ? queryOf : undefined,
    fallback: 'Failed to fetch subscriptions',
    onPageChange: (next, choice) => onChange({ page: next }, choice),
    onQueryChange: (next, choice) => onChange({ page: 1, query: next }, choice),
  });
  return (
    <SubscriptionsView
      {...props}
      list={list}
      onStatusChange={(next) => onChange({ page: 1, status: next }, { replace: false })}
      onSortChange={(next) => onChange({ page: 1, sort: next }, { replace: false })}
    />
  );
};
