import type { Versioned } from './types.ts';

/**
 * What kept a call from succeeding:
 * - `network`: no answer came (server down, offline, time-out, connection cut);
 * - `http`: the server answered that it will not or cannot;
 * - `malformed`: an answer came that is not in the contract's form (a proxy's HTML page, cut JSON, missing fields).
 */
export type ApiErrorKind = 'network' | 'http' | 'malformed';

interface ApiErrorFacts {
  kind: ApiErrorKind;
  status: number;
  message?: string;
  errors?: Record<string, string>;
  requestId?: string;
  retryAfterS?: number;
  body?: unknown;
  current?: unknown;
  cause?: unknown;
}

/**
 * The one error that methods of the client throw, apart from an abort, which passes through as it is.
 *
 * `message` is the server's own sentence, or empty where there is none that a person could read: show a sentence of the
 * screen's own then (`error.message || FALLBACK`).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What is wrong, by field; undefined when the answer names no field. */
  readonly errors: Record<string, string> | undefined;
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  readonly retryAfterS: number | undefined;
  /** After a refused save (409): the item as stored now, as the method would have returned it, `etag` included. */
  readonly current: unknown;
  /** The answer's body: parsed JSON, or else its text. */
  readonly body: unknown;

  constructor({ message = '', cause, ...facts }: ApiErrorFacts) {
    super(message, { cause });
    this.kind = facts.kind;
    this.status = facts.status;
    this.errors = facts.errors;
    this.requestId = facts.requestId;
    this.retryAfterS = facts.retryAfterS;
    this.current = facts.current;
    this.body = facts.body;
  }
}

/** Whether something that was caught is an {@link ApiError}. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/**
 * Whether a save was refused because somebody else has saved in the meantime; `current` is then what is stored now. To
 * replace it all the same, save again with `current.etag`. `Item` is what the method that failed returns.
 *
 * @example if (isEditConflict<User>(error)) show(error.current.name);
 */
export const isEditConflict = <Item extends object>(
  error: unknown,
): error is ApiError & { readonly current: Versioned<Item> } =>
  isApiError(error) && error.status === 409 && error.current !== undefined;
