import { storage } from '../storage.ts';

declare global {
  /** The request that start.js has sent, and the stored user at that time. */
  var startRequest:
    | { user: string; href: string; response: Promise<Response>; abort: () => void }
    | undefined;
}

/** A response that has waited longer is outdated. */
const MAX_AGE_MS = 60_000;

/**
 * The response to the request that start.js sent while the code was loading, once. Undefined if it sent another, or if the user
 * may have changed since: after a sign-in or any other change here, or a sign-in or logout in another tab.
 */
export const takeStartResponse = ({ method, url, signal }: Request): Promise<Response> | undefined => {
  const { startRequest } = globalThis;
  if (!startRequest) return undefined;
  const isValid =
    method === 'GET' && storage.read('user') === startRequest.user && performance.now() < MAX_AGE_MS;
  const isWanted = isValid && url === startRequest.href;
  if (isWanted || !isValid) globalThis.startRequest = undefined;
  if (!isWanted) return undefined;
  signal.addEventListener('abort', startRequest.abort);
  return startRequest.response;
};
