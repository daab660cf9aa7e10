import { isApiError } from '@planner/api-client';
import { QueryClient } from '@tanstack/react-query';
import { FRESH_MS, RETRY_DELAY_MS } from './constants.ts';

const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** Whether the same request may well succeed a moment later: a cut connection, or a server that is just restarting. */
const isPassing = (error: unknown) =>
  isApiError(error) && (error.kind === 'network' || GATEWAY_STATUSES.has(error.status));

/**
 * Makes the cache of the server's answers; one for each page load.
 *
 * Reads are tried once more after a passing fault and never after a refusal; saves are never repeated by themselves.
 * Nothing is held back while the browser believes to be offline: a request then fails at once, with a message, in place of
 * being sent unseen later.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: RETRY_DELAY_MS,
        staleTime: FRESH_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
