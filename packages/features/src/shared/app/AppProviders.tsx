import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { ApiProvider, type ApiProviderProps } from './ApiProvider.tsx';
import { isTransient } from '../query/errorMessage.ts';
import { RETRY_DELAY_MS } from '../query/useApiQuery.ts';

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

export interface AppProvidersProps extends ApiProviderProps {
  queryClient: QueryClient;
}

/** Context of every feature. `SessionProvider` of the auth feature adds the session. */
export const AppProviders = ({ queryClient, ...api }: AppProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <ApiProvider {...api} />
  </QueryClientProvider>
);
