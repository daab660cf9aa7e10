import { isApiError, type Message } from '@planner/api-client';
import { ConnectionError } from './ConnectionError.ts';

/** The server was not reached: for data, or for code. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ConnectionError || (isApiError(error) && error.kind === 'network');

/** What the engine throws for a defect of our own code. */
const DEFECTS = [TypeError, ReferenceError, RangeError, SyntaxError];
/** Logged once, though screens render their message many times. */
const logged = new WeakSet();

const logDefect = (error: Error): void => {
  if (logged.has(error)) return;
  logged.add(error);
  console.error(error);
};

/**
 * The server's message, preferring its field errors; else `fallback`, and what to do if the server was not reached. Logs defects of
 * the console, and says that it has one.
 */
export const errorMessage = (error: unknown, fallback: string): string => {
  if (error instanceof DOMException && error.name === 'AbortError')
    return 'Cancelled. The change may still have been saved.';
  if (isUnreachable(error))
    return `${fallback}: the server cannot be reached. Check your connection and try again.`;
  if (error instanceof Error && DEFECTS.some((Defect) => error instanceof Defect)) {
    logDefect(error);
    return `${fallback}: this page has a fault. Reload it and try again.`;
  }
  if (!isApiError(error)) return fallback;
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
  isUnreachable(error) || (isApiError(error) && GATEWAY_STATUSES.has(error.status));
