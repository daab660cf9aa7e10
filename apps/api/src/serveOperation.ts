import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Context } from 'hono';
import { checkAccess, OF_PEOPLE } from './access.ts';
import { daysToEnroll } from './factors/verifyFactor.ts';
import type { AnyHandler } from './Handler.ts';
import type { WorkLimit } from './platform/http/createWorkLimit.ts';
import { createBodyParser, createQueryParser } from './platform/contract/requestParsers.ts';
import type { Contract, Operation } from './platform/contract/loadContract.ts';
import type { Db } from './platform/db/schema.ts';
import type { FileBody, OperationId } from './platform/contract/types.ts';
import { isId } from './platform/ids.ts';
import type { ApiEnv } from './platform/http/ApiEnv.ts';
import { networkOf, shortNetworkOf } from './platform/http/clientAddress.ts';
import { matchesEtag, withEtag } from './platform/http/etag.ts';
import { HttpError } from './platform/http/HttpError.ts';
import { isCrossSiteRequest } from './platform/http/origins.ts';
import {
  sendFile,
  type StoredFile,
  type StreamBody,
  compressContent,
  compressOnce,
  MAX_SYNC_BYTES,
} from './platform/http/responseBodies.ts';
import { shedLoad } from './platform/http/shedLoad.ts';
import { checkHits, type RateLimit, sharedLimits, takeHits } from './platform/security/rateLimits.ts';
import { stackOf } from './platform/createLog.ts';
import { findText } from './policies/formats.ts';
import { RequestAborted } from './platform/withAbortSignal.ts';
import { requireConfirmation } from './requireConfirmation.ts';
import type { Services } from './Services.ts';
import { parseSessionCookies } from './sessions/cookies.ts';
import { limitOf } from './sessions/limits.ts';
import { findSession, type Session } from './sessions/rows.ts';
import { findTokenSession } from './tokens/rows.ts';

