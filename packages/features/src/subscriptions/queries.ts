import {
  type ApiClient,
  listSubscriptions,
  type ListSubscriptionsQuery,
  type Subscription,
  type SubscriptionStatusCount,
} from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ListPage, toListPage } from '../shared/list/usePagedList.ts';

export interface SubscriptionListParams {
  /** From 1. */
  page: number;
  /** Rows per page; undefined for 10. */
  limit?: number | undefined;
  query: string;
  /** One or several, separated by commas; empty for all statuses. */
  status: string;
  /** Days; undefined for any end. */
  endsWithin: number | undefined;
  sort: ListSubscriptionsQuery['sort'];
}

export interface SubscriptionList extends ListPage<Subscription> {
  params: SubscriptionListParams;
  /** True if the server ignored the page and sent everything. */
  isWhole: boolean;
  statuses: SubscriptionStatusCount[] | undefined;
}

const WHOLE: SubscriptionListParams = {
  page: 1,
  limit: undefined,
  query: '',
  status: '',
  endsWithin: undefined,
  sort: undefined,
};

/** Query of a page of subscriptions, or of all of them if the server has no pages. */
export const listSubscriptionsQuery = (
  client: ApiClient,
  wanted: SubscriptionListParams,
  hasPages: boolean,
) => {
  const params = hasPages ? wanted : WHOLE;
  return queryOptions({
    queryKey: ['listSubscriptions', params] as const,
    queryFn: async ({ signal }): Promise<SubscriptionList> => {
      const { subscriptions, pagination, isWhole, statuses } = await listSubscriptions(
        client,
        hasPages ? params : {},
        { signal },
      );
      return { ...toListPage(subscriptions, pagination), isWhole, statuses, params };
    },
    placeholderData: keepPreviousData,
  });
};
