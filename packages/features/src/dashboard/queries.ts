import type { ApiClient } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';

// The first word is that of the whole, so that who saves something names both parts at once.

/** Totals. The host may fetch them ahead, while the screen itself is still loading. */
export const getTotalsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getDashboard', 'getTotals'],
    queryFn: ({ signal }) => client.getTotals({ signal }),
  });

/** Who joined last. */
export const getRecentUsersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getDashboard', 'getRecentUsers'],
    queryFn: ({ signal }) => client.getRecentUsers({ signal }),
  });

/** How many users joined in each of the last weeks. */
export const getUserGrowthQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getUserGrowth'],
    queryFn: ({ signal }) => client.getUserGrowth({ signal }),
  });

/** How many subscriptions there are in each status. */
export const getSubscriptionStatusesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['getSubscriptionStatuses'],
    queryFn: ({ signal }) => client.getSubscriptionStatuses({ signal }),
  });
