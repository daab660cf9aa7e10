import type { operations } from '@planner/api-client/schema';
import type { StoredFile, StreamBody } from '../http/responseBodies.ts';

export type OperationId = keyof operations;

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Content<T> = T extends { content: infer C } ? C : never;
type Json<T> = Content<T> extends { 'application/json': infer Body } ? Body : never;

/** Operations that require a session: those that can respond with 401, except `logIn`. */
export type ProtectedId = Exclude<
  { [Id in OperationId]: 401 extends keyof Responses<Id> ? Id : never }[OperationId],
  'logIn'
>;

export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer C };
}
  ? C[keyof C]
  : undefined;

export type ParametersOf<Id extends OperationId, In extends 'path' | 'query'> =
  Exclude<operations[Id]['parameters'][In], undefined> extends infer P
    ? [P] extends [never]
      ? object
      : P
    : never;

export interface FileBody {
  contentType: string;
  bytes: Uint8Array;
}

type SuccessBody<T> = [Json<T>] extends [never] ? FileBody : Json<T>;

/** A handler's result. Failures are thrown as `HttpError`. */
export type ResponseOf<Id extends OperationId> = {
  [Status in 200 | 201 | 202]: Status extends keyof Responses<Id>
    ? { status: Status; body: SuccessBody<Responses<Id>[Status]>; headers?: Record<string, string> }
    : never;
}[200 | 201 | 202];

/** A handler's result that is sent as it is. Only tests validate its text against the contract. */
export interface StreamResponse {
  status: 200;
  body: StreamBody | StoredFile;
  headers?: Record<string, string>;
}
