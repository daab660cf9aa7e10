import { QueryClient } from '@tanstack/react-query';
import { FRESH_MS, RETRY_DELAY_MS } from '../query/constants.ts';
import { isTransient } from '../query/isTransient.ts';

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
