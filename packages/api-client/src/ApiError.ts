import type { ErrorCode } from './generated/types.ts';
import type { Versioned } from './types.ts';

interface ApiErrorFacts {
  kind: ApiError['kind'];
  status: number;
  code?: ErrorCode | undefined;
  message?: string;
  errors?: Record<string, string> | undefined;
  requestId?: string | undefined;
  retryAfterS?: number | undefined;
  body?: unknown;
  current?: unknown;
  cause?: unknown;
}

/**
 * What the client's methods throw, except for an abort, which they pass through, and for defects of the code on this side, such as a
 * `TypeError`. `message` is the server's message for users, or empty: show your own then (`error.message || FALLBACK`). For logs,
 * `reasonOf` says what happened.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** No response, an error status, or a response that breaks the contract. */
  readonly kind!: 'network' | 'http' | 'malformed';
  /** HTTP status; 0 without a response. */
  readonly status!: number;
  /** What programs decide by: see `hasCode`. Undefined if the server sent none, or one that this client doesn't know. */
  readonly code: ErrorCode | undefined;
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

/** Whether the server refused a request with this code of the contract. Other servers may send no code: then the status decides. */
export const hasCode = (error: unknown, code: ErrorCode, status: number): error is ApiError =>
  isApiError(error) && (error.code ? error.code === code : error.status === status);

/**
 * Whether another user saved first: `current` is then the stored item, of the type that the failed method returns.
 * To overwrite it, save again with `current.etag`.
 * @example if (isEditConflict<User>(error)) show(error.current.name);
 */
export const isEditConflict = <Item extends object>(
  error: unknown,
): error is ApiError & { readonly current: Versioned<Item> } =>
  hasCode(error, 'edit-conflict', 412) && error.current !== undefined;

/**
 * Whether the server refused fields of a request: `errors` then has a sentence for each.
 * @example if (hasFieldErrors<NewUser>(error)) show(error.errors.email);
 */
export const hasFieldErrors = <Body extends object>(
  error: unknown,
): error is Omit<ApiError, 'errors'> & { readonly errors: Partial<Record<keyof Body, string>> } =>
  isApiError(error) && error.errors !== undefined;
