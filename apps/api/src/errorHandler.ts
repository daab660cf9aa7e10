import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { LostRace } from './platform/db/inTransaction.ts';
import type { ApiEnv } from './platform/http/ApiEnv.ts';
import { HttpError } from './platform/http/HttpError.ts';
import { stackOf } from './platform/createLog.ts';
import { RequestAborted } from './platform/withAbortSignal.ts';
import { MINUTE_MS } from './platform/time.ts';
import type { Services } from './Services.ts';
import { LastAdministrator } from './users/counters.ts';

const RETRY_AFTER_SECONDS = 5;
/** How often the log has the cause of an outage. Meanwhile it is counted. */
const OUTAGE_INTERVAL_MS = MINUTE_MS;

/** What the rights of an account refuse has a line of its own in the log. */
const OF_RIGHTS: ReadonlySet<string> = new Set(['not-an-administrator', 'not-allowed', 'limited-session']);

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

/** Logs what made requests fail. During an outage, hundreds have one cause, which is logged once a minute with their number. */
const createCauseLog = ({ engine, log, clock }: Services) => {
  let nextAt = 0;
  let unlogged = 0;
  return (error: unknown, facts: { requestId: string; operation: string; status: number }): void => {
    const isOutage = engine.isUnavailable(error);
    const database = isOutage ? 'unavailable' : engine.isTransient(error) ? 'conflict' : undefined;
    const now = clock().getTime();
    if (isOutage && now < nextAt) {
      unlogged += 1;
      log({ level: 'debug', database, ...facts });
      return;
    }
    log({
      level: 'error',
      database,
      ...facts,
      stack: stackOf(error),
      ...(isOutage && unlogged > 0 && { unlogged }),
    });
    if (!isOutage) return;
    nextAt = now + OUTAGE_INTERVAL_MS;
    unlogged = 0;
  };
};

/** Converts any error to a response of the contract's `Error`, or `Problem` if the client prefers that. Stack, SQL and paths go to the log, with the request id. */
export const createErrorHandler = (services: Services) => {
  const logCause = createCauseLog(services);
  return (error: unknown, c: Context<ApiEnv>): Response => {
    const { code, status, message, details } = toHttpError(error, services);
    const { requestId, operation } = c.var;
    if (!(error instanceof HttpError || error instanceof RequestAborted) && status >= 500)
      logCause(error, { requestId, operation, status });
    if (OF_RIGHTS.has(code))
      services.log({ level: 'info', refused: code, requestId, operation, account: c.get('account') });
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
};
