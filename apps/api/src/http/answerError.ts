import type { Context } from 'hono';
import { LastAdministrator } from '../db/counters.ts';
import { LostRace } from '../db/inTransaction.ts';
import type { ApiEnv } from '../createApi.ts';
import type { Services } from '../Services.ts';
import { HttpError } from './HttpError.ts';

const RETRY_AFTER_SECONDS = 5;

const toHttpError = (error: unknown, { engine }: Services): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof LastAdministrator) {
    return new HttpError(409, 'This is the last administrator: nobody could sign in any more');
  }
  if (error instanceof LostRace || engine.isTransient(error) || engine.isUnavailable(error)) {
    return HttpError.unavailable(RETRY_AFTER_SECONDS);
  }
  return new HttpError(500, 'Something went wrong on our side');
};

/**
 * Turns whatever was thrown into an answer in the shape of `Error`. What the client is not to know (stack, SQL, paths) goes
 * to the log, with the request's id.
 */
export const answerError = (
  error: unknown,
  c: Context<ApiEnv>,
  services: Services,
  operation?: string,
): Response => {
  const { status, message, details } = toHttpError(error, services);
  const requestId = c.get('requestId');
  if (!(error instanceof HttpError) && status >= 500) {
    const stack = error instanceof Error ? error.stack : String(error);
    services.log({ level: 'error', requestId, operation, status, stack });
  }
  return c.json(
    {
      message,
      ...(operation === 'logIn' && { error: message }),
      ...(details.errors && { errors: details.errors }),
      ...(details.current !== undefined && { current: details.current }),
      requestId,
    },
    status,
    details.headers,
  );
};
