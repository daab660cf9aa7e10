import type { ApiClient } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

export const getDashboardQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getDashboard'],
    queryFn: ({ signal }) => client.getDashboard({ signal }),
  });

export const getUserGrowthQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getUserGrowth'],
    queryFn: async ({ signal }) => (await client.getUserGrowth({ signal })).weeks,
  });

export const getSubscriptionStatusesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getSubscriptionStatuses'],
    queryFn: async ({ signal }) => (await client.getSubscriptionStatuses({ signal })).statuses,
  });