/** On an error, aborts the connection: the response has started, and a normal end would look complete. */
const abortOnError = (
  stream: ReadableStream<Uint8Array>,
  outgoing: Pick<ServerResponse, 'destroy'>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader.read().catch((error: unknown) => {
        onError(error);
        outgoing.destroy();
      });
      if (!next || next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
};

/** Reads that pages of any site may make. Their responses don't depend on the session. */
const FOR_EVERY_SITE: ReadonlySet<string> = new Set([
  'getPolicy',
  'getPublishedPolicy',
  'getNextPolicy',
  'getIcon',
]);

/** What browsers read for scripts and navigations; others are pictures, frames and the like. */
const READERS: ReadonlySet<string> = new Set(['empty', 'document']);

/** They wait for no connection of the pool. */
const PROBES: ReadonlySet<OperationId> = new Set(['getHealth', 'getReadiness']);

/** What pages repeat by themselves, which is no use of a session. */
const POLLED: ReadonlySet<OperationId> = new Set(['listTasks', 'getTask', 'getPolicyDesk']);

const isFile = (body: unknown): body is FileBody =>
  typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;

const isStream = (body: unknown): body is StreamBody =>
  typeof body === 'object' && body !== null && 'stream' in body && body.stream instanceof ReadableStream;

const isStored = (body: object): body is StoredFile => 'encoded' in body && body.encoded instanceof Map;

/** Creates the parser of an operation's path parameters. Invalid ones get 404. */
const createParamsParser = (contract: Contract, { parameters }: Operation) => {
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

/** Creates the parser of a header. Returns undefined for operations that don't accept it. */
const createHeaderParser = (contract: Contract, { parameters }: Operation, header: string, what: string) => {
  const parameter = parameters.find(({ name }) => name === header);
  const validate = parameter && contract.compile(parameter.schema);
  return (headers: Headers): string | undefined => {
    const value = headers.get(header);
    if (!validate || value === null) return undefined;
    if (!validate(value)) throw HttpError.invalid({ [header]: `${what} is not valid` });
    return value;
  };
};

/** Refused bodies of an operation from a network. A person who corrects mistakes stays far below. */
const MAX_REFUSED_BODIES = 100;
/** Parsing less takes no longer than reading a limit. So mistakes of others never refuse a sign-in or a reset link. */
const SMALL_BODY_BYTES = 4096;

const ALL_REFUSED_BODIES = { action: 'refused', network: 400, total: 5000 };

const refusedBodyLimits = async (db: Db, id: string, address: string, now: Date): Promise<RateLimit[]> => [
  { key: `refused ${id} ${networkOf(address)}`, max: MAX_REFUSED_BODIES },
  ...(await sharedLimits(db, ALL_REFUSED_BODIES, address, now)),
];

/** Checks origin, session, role and access, validates the request against the contract, then calls the handler. */
export const serveOperation = (
  contract: Contract,
  operation: Operation,
  handler: AnyHandler,
  services: Services,
  addressOf: (c: Context<ApiEnv>) => string,
  limitWork: WorkLimit,
) => {
  const { engine, clock, corsOrigins, mails, publicOrigin } = services;
  const parseParams = createParamsParser(contract, operation);
  const parseQuery = createQueryParser(contract, operation);
  const parseIfMatch = createHeaderParser(contract, operation, 'If-Match', 'The version');
  const parseIdempotencyKey = createHeaderParser(contract, operation, 'Idempotency-Key', 'The key');
  const parseBody = createBodyParser(contract, operation);
  const isConditional = '304' in operation.responses;

  const checkOrigin = (headers: Headers): void => {
    // A page of another site can't know a token.
    if (FOR_EVERY_SITE.has(operation.id) || headers.has('authorization')) return;
    if (isCrossSiteRequest(headers, publicOrigin, corsOrigins))
      throw new HttpError('cross-site', 'Cross-site requests are not allowed');
    // Legal texts have pictures of their authors' choice.
    if (!READERS.has(headers.get('sec-fetch-dest') ?? 'empty'))
      throw new HttpError('cross-site', 'Elements of a page may not read this');
  };

  const checkSession = async (c: Context<ApiEnv>, now: Date): Promise<Session | undefined> => {
    const { headers } = c.req.raw;
    // Public reads don't depend on the session, and health must not wait for a database that is down.
    if (operation.isOpen && operation.method === 'GET') return undefined;
    const authorization = headers.get('authorization');
    const session: Session | undefined =
      authorization === null
        ? await findSession(
            engine.db,
            parseSessionCookies(headers.get('cookie'), services),
            now,
            services,
            !POLLED.has(operation.id),
          )
        : await findTokenSession(engine.db, authorization, now);
    if (session) c.set('account', session.user.id);
    if (operation.isOpen) return session;
    if (!session) throw HttpError.unauthorized();
    if (session.user.role !== 'admin') throw HttpError.notAdministrator();
    checkAccess(session.user, operation.id);
    if (session.token) {
      if (!OF_PEOPLE.has(operation.id)) return session;
      throw new HttpError('not-allowed', 'A token may not do this: sign in');
    }
    const limit = limitOf(session, await daysToEnroll(services, session.user.id, now));
    if (limit && !limit.operations.has(operation.id)) throw new HttpError('limited-session', limit.message);
    return session;
  };

  /** Counts bodies that anonymous operations refuse. @throws HttpError 429 instead of reading more large ones, or refusing more small ones */
  const readBodyOf = async (request: Request, address: string, now: Date): Promise<unknown> => {
    if (!operation.isOpen || !operation.body) return parseBody(request);
    const readLimits = () => refusedBodyLimits(engine.db, operation.id, address, now);
    if (operation.body.maxBytes > SMALL_BODY_BYTES) await checkHits(engine.db, await readLimits(), now);
    return parseBody(request).catch(async (error: unknown) => {
      await takeHits(engine, await readLimits(), now);
      throw error;
    });
  };

  const respond = async (c: Context<ApiEnv>, addCookie: (cookie: string) => void): Promise<Response> => {
    const request = c.req.raw;
    const now = clock();
    const requestId = c.get('requestId');
    // Also for requests that are refused below: it warns of proxies that hide their clients.
    const address = addressOf(c);
    c.set('network', shortNetworkOf(address));
    checkOrigin(request.headers);
    if (!PROBES.has(operation.id)) shedLoad(engine.connections()?.waitedMs ?? 0, request, operation.id);
    const session = await checkSession(c, now);
    const params = parseParams(c.req.param());
    // The contract allows texts of other servers.
    if (params['type'] !== undefined) findText(services.legalTexts, params['type']);
    const query = parseQuery(new URL(request.url).search);
    let undoable: string | undefined;
    // Once: a call can queue mails to many administrators, and each adds listeners.
    let sent: Promise<void> | undefined;
    const perform = async () => {
      const input = await readBodyOf(request, address, now);
      if (session && !operation.isOpen)
        await requireConfirmation(services, operation.id, session, { params, body: input }, now);
      return handler({
        services,
        params,
        query,
        ifMatch: parseIfMatch(request.headers),
        idempotencyKey: parseIdempotencyKey(request.headers),
        body: input,
        session,
        address,
        userAgent: request.headers.get('user-agent'),
        cookies: request.headers.get('cookie'),
        addCookie,
        requestId,
        now,
        onUndoable: (activityId) => {
          undoable = activityId;
        },
        queueMail: (trx, kind, payload, dueAt) =>
          mails.add(trx, {
            kind,
            payload,
            requestId,
            now,
            dueAt,
            sendAfter: () => (sent ??= finished(c.env.outgoing)),
          }),
      });
    };
    const result = await (session && operation.isHeavy ? limitWork(session.user.id, perform) : perform());
    const { status, body } = result;
    const headers = undoable === undefined ? result.headers : { ...result.headers, 'Activity-Id': undoable };
    const send = (type: string, content: string | ReadableStream<Uint8Array>, extra = headers) => {
      const accepted = request.headers.get('accept-encoding') ?? '';
      const encoded = compressContent(accepted, content, { 'Content-Type': type, ...extra });
      return c.body(encoded.body, status, encoded.headers);
    };
    if (isStored(body)) return sendFile(request, body, 'no-store');
    if (isStream(body)) {
      const stream = abortOnError(body.stream, c.env.outgoing, (error) => {
        if (error instanceof RequestAborted) return;
        const stack = stackOf(error);
        services.log({ level: 'error', requestId, operation: operation.id, stack });
      });
      return send(body.contentType, stream);
    }
    const { contentType, content } = isFile(body)
      ? { contentType: body.contentType, content: new Uint8Array(body.bytes) }
      : { contentType: 'application/json', content: JSON.stringify(body) };
    const known = isConditional ? withEtag(content, headers) : undefined;
    if (known && matchesEtag(request.headers.get('if-none-match') ?? '', known.ETag))
      return c.body(null, 304, known);
    if (typeof content !== 'string')
      return c.body(content, status, { 'Content-Type': contentType, ...(known ?? headers) });
    if (known && operation.isOpen && content.length > MAX_SYNC_BYTES)
      return sendFile(request, await compressOnce(contentType, content, known.ETag), 'no-store');
    return send(contentType, content, known);
  };

  return async (c: Context<ApiEnv>): Promise<Response> => {
    const cookies: string[] = [];
    const response = await respond(c, (cookie) => cookies.push(cookie));
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  };
};
