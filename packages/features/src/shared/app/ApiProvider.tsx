import type { ApiClient } from '@planner/api-client';
import { createContext, use, type ReactNode } from 'react';

const ApiContext = createContext<ApiClient | null>(null);
const ServerNowContext = createContext<() => number>(Date.now);

export interface ApiProviderProps {
  client: ApiClient;
  /** Server time in milliseconds since 1970. @default the device's clock, which may be wrong */
  serverNow?: (() => number) | undefined;
  children: ReactNode;
}

/** Context of every feature. Enough for pages without a session; others need `AppProviders`. */
export const ApiProvider = ({ client, serverNow = Date.now, children }: ApiProviderProps) => (
  <ApiContext value={client}>
    <ServerNowContext value={serverNow}>{children}</ServerNowContext>
  </ApiContext>
);

/** Returns the API client. Throws outside `ApiProvider`. */
export const useApi = (): ApiClient => {
  const client = use(ApiContext);
  if (client === null) throw new Error('useApi must be used inside ApiProvider');
  return client;
};

/** Returns a function that returns the server's time in milliseconds since 1970. */
export const useServerNow = (): (() => number) => use(ServerNowContext);
