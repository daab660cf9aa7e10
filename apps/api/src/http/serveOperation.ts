import { finished } from 'node:stream/promises';
import type { Context } from 'hono';
import { findSession, type Session } from '../auth/sessions.ts';
import { createBodyReader } from '../contract/createBodyReader.ts';
import type { Contract, Operation } from '../contract/loadContract.ts';
import { createQueryReader } from '../contract/readQuery.ts';
import type { AnyHandler, FileBody, StreamBody } from '../contract/types.ts';
import type { ApiEnv } from '../createApi.ts';
import { isId } from '../db/ids.ts';
import type { Services } from '../Services.ts';
import { breakOff } from './breakOff.ts';
import { clientAddress } from './clientAddress.ts';
import { readCookies, sessionCookieName } from './cookies.ts';
import { HttpError } from './HttpError.ts';
import { isForeignSite } from './isForeignSite.ts';

const isFile = (body: unknown): body is FileBody =>
  typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;

const isStream = (body: unknown): body is StreamBody =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream instanceof ReadableStream;

/** Whether the caller keeps this very file already. */
const hasAlready = (headers: Headers, etag: string | undefined): boolean =>
  etag !== undefined && (headers.get('if-none-match')?.includes(etag) ?? false);

/** Makes the check of an operation's path parameters. One that does not fit names nothing: 404. */
const createParamsReader = (contract: Contract, { parameters }: Operation) => {
  const known = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) => ({ name, validate: contract.compile(schema) }));
  return (params: Record<string, string>): Record<string, string> => {
    for (const { name, validate } of known) {
      const value = params[name] ?? '';
      if (!validate(value) || (name === 'id' && !isId(value))) throw HttpError.notFound();
    }
    return params;
  };
};

/** Makes the check of a header, for operations that take it. */
const createHeaderReader = (contract: Contract, { parameters }: Operation, header: string, what: string) => {
  const parameter = parameters.find(({ name }) => name === header);
  const validate = parameter && contract.compile(parameter.schema);
  return (headers: Headers): string | undefined => {
    const value = headers.get(header);
    if (!validate || value === null) return undefined;
    if (!validate(value)) throw HttpError.invalid({ [header]: `${what} is not valid` });
    return value;
  };
};

/**
 * Makes an operation's part of the app: provenance, session and role are checked first, then everything the contract says
 * of the request; only then does the handler see it.
 */
export const serveOperation = (
  contract: Contract,
  operation: Operation,
  handler: AnyHandler,
  services: Services,
) => {
  const { engine, clock, isHttps, jobs, publicUrl, trustedProxies } = services;
  const readParams = createParamsReader(contract, operation);
  const readQuery = createQueryReader(contract, operation);
  const readIfMatch = createHeaderReader(contract, operation, 'If-Match', 'The version');
  const readIdempotencyKey = createHeaderReader(contract, operation, 'Idempotency-Key', 'The key');
  const readBody = createBodyReader(contract, operation);
  const cookieName = sessionCookieName(isHttps);

  const checkProvenance = (headers: Headers): void => {
    const provenance = {
      fetchSite: headers.get('sec-fetch-site'),
      origin: headers.get('origin'),
      host: headers.get('host'),
    };
    if (operation.method !== 'GET' && isForeignSite(provenance, publicUrl)) {
      throw new HttpError(403, 'This call comes from a foreign site');
    }
  };

  const checkSession = async (headers: Headers, now: Date): Promise<Session | undefined> => {
    const session = await findSession(engine.db, readCookies(headers.get('cookie'), cookieName), now);
    if (operation.isOpen) return session;
    if (!session) throw HttpError.unauthorized();
    if (session.user.role !== 'admin') throw HttpError.notAdministrator();
    return session;
  };

  return async (c: Context<ApiEnv>): Promise<Response> => {
    const request = c.req.raw;
    const now = clock();
    const requestId = c.get('requestId');
    checkProvenance(request.headers);
    const session = await checkSession(request.headers, now);
    const params = readParams(c.req.param());
    const query = readQuery(new URL(request.url).search);
    const { status, body, headers } = await handler({
      services,
      params,
      query,
      ifMatch: readIfMatch(request.headers),
      idempotencyKey: readIdempotencyKey(request.headers),
      body: await readBody(request),
      session,
      address: clientAddress(
        c.env.incoming.socket.remoteAddress,
        request.headers.get('x-forwarded-for'),
        trustedProxies,
      ),
      userAgent: request.headers.get('user-agent'),
      requestId,
      now,
      afterwards: (work) => {
        jobs.add({ ...work, requestId, after: finished(c.env.outgoing) });
      },
    });
    if (isStream(body)) {
      const stream = breakOff(body.stream, c.env.outgoing, (error) => {
        const stack = error instanceof Error ? error.stack : String(error);
        services.log({ level: 'error', requestId, operation: operation.id, stack });
      });
      return c.body(stream, status, { 'Content-Type': body.contentType, ...headers });
    }
    if (!isFile(body)) return c.json(body, status, headers);
    if (hasAlready(request.headers, headers?.['ETag'])) return c.body(null, 304, headers);
    return c.body(new Uint8Array(body.bytes), status, { 'Content-Type': body.contentType, ...headers });
  };
};
