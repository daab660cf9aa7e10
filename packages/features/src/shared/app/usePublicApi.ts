import type { PublicClient } from '@planner/api-client';
import { createContext, use } from 'react';

export const PublicApiContext = createContext<PublicClient | null>(null);

/** Returns the API client, for features of pages without a session. Throws outside `ApiProvider`. */
export const usePublicApi = (): PublicClient => {
  const client = use(PublicApiContext);
  if (client === null) throw new Error('usePublicApi must be used inside ApiProvider');
  return client;
};
