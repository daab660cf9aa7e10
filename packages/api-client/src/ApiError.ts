import type { Versioned } from './types.ts';
import { isRecord, type Parser } from './parse.ts';

interface ApiErrorFacts {
  kind: ApiError['kind'];
  status: number;
  message?: string;
  errors?: Record<string, string> | undefined;
  requestId?: string | undefined;
  retryAfterS?: number | undefined;
  body?: unknown;
  current?: unknown;
  cause?: unknown;
}

/**
 * The only error that the client's methods throw, except for an abort, which they pass through. `message` is the
 * server's message for users, or empty: show your own then (`error.message || FALLBACK`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** No response, an error status, or a response that breaks the contract. */
  readonly kind!: 'network' | 'http' | 'malformed';
  /** HTTP status; 0 without a response. */
  readonly status!: number;
  /** Messages by field; undefined if the response names no field. */
  readonly errors: Record<string, string> | undefined;
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds to wait before retrying, from `Retry-After`. */
  readonly retryAfterS: number | undefined;
  /** After a refused save (412): the stored item as the method would return it, with `etag`. */
  readonly current: unknown;
  /** The response body: parsed JSON, or text. */
  readonly body: unknown;

  constructor({ message = '', cause, ...facts }: ApiErrorFacts) {
    super(message, { cause });
    Object.assign(this, facts);
  }

  /** A copy with the stored item, for servers that do not send it with a 412. */
  withCurrent(current: unknown): ApiError {
    return Object.assign(new ApiError(this), { current });
  }
}

/** True if a caught value is an {@link ApiError}. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/**
 * Whether another user saved first: `current` is then the stored item, of the type that the failed method returns.
 * To overwrite it, save again with `current.etag`.
 * @example if (isEditConflict<User>(error)) show(error.current.name);
 */
export const isEditConflict = <Item extends object>(
  error: unknown,
): error is ApiError & { readonly current: Versioned<Item> } =>
  isApiError(error) && error.status === 412 && error.current !== undefined;

/** Turns a failed request into an ApiError of kind `network`. Returns an abort unchanged. */
export const toNetworkError = (cause: unknown, signal: AbortSignal | null | undefined): unknown => {
  const name = cause instanceof Error ? cause.name : '';
  // A timeout is an error to report; leaving a screen is not.
  const isAbort = signal?.aborted ? name !== 'TimeoutError' : name === 'AbortError';
  return isAbort ? cause : new ApiError({ kind: 'network', status: 0, cause });
};

const sentence = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const fieldErrors = (value: unknown): Record<string, string> | undefined => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => sentence(entry[1]) !== '',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Seconds to wait, from a `Retry-After` header: a number of seconds or a date. */
const secondsToWait = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

const parseOrUndefined = (value: unknown, parse: Parser<unknown> | undefined): unknown => {
  try {
    return parse?.(value);
  } catch {
    return undefined;
  }
};

/** Turns an error response into an ApiError of kind `http`. A body that is not a JSON object leaves the details empty. */
export const toHttpError = (response: Response, body: unknown, parseCurrent?: Parser<unknown>): ApiError => {
  const fields = isRecord(body) ? body : {};
  return new ApiError({
    kind: 'http',
    status: response.status,
    message: sentence(fields['message']) || sentence(fields['error']),
    errors: fieldErrors(fields['errors']),
    requestId: sentence(fields['requestId']) || undefined,
    retryAfterS: secondsToWait(response.headers.get('Retry-After')),
    current: response.status === 412 ? parseOrUndefined(fields['current'], parseCurrent) : undefined,
    body,
  });
};
