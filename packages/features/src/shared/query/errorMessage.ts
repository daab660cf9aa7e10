import { isApiError, type Message } from '@planner/api-client';

/** The server's message, preferring its field errors; else `fallback`, and what to do if the server was not reached. */
export const errorMessage = (error: unknown, fallback: string): string => {
  if (error instanceof DOMException && error.name === 'AbortError')
    return 'Cancelled. The change may still have been saved.';
  if (!isApiError(error)) return fallback;
  if (error.kind === 'network')
    return `${fallback}: the server cannot be reached. Check your connection and try again.`;
  // “Please check the marked fields” is useless where no field is marked.
  return Object.values(error.errors ?? {}).join('. ') || error.message || fallback;
};

/** A server may respond without a message. */
export const successMessage = (
  { isSuccess, data }: { isSuccess: boolean; data: unknown },
  fallback: string,
): string | undefined => {
  const { message }: Partial<Message> = Object(data);
  return isSuccess ? message || fallback : undefined;
};

const GATEWAY_STATUSES = new Set([502, 503, 504]);

/** The connection was lost, or the server is restarting. */
export const isTransient = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || GATEWAY_STATUSES.has(error.status));
