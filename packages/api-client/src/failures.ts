import { ApiError } from './ApiError.ts';
import { isRecord, type Reader } from './shape.ts';

/** What to throw when no answer came: an abort as it is, anything else as an ApiError. */
export const faultOf = (cause: unknown, signal: AbortSignal | null | undefined): unknown => {
  const name = cause instanceof Error ? cause.name : '';
  // A time-out is a fault that a person is told of; leaving a screen is none.
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

/** Seconds that a `Retry-After` asks for, which is a number of seconds or a date. */
const secondsToWait = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

const readOrUndefined = (value: unknown, read: Reader<unknown> | undefined): unknown => {
  try {
    return read?.(value);
  } catch {
    return undefined;
  }
};

/** What to throw when the server answered that it will not or cannot. A body that is no JSON object has no say in it. */
export const refusalOf = (response: Response, body: unknown, readCurrent?: Reader<unknown>): ApiError => {
  const fields = isRecord(body) ? body : {};
  return new ApiError({
    kind: 'http',
    status: response.status,
    message: sentence(fields['message']) || sentence(fields['error']),
    errors: fieldErrors(fields['errors']),
    requestId: sentence(fields['requestId']) || undefined,
    retryAfterS: secondsToWait(response.headers.get('Retry-After')),
    current: response.status === 409 ? readOrUndefined(fields['current'], readCurrent) : undefined,
    body,
  });
};
