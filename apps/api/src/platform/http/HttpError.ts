import type { ErrorCode } from '@planner/api-client/schema';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type { ErrorCode };

/** The status of each code of the contract. A missing code doesn't compile. */
export const STATUS_OF = {
  unreadable: 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'not-an-administrator': 403,
  'not-allowed': 403,
  suspended: 403,
  'confirmation-required': 403,
  'approval-required': 403,
  'limited-session': 403,
  'cross-site': 403,
  'not-found': 404,
  'unknown-address': 404,
  'method-not-allowed': 405,
  timeout: 408,
  'email-in-use': 409,
  'own-account': 409,
  'last-administrator': 409,
  'last-factor': 409,
  'total-changed': 409,
  'changed-since': 409,
  'in-force': 409,
  'not-undoable': 409,
  'not-invitable': 409,
  'link-expired': 410,
  'challenge-expired': 410,
  'edit-conflict': 412,
  'too-large': 413,
  'unsupported-type': 415,
  'unknown-host': 421,
  'invalid-fields': 422,
  'key-reused': 422,
  'too-many-attempts': 429,
  'headers-too-large': 431,
  'server-error': 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>;

interface Details {
  errors?: Record<string, string>;
  /** The item as it is stored now, for a refused save. */
  current?: unknown;
  /** The state of each part of the service, if it is not ready. */
  parts?: Record<string, string>;
  headers?: Record<string, string>;
}

const formatBytes = (bytes: number): string => {
  const kibibytes = Math.floor(bytes / 1024);
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${Math.floor(kibibytes / 1024)} MiB`;
};

const BUSY_SECONDS = 10;

/** A failure that is sent as `Error` of openapi.yaml. Users see its message, programs its code. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.status = STATUS_OF[code];
    this.details = details;
  }

  static unreadable = () => new HttpError('unreadable', 'The request is not readable');
  static unauthorized = () => new HttpError('not-signed-in', 'Please log in');
  static notAdministrator = () =>
    new HttpError('not-an-administrator', 'This account is not an administrator');
  static notFound = () => new HttpError('not-found', 'This item does not exist');
  static unknownAddress = () => new HttpError('unknown-address', 'This address does not exist');

  static methodNotAllowed(allow: string): HttpError {
    return new HttpError('method-not-allowed', 'This method is not allowed here', {
      headers: { Allow: allow },
    });
  }

  /** 412: another user has saved the item since the caller read it. */
  static conflict(current: unknown, etag: string): HttpError {
    return new HttpError('edit-conflict', 'This was changed after you opened it', {
      current,
      headers: { ETag: etag },
    });
  }

  static changedSince = () =>
    new HttpError('changed-since', "This was changed since then, so it can't be undone anymore");

  /** @param maxBytes of the body, if that is the reason */
  static tooLarge(maxBytes?: number): HttpError {
    const limit = maxBytes === undefined ? '' : `: at most ${formatBytes(maxBytes)}`;
    // The rest of the body stays unread, so the connection cannot be reused.
    return new HttpError('too-large', `The request is too large${limit}`, {
      headers: { Connection: 'close' },
    });
  }

  static invalid = (errors: Record<string, string>) =>
    new HttpError('invalid-fields', 'Please check the marked fields', { errors });

  /** 422: a filter with a value that nothing can have. @param allowed values */
  static invalidFilter = (name: string, label: string, allowed: readonly string[]) =>
    HttpError.invalid({ [name]: `${label} must be one of: ${allowed.join(', ')}` });

  static keyReused(): HttpError {
    return new HttpError('key-reused', 'This idempotency key was used with other content', {
      errors: { 'Idempotency-Key': 'The key was used with other content' },
    });
  }

  static tooManyAttempts(retryAfterSeconds: number): HttpError {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return new HttpError('too-many-attempts', `Too many attempts. Try again in ${wait}`, {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }

  /** 429: the caller has too much work running. */
  static busy = (message: string) =>
    new HttpError('too-many-attempts', message, { headers: { 'Retry-After': String(BUSY_SECONDS) } });

  /** 503: the database or the password hasher is overloaded. */
  static unavailable(retryAfterSeconds: number): HttpError {
    return new HttpError('unavailable', 'The service is not available. Try again shortly', {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
}
