import type { operations } from '@planner/api-client/schema';
import type { Session } from '../auth/sessions.ts';
import type { Work } from '../jobs/createJobQueue.ts';
import type { Services } from '../Services.ts';

/** An operation of openapi.yaml. */
export type OperationId = keyof operations;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Content<T> = T extends { content: infer C } ? C : never;
type Json<T> = Content<T> extends { 'application/json': infer Body } ? Body : never;

/** The operations that demand a session: those that answer 401, except signing in itself. */
export type ProtectedId = Exclude<
  { [Id in OperationId]: 401 extends keyof Responses<Id> ? Id : never }[OperationId],
  'logIn'
>;

/** The checked body: of JSON the value, of multipart the fields by name. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer C };
}
  ? C[keyof C]
  : undefined;

type ParametersOf<Id extends OperationId, In extends 'path' | 'query'> =
  Exclude<operations[Id]['parameters'][In], undefined> extends infer P
    ? [P] extends [never]
      ? object
      : P
    : never;

/** What every call brings along, whichever operation it is of. */
interface CallContext {
  services: Services;
  /** The header `If-Match` as it was sent. */
  ifMatch: string | undefined;
  /** The header `Idempotency-Key` as it was sent. */
  idempotencyKey: string | undefined;
  /** The caller's network address. */
  address: string;
  /** What the caller's browser calls itself; null where it does not. */
  userAgent: string | null;
  /** Finds the request in the log. */
  requestId: string;
  /** When the call began. */
  now: Date;
  /** Leaves something to be done once the call is answered; nobody waits for it, so it cannot be told from the answer's time. */
  afterwards: (work: Work) => void;
}

/** One call of an operation, checked against the contract. */
export interface Call<Id extends OperationId> extends CallContext {
  params: ParametersOf<Id, 'path'>;
  query: ParametersOf<Id, 'query'>;
  body: BodyOf<Id>;
  /** The session; an operation that demands none has one only if the caller happens to. */
  session: Id extends ProtectedId ? Session : Session | undefined;
}

/** A file as an answer. */
export interface FileBody {
  contentType: string;
  bytes: Uint8Array;
}

/** A long file as an answer, sent while it is made. */
export interface StreamBody {
  contentType: string;
  stream: ReadableStream<Uint8Array>;
}

type SuccessBody<T> = [Json<T>] extends [never] ? FileBody | StreamBody : Json<T>;

/** What a handler answers when all went well; failures are thrown as HttpError. */
export type Answer<Id extends OperationId> = {
  [Status in 200 | 201]: Status extends keyof Responses<Id>
    ? { status: Status; body: SuccessBody<Responses<Id>[Status]>; headers?: Record<string, string> }
    : never;
}[200 | 201];

/** Carries out one operation. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** A handler for every operation. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** Any call, as the part that knows the operation only at run time sees it. */
export interface AnyCall extends CallContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  session: Session | undefined;
}

/** Any handler, as the part that knows the operation only at run time sees it. */
export type AnyHandler = (
  call: AnyCall,
) => Promise<{ status: 200 | 201; body: object | FileBody | StreamBody; headers?: Record<string, string> }>;
