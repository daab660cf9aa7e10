import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ApiProvider, type ApiProviderProps } from './ApiProvider.tsx';

export interface AppProvidersProps extends ApiProviderProps {
  queryClient: QueryClient;
}

/** Context of every feature. `SessionProvider` of the auth feature adds the session. */
export const AppProviders = ({ queryClient, ...api }: AppProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <ApiProvider {...api} />
  </QueryClientProvider>
);
