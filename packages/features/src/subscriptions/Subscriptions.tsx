import { useQuery } from '@tanstack/react-query';
import type { HistoryChoice } from '../shared/HistoryChoice.ts';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { usePages } from '../shared/usePages.ts';
import { useSearchText } from '../shared/useSearchText.ts';
import { messages } from './messages.ts';
import { listSubscriptionsQuery, type SubscriptionListParams } from './queries.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

export interface SubscriptionsProps extends SubscriptionListParams {
  /** Another part of the list; what is left out stays. Held by the host, in the URL. */
  onChange: (change: Partial<SubscriptionListParams>, choice: HistoryChoice) => void;
  /** Address of a page of the current list, so that pages are links. */
  getPageHref: (page: number) => string;
  getUserHref: (userId: string) => string;
}

/** The list of subscriptions: search, status, order and pages. */
export const Subscriptions = ({ page, query, status, sort, onChange, ...hrefs }: SubscriptionsProps) => {
  const client = useApi();
  const queryOf = (wanted: number) => listSubscriptionsQuery(client, { page: wanted, query, status, sort });
  const list = useQuery(queryOf(page));
  usePages({
    page,
    list,
    placeOf: ({ pagination }) => pagination,
    queryOf,
    onPageMissing: (lastPage) => onChange({ page: lastPage }, { replace: true }),
  });
  const search = useSearchText(query, (next) =>
    // Refining a search is one step of the history, not one for each pause.
    onChange({ page: 1, query: next }, { replace: query !== '' && next !== '' }),
  );
  return (
    <SubscriptionsView
      {...hrefs}
      state={useLoadState(list, messages.listSubscriptions)}
      status={status}
      sort={sort}
      searchText={search.text}
      onSearchTextChange={search.setText}
      onSearch={search.submit}
      onStatusChange={(next) => onChange({ page: 1, status: next }, { replace: false })}
      onSortChange={(next) => onChange({ page: 1, sort: next }, { replace: false })}
      onPageChange={(next) => onChange({ page: next }, { replace: false })}
      onRetry={() => void list.refetch()}
    />
  );
};
