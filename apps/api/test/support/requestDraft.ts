import * as fc from 'fast-check';
import type { Operation, Schema } from '../../src/platform/contract/loadContract.ts';
import { contract } from './contractForTests.ts';
import { formOf } from './pictures.ts';
import type { CallOptions } from './startTestApi.ts';
import { validValues } from './validValues.ts';

/** A request before it is encoded. */
export interface RequestDraft {
  params: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  /** Fields of the body; a file is a Buffer. */
  fields?: Record<string, unknown>;
  /** Sent instead of the fields. */
  bytes?: Buffer;
  as?: string | null;
}

/** The parts that don't depend on stored items. */
export type GeneratedDraft = Omit<RequestDraft, 'params'>;

export interface ObjectSchema {
  required?: string[];
  properties: Record<string, Schema>;
}

export const FORM_TYPE = 'multipart/form-data';

/** The fields of a body; undefined if it is a file. */
export const bodyOf = ({ body }: Operation): ObjectSchema | undefined =>
  body && body.contentType !== 'text/csv'
    ? (contract.resolve<Schema>(body.schema) as ObjectSchema)
    : undefined;

const fieldsOf = ({ properties, required = [] }: ObjectSchema) =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, validValues(schema)])),
    { requiredKeys: required },
  );

const queryOf = ({ parameters }: Operation): fc.Arbitrary<[string, string][]> =>
  fc
    .record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema }) => [name, validValues(schema)]),
      ),
      { requiredKeys: [] },
    )
    .map((query) =>
      Object.entries(query).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value as string | number)]],
      ),
    );

const HEADERS: Record<string, fc.Arbitrary<string>> = {
  'X-Request-Id': fc.constantFrom('a', '0'.repeat(100), '', 'not allowed: "'),
  'If-None-Match': fc.constantFrom('"no"', 'W/"x", "y"', '', '"'),
  'Idempotency-Key': fc.string({
    unit: fc.constantFrom('0', 'a', 'Z', '_', '-'),
    minLength: 30,
    maxLength: 64,
  }),
};

const headersOf = ({ parameters }: Operation) =>
  fc.record(
    Object.fromEntries(
      parameters.flatMap(({ name }) => {
        const values = HEADERS[name];
        return values ? [[name, values] as const] : [];
      }),
    ),
    { requiredKeys: [] },
  );

/** Valid query parameters, headers and bodies of an operation. */
export const validDrafts = (operation: Operation): fc.Arbitrary<GeneratedDraft> => {
  const body = bodyOf(operation);
  return fc.record({
    query: queryOf(operation),
    headers: headersOf(operation),
    ...(body && { fields: fieldsOf(body) }),
  }) as fc.Arbitrary<GeneratedDraft>;
};

export const toCall = (
  { body }: Operation,
  { params, query, headers, fields, bytes, as }: RequestDraft,
): CallOptions => ({
  params,
  query,
  ...(as !== undefined && { as }),
  headers: bytes && body ? { 'Content-Type': body.contentType, ...headers } : headers,
  ...(body && {
    body:
      bytes ?? (body.contentType === FORM_TYPE ? formOf(fields as Record<string, string | Buffer>) : fields),
  }),
});
