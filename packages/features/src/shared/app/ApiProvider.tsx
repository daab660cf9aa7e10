import type { ApiClient } from '@planner/api-client';
import type { ReactNode } from 'react';
import { ApiContext } from './useApi.ts';
import { ServerNowContext } from './useServerNow.ts';

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
