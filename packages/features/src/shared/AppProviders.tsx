import type { ApiClient } from '@planner/api-client';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiContext } from './useApi.ts';
import { ServerNowContext } from './useServerNow.ts';

export interface AppProvidersProps {
  /** Talks to the server. */
  client: ApiClient;
  /** Holds the server's answers; made by `createQueryClient`. */
  queryClient: QueryClient;
  /** The server's time in milliseconds since 1970. Default is the device's clock, which may be wrong. */
  serverNow?: (() => number) | undefined;
  children: ReactNode;
}

/** What every feature needs around it. The session comes on top: see `SessionProvider` of the feature auth. */
export const AppProviders = ({ client, queryClient, serverNow = Date.now, children }: AppProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <ApiContext value={client}>
      <ServerNowContext value={serverNow}>{children}</ServerNowContext>
    </ApiContext>
  </QueryClientProvider>
);
