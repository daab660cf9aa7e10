type Fetch = (request: Request) => Promise<Response>;

/** How long an answer that was fetched ahead may wait to be asked for; by then it could tell yesterday's story. */
const MAX_WAIT_MS = 10_000;

/**
 * Two ways to fetch that belong together: what is sent with `send` waits for the first equal request to `take`, which then
 * gets the answer without another request. An answer that is no success is asked for again.
 */
export const createFetchAhead = (fetch: Fetch): { send: Fetch; take: Fetch } => {
  const waiting = new Map<string, Promise<Response>>();
  return {
    send: (request) => {
      const answer = fetch(request);
      waiting.set(request.url, answer);
      // Who takes it deals with its failure.
      answer.catch(() => {});
      setTimeout(() => waiting.delete(request.url), MAX_WAIT_MS);
      // Nobody reads it here.
      return new Promise<never>(() => {});
    },
    take: async (request) => {
      const answer = request.method === 'GET' ? waiting.get(request.url) : undefined;
      waiting.delete(request.url);
      const response = await answer?.catch(() => undefined);
      return response?.ok ? response : fetch(request);
    },
  };
};
