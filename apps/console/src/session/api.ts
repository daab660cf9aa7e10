import { createApi } from '../api.ts';
import { offers, session } from './session.ts';

/** API client and clock of a page with a session. */
export const api = createApi({
  onUnauthorized: session.expire,
  renewSession: session.renew,
  isOffered: offers,
});
