import { isApiError } from '@planner/api-client';

const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** The connection was lost, or the server is restarting. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || GATEWAY_STATUSES.has(error.status));
