import { createApiClient } from '@planner/api-client';
import { createQueryClient, createServerClock } from '@planner/features/shared';
import { session } from './session/session.ts';
import { createFetchAhead } from './start/createFetchAhead.ts';

/** Address of api/v1; given while building for an API on another host. */
const baseUrl: string = import.meta.env['VITE_API_BASE_URL'] || '/api/v1';

const clock = createServerClock();
const { send, take } = createFetchAhead(clock.fetch);

/** What talks to the server: one of each for the page. */
export const services = {
  client: createApiClient({
    baseUrl,
    fetch: take,
    onUnauthorized: session.expire,
    renewSession: session.renew,
  }),
  queryClient: createQueryClient(),
  serverNow: clock.now,
};

/** Sends calls ahead: their answers go to the first equal call of `services.client`. Its own promises never settle. */
export const aheadClient = createApiClient({ baseUrl, fetch: send });
