import { QueryClient } from '@tanstack/react-query';
import { isTransient } from '../query/errorMessage.ts';
import { RETRY_DELAY_MS } from '../query/useLoad.ts';

/** In milliseconds: navigating to a prefetched page sends no second request. */
const FRESH_MS = 5000;

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
