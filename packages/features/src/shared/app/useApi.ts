import type { ApiClient } from '@planner/api-client';
import { createContext, use } from 'react';

export const ApiContext = createContext<ApiClient | null>(null);

/** Returns the API client. Throws outside `ApiProvider`. */
export const useApi = (): ApiClient => {
  const client = use(ApiContext);
  if (client === null) throw new Error('useApi must be used inside ApiProvider');
  return client;
};
