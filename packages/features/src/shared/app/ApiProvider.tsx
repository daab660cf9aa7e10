import type { PublicClient } from '@planner/api-client';
import type { ReactNode } from 'react';
import { PublicApiContext } from './usePublicApi.ts';
import { ServerNowContext } from './useServerNow.ts';

export interface ApiProviderProps {
  client: PublicClient;
  /** Server time in milliseconds since 1970. @default the device's clock, which may be wrong */
  serverNow?: (() => number) | undefined;
  children: ReactNode;
}

/** Context of every feature. Enough for pages without a session; others need `AppProviders`. */
export const ApiProvider = ({ client, serverNow = Date.now, children }: ApiProviderProps) => (
  <PublicApiContext value={client}>
    <ServerNowContext value={serverNow}>{children}</ServerNowContext>
  </PublicApiContext>
);
