import { createPublicClient } from '@planner/api-client';
import { createServerClock } from '@planner/features/shared';
import { apiBaseUrl } from './apiBaseUrl.ts';
import { takeStartResponse } from './prefetch/takeStartResponse.ts';
import { offers, session } from './session/session.ts';

const clock = createServerClock();

/** API client of pages without a session; one per page. */
export const api = {
  client: createPublicClient({
    baseUrl: apiBaseUrl,
    fetch: (request) => clock.fetch(request, takeStartResponse(request)),
    onUnauthorized: session.expire,
    renewSession: session.renew,
    isOffered: offers,
  }),
  serverNow: clock.now,
};
