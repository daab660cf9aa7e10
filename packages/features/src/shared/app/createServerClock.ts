export interface ServerClock {
  /** Reads the time from the `Date` header of each response; pass it to `createApiClient`. */
  fetch: (request: Request) => Promise<Response>;
  /** The server's time in milliseconds since 1970; the device's time until the first response. */
  now: () => number;
}

/**
 * Accurate to one second, like the `Date` header. A cross-origin server must expose the header
 * (`Access-Control-Expose-Headers`), else the clock falls back to the device's time.
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
