import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LostRace } from './platform/db/inTransaction.ts';
import type { ApiEnv } from './platform/http/ApiEnv.ts';
import { HttpError } from './platform/http/HttpError.ts';
import { stackOf } from './platform/createLog.ts';
import { RequestAborted } from './platform/withAbortSignal.ts';
import type { Services } from './Services.ts';
import { LastAdministrator } from './users/counters.ts';

const RETRY_AFTER_SECONDS = 5;

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';

const toHttpError = (error: unknown, { engine }: Services): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof LastAdministrator) {
    return new HttpError(
      'last-administrator',
      'At least one administrator with access to everything must remain',
    );
  }
  // The client has disconnected and doesn't read this response.
  if (error instanceof RequestAborted) return HttpError.unavailable(RETRY_AFTER_SECONDS);
  if (error instanceof LostRace || engine.isTransient(error) || engine.isUnavailable(error)) {
    return HttpError.unavailable(RETRY_AFTER_SECONDS);
  }
  return new HttpError('server-error', 'Something went wrong on our side');
};

/** Converts any error to a response of the contract's `Error`, or `Problem` if the client prefers that. Stack, SQL and paths go to the log, with the request id. */
export const errorHandler = (error: unknown, c: Context<ApiEnv>, services: Services): Response => {
  const { code, status, message, details } = toHttpError(error, services);
  const { requestId, operation } = c.var;
  if (!(error instanceof HttpError || error instanceof RequestAborted) && status >= 500) {
    const stack = stackOf(error);
    services.log({ level: 'error', requestId, operation, status, stack });
  }
  const facts = {
    code,
    ...(operation === 'getSession' && status === 401 && { extras: services.extras.open }),
    ...(details.errors && { errors: details.errors }),
    ...(details.current !== undefined && { current: details.current }),
    ...(details.parts && { parts: details.parts }),
  };
  const type = accepts(c, { header: 'Accept', supports: [JSON_TYPE, PROBLEM_TYPE], default: JSON_TYPE });
  const body =
    type === PROBLEM_TYPE
      ? {
          type: `${services.publicUrl}/api/docs#${code}`,
          title: services.errorTitles[code],
          status,
          detail: message,
          instance: requestId,
          ...facts,
        }
      : { message, ...(operation === 'logIn' && { error: message }), ...facts, requestId };
  return c.body(JSON.stringify(body), status, { 'Content-Type': type, ...details.headers });
};
