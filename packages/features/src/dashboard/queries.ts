import { type ApiClient, getDashboard, getSubscriptionStatuses, getUserGrowth } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Query of the totals and recent users. */
export const getDashboardQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getDashboard'],
    queryFn: ({ signal }) => getDashboard(client, { signal }),
  });

export const getUserGrowthQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getUserGrowth'],
    queryFn: async ({ signal }) => (await getUserGrowth(client, { signal })).weeks,
  });

export const getSubscriptionStatusesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getSubscriptionStatuses'],
    queryFn: async ({ signal }) => (await getSubscriptionStatuses(client, { signal })).statuses,
  });
