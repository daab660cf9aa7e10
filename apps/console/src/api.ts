import { createApiClient } from '@planner/api-client';
import { createServerClock } from '@planner/features/shared';
import { apiBaseUrl } from './apiBaseUrl.ts';
import { takeStartResponse } from './prefetch/takeStartResponse.ts';
import { offers, session } from './session/session.ts';

const clock = createServerClock();

/** API client; one per page. */
export const api = {
  client: createApiClient({
    baseUrl: apiBaseUrl,
    fetch: (request) => clock.fetch(request, takeStartResponse(request)),
    onUnauthorized: session.expire,
    renewSession: session.renew,
    isOffered: offers,
  }),
  serverNow: clock.now,
};
