import type { ApiClient } from '@planner/api-client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiContext } from './useApi.ts';
import { ServerNowContext } from './useServerNow.ts';

export interface AppProvidersProps {
  client: ApiClient;
  queryClient: QueryClient;
  /** Server time in milliseconds since 1970. @default the device's clock, which may be wrong */
  serverNow?: (() => number) | undefined;
  children: ReactNode;
}

/** Context of every feature. `SessionProvider` of the auth feature adds the session. */
export const AppProviders = ({ client, queryClient, serverNow = Date.now, children }: AppProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <ApiContext value={client}>
      <ServerNowContext value={serverNow}>{children}</ServerNowContext>
    </ApiContext>
  </QueryClientProvider>
);
