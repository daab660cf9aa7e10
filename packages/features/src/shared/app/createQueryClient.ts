import { isApiError } from '@planner/api-client';
import { QueryClient } from '@tanstack/react-query';
import { FRESH_MS, RETRY_DELAY_MS } from '../query/constants.ts';

const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** The connection was lost, or the server is restarting. */
const isTransient = (error: unknown) =>
  isApiError(error) && (error.kind === 'network' || GATEWAY_STATUSES.has(error.status));

/** Mutations never retry. `networkMode: 'always'`: offline, a request fails immediately instead of being sent later. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: RETRY_DELAY_MS,
        staleTime: FRESH_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
