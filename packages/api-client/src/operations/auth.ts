import { isApiError } from '../ApiError.ts';
import type { ApiClient } from '../createApiClient.ts';
import { logOut as sendLogout } from '../generated/operations/auth.ts';
import type { CallOptions } from '../types.ts';

/** Statuses of a logout without a session to end: there is none, or the server has no such operation. */
const NOTHING_TO_END = new Set([401, 404, 405, 501]);

/** Ends the session. Also resolves if there is none, or if the server has no such operation. */
export const logOut = async (client: ApiClient, options: CallOptions = {}): Promise<void> => {
  try {
    await sendLogout(client, options);
  } catch (error) {
    if (!isApiError(error) || !NOTHING_TO_END.has(error.status)) throw error;
  }
};
