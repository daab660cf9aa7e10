import type { MailKind } from './mails.ts';
import type {
  ResponseOf,
  BodyOf,
  FileBody,
  OperationId,
  ParametersOf,
  ProtectedId,
  StreamResponse,
} from './platform/contract/types.ts';
import type { Trx } from './platform/db/schema.ts';
import type { StoredFile, StreamBody } from './platform/http/responseBodies.ts';
import type { Services } from './Services.ts';
import type { Session } from './sessions/rows.ts';

interface CallContext {
  services: Services;
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
  address: string;
  userAgent: string | null;
  requestId: string;
  now: Date;
  /** The response names the entry. */
  onUndoable: (activityId: string) => void;
  /** Of the request. */
  cookies: string | null;
  /** Adds a cookie to the response. */
  addCookie: (cookie: string) => void;
  /** Queues a mail, which is sent after the response, so that the response time reveals nothing about it. */
  queueMail: (trx: Trx, kind: MailKind, payload: string, dueAt?: Date) => Promise<void>;
}

export interface Call<Id extends OperationId> extends CallContext {
  params: ParametersOf<Id, 'path'>;
  query: ParametersOf<Id, 'query'>;
  body: BodyOf<Id>;
  /** Optional for operations that don't require a session. */
  session: Id extends ProtectedId ? Session : Session | undefined;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResponseOf<Id> | StreamResponse>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

/** A call whose operation is known only at run time. */
export interface AnyCall extends CallContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  session: Session | undefined;
}

export type AnyHandler = (call: AnyCall) => Promise<{
  status: 200 | 201 | 202;
  body: object | FileBody | StreamBody | StoredFile;
  headers?: Record<string, string>;
}>;
