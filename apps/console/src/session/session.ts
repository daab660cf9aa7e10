import { retryAfterSignIn } from '@planner/api-client';
import { createSession } from '@planner/features/auth';
import { createApi } from '../api.ts';

/** The session of this tab, outside React, because the API client reports 401s to it. */
export const session = createSession();

/** True if the server offers an operation or parameter that openapi.yaml marks `x-extra`. In components use `useSession`. */
export const offers = (extra: string): boolean => session.getState().extras.includes(extra);

/** True unless the server refuses an operation to the account. In components use `useSession`. */
export const allows = (operation: string): boolean => !session.getState().refused.includes(operation);

/** API client and clock of a page with a session. */
export const api: ReturnType<typeof createApi> = createApi({
  onUnauthorized: session.expire,
  retry: retryAfterSignIn(session.renew, {
    confirm: session.confirm,
    limit: () => void session.verify(api.client),
  }),
  isOffered: offers,
});
