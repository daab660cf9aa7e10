import type { Send } from './createApiClient.ts';
import { secondsToWait } from './toApiError.ts';
import { wait } from './wait.ts';

/** How patient `retryWhenBusy` is. */
export interface RetryWhenBusyOptions {
  /** Sends a request. Defaults to the global `fetch`, looked up at each call. */
  fetch?: Send | undefined;
  /** How often a request is sent, the first time included. Default 4. */
  attempts?: number | undefined;
  /** The longest `Retry-After` that is waited for, in seconds. A request whose server asks for more is not retried. Default 60. */
  maxWaitS?: number | undefined;
}

/** Statuses of a server that has done nothing yet, so that a save can be sent again, too. */
const BUSY = new Set([429, 503]);

/**
 * A `fetch` for `createApiClient` that obeys `Retry-After`: after a 429 or a 503 it waits as long as the server says, and sends the
 * request again. A response without that header is the result at once. Aborting ends the wait.
 *
 * @example
 * const client = createApiClient({ baseUrl, token, fetch: retryWhenBusy({ attempts: 6 }) });
 */
export const retryWhenBusy =
  ({
    fetch: send = (request) => globalThis.fetch(request),
    attempts = 4,
    maxWaitS = 60,
  }: RetryWhenBusyOptions = {}): Send =>
  async (request) => {
    for (let left = attempts - 1; left > 0; left -= 1) {
      // A request's body can be read only once.
      const response = await send(request.clone());
      const seconds = BUSY.has(response.status)
        ? secondsToWait(response.headers.get('Retry-After'))
        : undefined;
      if (seconds === undefined || seconds > maxWaitS) return response;
      await response.body?.cancel();
      await wait(seconds * 1000, request.signal);
    }
    return send(request);
  };
