/** A request that was sent before. */
export interface StartedRequest {
  response: Promise<Response>;
  /** When the response arrived, in milliseconds since 1970 by the device's clock; set as soon as it has. */
  receivedAt?: number;
}

/** Accurate to one second, like the `Date` header. A cross-origin server must expose it, else this is the device's time. */
export const createServerClock = () => {
  let offsetMs = 0;
  return {
    /** Sends a request, unless it has been started, and reads the time from the `Date` header of its response. */
    fetch: async (request: Request, started?: StartedRequest): Promise<Response> => {
      const response = await (started?.response ?? globalThis.fetch(request));
      const date = Date.parse(response.headers.get('Date') ?? '');
      if (!Number.isNaN(date)) offsetMs = date - (started?.receivedAt ?? Date.now());
      return response;
    },
    /** The server's time in milliseconds since 1970; the device's time until the first response. */
    now: () => Date.now() + offsetMs,
  };
};
