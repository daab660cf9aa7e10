import { retryAfterSignIn } from '@planner/api-client';
import { createSession } from '@planner/features/auth';
import { createApi } from '../api.ts';

/** The session of this tab, outside React, because the API client reports 401s to it. */
export const session = createSession();

/** API client and clock of a page with a session. */
export const api: ReturnType<typeof createApi> = createApi({
  onUnauthorized: session.expire,
  retry: retryAfterSignIn(session.renew, {
    confirm: session.confirm,
    limit: () => void session.verify(api.client),
  }),
  offers: (extra) => session.getState().extras.includes(extra),
});
