import type { ApiClient } from '@planner/api-client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ApiProvider, type ApiProviderProps } from './ApiProvider.tsx';
import { ApiContext } from './useApi.ts';

export interface AppProvidersProps extends ApiProviderProps {
  client: ApiClient;
  queryClient: QueryClient;
}

/** Context of every feature. `SessionProvider` of the auth feature adds the session. */
export const AppProviders = ({ queryClient, ...api }: AppProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <ApiContext value={api.client}>
      <ApiProvider {...api} />
    </ApiContext>
  </QueryClientProvider>
);
