// Journeys read the register of screens, which leads here, in a program without the types of Vite.
/// <reference types="vite/client" />
import { createApiClient, type ApiClientOptions } from '@planner/api-client';
import { watchRequests } from '@planner/features/page';
import { createServerClock } from '@planner/features/shared';
import { basePath } from '@planner/features/storage';
import { takeStartResponse } from './takeStartResponse.ts';

const address: string = import.meta.env['VITE_API_BASE_URL'] || '/api/v1';

/** Address of the API, set at build time if it is on another host. */
export const apiBaseUrl: string = address.startsWith('/') ? basePath + address : address;

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
