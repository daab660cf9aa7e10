import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What a failed call says beyond its message. */
interface Details {
  /** What is wrong, by field. */
  errors?: Record<string, string>;
  /** The item as it is stored now, for a refused save. */
  current?: unknown;
  headers?: Record<string, string>;
}

/** A failure to be answered in the shape of `Error` in openapi.yaml. Its message is a sentence for people. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  /** 400: the request cannot be read. */
  static unreadable(): HttpError {
    return new HttpError(400, 'The request is not readable');
  }

  /** 401: nobody is signed in. */
  static unauthorized(): HttpError {
    return new HttpError(401, 'Please sign in');
  }

  /** 403: signed in, or about to be, with an account of another role. */
  static notAdministrator(): HttpError {
    return new HttpError(403, 'This account is not an administrator');
  }

  /** 404: no such item. */
  static notFound(): HttpError {
    return new HttpError(404, 'This item does not exist');
  }

  /** 409: the item was saved by somebody else since `If-Match` was read. */
  static conflict(current: unknown, etag: string): HttpError {
    return new HttpError(409, 'Somebody else has changed this in the meantime', {
      current,
      headers: { ETag: etag },
    });
  }

  /** 413: more bytes than the operation takes. */
  static tooLarge(): HttpError {
    // The rest of the body is never read, so the connection cannot be used again.
    return new HttpError(413, 'The request is too large', { headers: { Connection: 'close' } });
  }

  /** 422: fields that do not fit, by name. */
  static invalid(errors: Record<string, string>): HttpError {
    return new HttpError(422, 'Please check the marked fields', { errors });
  }

  /** 429: a limit is reached. */
  static tooManyAttempts(retryAfterSeconds: number): HttpError {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return new HttpError(429, `Too many attempts. Try again in ${wait}`, {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }

  /** 503: the database, or the time to hash a password, is not to be had now. */
  static unavailable(retryAfterSeconds: number): HttpError {
    return new HttpError(503, 'The service is not available. Try again shortly', {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
}
