/** A clock that goes by the server. */
export interface ServerClock {
  /** Sends a request and learns the time from the answer's `Date`; give it to `createApiClient`. */
  fetch: (request: Request) => Promise<Response>;
  /** The server's time in milliseconds since 1970; the device's until an answer has told it. */
  now: () => number;
}

/**
 * Makes a clock that is right whatever the device believes, to within the second that `Date` headers are exact to.
 * A server on another host has to expose the header (`Access-Control-Expose-Headers: Date`), else the device's time counts.
 */
export const createServerClock = (): ServerClock => {
  let offsetMs = 0;
  return {
    fetch: async (request) => {
      const response = await globalThis.fetch(request);
      const date = Date.parse(response.headers.get('Date') ?? '');
      if (!Number.isNaN(date)) offsetMs = date - Date.now();
      return response;
    },
    now: () => Date.now() + offsetMs,
  };
};
