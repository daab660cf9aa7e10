export { AppProviders, type AppProvidersProps } from './AppProviders.tsx';
export { OfflineBanner } from './OfflineBanner.tsx';
export { StillWorking } from './StillWorking.tsx';
export { createQueryClient } from './createQueryClient.ts';
export { createServerClock, type ServerClock } from './createServerClock.ts';
export { loadPart } from './loadPart.ts';
export { useApi } from './useApi.ts';
export { useUnreadMessages } from './useUnreadMessages.ts';
