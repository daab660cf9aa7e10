export { ApiProvider } from './app/ApiProvider.tsx';
export { AppProviders } from './app/AppProviders.tsx';
export { ConnectionBanner } from './app/ConnectionBanner.tsx';
export { DisconnectedContext } from './query/useLoadState.ts';
export { SlowRequestMonitor } from './query/SlowRequestMonitor.tsx';
export { createQueryClient } from './app/createQueryClient.ts';
export { createServerClock, type StartedRequest } from './app/createServerClock.ts';
export { prefetchQuery } from './app/prefetchQuery.ts';
export { prefetchItem, prefetchList } from './items/queries.ts';
