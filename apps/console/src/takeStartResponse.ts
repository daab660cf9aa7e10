import type { StartedRequest } from '@planner/features/shared';
import { storage } from '@planner/features/storage';

interface StartRequest extends StartedRequest {
  /** The stored user at that time. */
  user: string | null;
  href: string;
  abort: () => void;
}

declare global {
  /** The requests that index.html has sent. */
  var startRequests: StartRequest[] | undefined;
}

/** A response that has waited longer is outdated. */
const MAX_AGE_MS = 60_000;

/**
 * The request that index.html sent while the code was loading, once. Undefined if it sent others, or if the user
 * may have changed since: after a sign-in or any other change here, or a sign-in or logout in another tab.
 */
export const takeStartResponse = ({ method, url, signal }: Request): StartedRequest | undefined => {
  const { startRequests = [] } = globalThis;
  const isValid =
    method === 'GET' && storage.read('user') === startRequests[0]?.user && performance.now() < MAX_AGE_MS;
  if (!isValid) startRequests.length = 0;
  const index = startRequests.findIndex(({ href }) => href === url);
  const [started] = index < 0 ? [] : startRequests.splice(index, 1);
  if (started) signal.addEventListener('abort', started.abort);
  return started;
};
