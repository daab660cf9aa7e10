import { createApiClient, type ApiClientOptions } from '@planner/api-client';
import { createServerClock } from '@planner/features/shared';
import { apiBaseUrl, watchRequests } from './connection/connection.ts';
import { takeStartResponse } from './prefetch/takeStartResponse.ts';

/** API client and clock; call it once per page. @param session callbacks of a page with a session */
export const createApi = (session: ApiClientOptions = {}) => {
  const clock = createServerClock();
  return {
    client: createApiClient({
      baseUrl: apiBaseUrl,
      fetch: watchRequests((request) => clock.fetch(request, takeStartResponse(request))),
      ...session,
    }),
    serverNow: clock.now,
  };
};
