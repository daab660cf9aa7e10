import { ApiError } from './ApiError.ts';
import { ERROR_CODES } from './generated/errorCodes.ts';
import { isRecord, type Parser } from './parse.ts';

/** Turns what `fetch` or reading a body rejected with into an ApiError of kind `network`. Returns an abort unchanged. */
export const toNetworkError = (cause: unknown, signal: AbortSignal | null | undefined): unknown => {
  const name = cause instanceof Error ? cause.name : '';
  // A timeout is an error to report; leaving a screen is not.
  const isAbort = signal?.aborted ? name !== 'TimeoutError' : name === 'AbortError';
  return isAbort ? cause : new ApiError({ kind: 'network', status: 0, cause });
};

/** Reads a body. @throws ApiError if the connection is cut */
export const readBody = <T>(reading: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  reading.catch((cause: unknown) => {
    throw toNetworkError(cause, signal);
  });

const sentence = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const fieldErrors = (value: unknown): Record<string, string> | undefined => {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => sentence(entry[1]) !== '',
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Seconds to wait, from a `Retry-After` header: a number of seconds or a date. */
export const secondsToWait = (header: string | null): number | undefined => {
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
  const code = ERROR_CODES.find((known) => known === fields['code']);
  return new ApiError({
    kind: 'http',
    status: response.status,
    code,
    message: sentence(fields['message']) || sentence(fields['error']),
    errors: fieldErrors(fields['errors']),
    requestId: sentence(fields['requestId']) || undefined,
    retryAfterS: secondsToWait(response.headers.get('Retry-After')),
    current: response.status === 412 ? parseOrUndefined(fields['current'], parseCurrent) : undefined,
    body,
  });
};
