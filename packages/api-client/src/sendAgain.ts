import type { Middleware } from 'openapi-fetch';

/** Calls whose 401 is the answer itself, and no news of a session that has ended. */
const OWN_ANSWER = new Set(['/auth/login', '/auth/logout', '/auth/session']);

const NO_SESSION = 401;

/** Waits for a promise, or until the signal aborts: then rejects with its reason. */
const unlessAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/**
 * Sends a request that was answered with 401 once more, as it was, after `renewSession` has had somebody sign in again.
 * The caller only waits longer. When nobody signs in, or the second answer is a 401 as well, that is the answer.
 */
export const sendAgain = (renewSession: () => Promise<boolean>): Middleware => {
  // A request can be sent once; a copy has to be taken before.
  const copies = new Map<string, Request>();
  return {
    onRequest: ({ id, request, schemaPath }) => {
      if (!OWN_ANSWER.has(schemaPath)) copies.set(id, request.clone());
    },
    onResponse: async ({ id, request, response, options }) => {
      const copy = copies.get(id);
      copies.delete(id);
      if (!copy || response.status !== NO_SESSION) return undefined;
      return (await unlessAborted(renewSession(), request.signal)) ? options.fetch(copy) : undefined;
    },
    onError: ({ id }) => {
      copies.delete(id);
    },
  };
};
