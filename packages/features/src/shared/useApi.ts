import type { ApiClient } from '@planner/api-client';
import { createContext, use } from 'react';

/** Filled by `AppProviders`. */
export const ApiContext = createContext<ApiClient | null>(null);

/** The client of the API. Throws outside `AppProviders`. */
export const useApi = (): ApiClient => {
  const client = use(ApiContext);
  if (client === null) throw new Error('useApi needs AppProviders around it');
  return client;
};
