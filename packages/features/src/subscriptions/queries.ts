import type { ApiClient, SubscriptionListQuery, SubscriptionPage } from '@planner/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Which subscriptions to list. */
export interface SubscriptionListParams {
  /** From 1. */
  page: number;
  /** Empty for all. */
  query: string;
  /** Empty for all. */
  status: string;
  sort: SubscriptionListQuery['sort'];
}

/** A page of subscriptions, and what it answers. */
export interface SubscriptionList extends SubscriptionPage {
  asked: SubscriptionListParams;
}

/**
 * One page of subscriptions. Each question has its own entry, so that a late answer never lands under another one; until the
 * next one is there, the last one stays.
 */
export const listSubscriptionsQuery = (client: ApiClient, params: SubscriptionListParams) =>
  queryOptions({
    queryKey: ['listSubscriptions', params] as const,
    queryFn: async ({ signal }): Promise<SubscriptionList> => ({
      ...(await client.listSubscriptions(params, { signal })),
      asked: params,
    }),
    placeholderData: keepPreviousData,
  });
