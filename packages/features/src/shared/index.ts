export { ApiProvider } from './app/ApiProvider.tsx';
export { AppProviders } from './app/AppProviders.tsx';
export { OfflineBanner } from './app/OfflineBanner.tsx';
export { SlowRequestMonitor } from './query/SlowRequestMonitor.tsx';
export { createQueryClient } from './app/createQueryClient.ts';
export { createServerClock, type StartedRequest } from './app/createServerClock.ts';
export { prefetchQuery } from './app/prefetchQuery.ts';
export { savesData } from './query/savesData.ts';
export { prefetchItem, prefetchList } from './items/prefetchResource.ts';
