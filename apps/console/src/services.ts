import { createApiClient } from '@planner/api-client';
import { createQueryClient, createServerClock } from '@planner/features/shared';
import { apiBaseUrl } from './apiBaseUrl.ts';
import { takeStartResponse } from './prefetch/takeStartResponse.ts';
import { offers, session } from './session/session.ts';

const clock = createServerClock();

/** API client and query cache; one of each per page. */
export const services = {
  client: createApiClient({
    baseUrl: apiBaseUrl,
    // The clock must not read a response that has waited.
    fetch: (request) => takeStartResponse(request) ?? clock.fetch(request),
    onUnauthorized: session.expire,
    renewSession: session.renew,
    isOffered: offers,
  }),
  queryClient: createQueryClient(),
  serverNow: clock.now,
};
