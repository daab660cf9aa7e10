import { randomUUID } from 'node:crypto';

/** No spaces, quotes or `@`: an id cannot forge a log line, and is not an address. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;
/** W3C Trace Context, section 3.2. Neither id may be zero. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** The id that the caller gave the request: `X-Request-Id`, or the trace of `traceparent`. Otherwise a new one. */
export const requestIdOf = (headers: Headers): string => {
  const given = headers.get('x-request-id') ?? '';
  if (REQUEST_ID.test(given)) return given;
  return TRACEPARENT.exec(headers.get('traceparent') ?? '')?.[1] ?? randomUUID();
};
