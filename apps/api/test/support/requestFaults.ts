import * as fc from 'fast-check';
import type { Operation, Schema } from '../../src/platform/contract/loadContract.ts';
import { contract } from './contractForTests.ts';
import { bodyOf, FORM_TYPE, type RequestDraft } from './requestDraft.ts';
import { isValid } from './validValues.ts';

export interface RequestFault {
  /** Text that fast-check prints. */
  [fc.toStringMethod]: () => string;
  /** The only status that the server may respond with. */
  status: number;
  /** The only key of `errors`. */
  field?: string | undefined;
  apply: (draft: RequestDraft) => RequestDraft;
}

const fault = (
  title: string,
  status: number,
  field: string | undefined,
  apply: RequestFault['apply'],
): RequestFault => ({ [fc.toStringMethod]: () => title, status, field, apply });

/** Undefined for values that are not text. */
const maxLengthOf = (schema: Schema): number | undefined => {
  const options = (schema['anyOf'] as Schema[] | undefined) ?? [schema];
  const lengths = options.flatMap((one) => Number(contract.resolve<Schema>(one)['maxLength'] ?? []));
  return lengths.find((length) => length > 0);
};

const tooLong = (schema: Schema): string => 'x'.repeat((maxLengthOf(schema) ?? 40) + 1);

/** Limits of longer texts are tested once, in policies.test.ts. */
const LONG = 10_000;

const BAD_JSON = [7, false, null, ['text'], { $ne: null }, 'a\ud800b'];
const BAD_TEXTS = ['', ' ', 'a\u0000b'];

const setField = (title: string, status: number, name: string, value: unknown) =>
  fault(`${name}: ${title}`, status, name, (draft) => ({
    ...draft,
    // Not by assignment: a field may be named __proto__.
    fields: Object.fromEntries([...Object.entries(draft.fields ?? {}), [name, value]]),
  }));

const FILE_FAULTS: [title: string, status: number, value: string | Buffer][] = [
  ['text instead of a file', 422, 'text'],
  ['not a picture', 415, Buffer.from('<svg/>')],
  ['more than 1 MiB', 413, Buffer.alloc(2 ** 20 + 1)],
];

const fieldFaults = (name: string, schema: Schema, isForm: boolean): RequestFault[] => {
  if (contract.resolve<Schema>(schema)['format'] === 'binary')
    return FILE_FAULTS.map(([title, status, value]) => setField(title, status, name, value));
  const texts = [...BAD_TEXTS, ...((maxLengthOf(schema) ?? 0) > LONG ? [] : [tooLong(schema)])];
  return [...(isForm ? [] : BAD_JSON), ...texts]
    .filter((value) => !isValid(schema, value))
    .map((value) => setField(JSON.stringify(value).slice(0, 40), 422, name, value));
};

const sendBytes = (title: string, status: number, bytes: string, headers = {}) =>
  fault(title, status, undefined, (draft) => ({
    ...draft,
    bytes: Buffer.from(bytes),
    headers: { ...draft.headers, ...headers },
  }));

const setHeader = (name: string, value: string, status: number, field?: string) =>
  fault(`${name}: ${value.slice(0, 40)}`, status, field, (draft) => ({
    ...draft,
    headers: { ...draft.headers, [name]: value },
  }));

const bodyFaults = (operation: Operation): RequestFault[] => {
  const { body } = operation;
  const object = bodyOf(operation);
  if (!body || !object) return [];
  const isForm = body.contentType === FORM_TYPE;
  const type = isForm ? { 'Content-Type': `${FORM_TYPE}; boundary=x` } : {};
  return [
    ...(object.required ?? []).map((name) =>
      fault(`${name}: missing`, 422, name, ({ fields = {}, ...draft }) => {
        const { [name]: _, ...others } = fields;
        return { ...draft, fields: others };
      }),
    ),
    ...['extra', '_id', '__proto__', 'constructor'].map((name) => setField('unknown', 422, name, 'x')),
    ...Object.entries(object.properties).flatMap(([name, schema]) => fieldFaults(name, schema, isForm)),
    ...['{"', '', 'undefined', "{'a':1}", '\ufeff'].map((text) =>
      sendBytes(`not readable: ${text}`, 400, text, type),
    ),
    sendBytes('a body over the limit', 413, '{}'.padEnd(body.maxBytes + 1), type),
    ...(isForm ? [] : ['[]', 'null', '"x"', '1', 'true', '[{}]'].map((json) => sendBytes(json, 422, json))),
    setHeader('Content-Type', 'text/plain', 415),
    setHeader('Content-Type', isForm ? 'application/json' : `${FORM_TYPE}; boundary=x`, 415),
    setHeader('Content-Encoding', 'gzip', 415),
  ];
};

const badTextsOf = (schema: Schema): string[] => {
  const { type, minimum, maximum, enum: values } = contract.resolve<Schema>(schema);
  if (type === 'integer') return [String(minimum - 1), String(maximum + 1), '1.5', '1e3', '0x1', 'x', ''];
  return values ? ['zzz', ''] : [tooLong(schema), 'a\u0007b'];
};

const queryFaults = ({ parameters }: Operation): RequestFault[] =>
  parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => {
      const add = (...pairs: [string, string][]) =>
        fault(`?${String(new URLSearchParams(pairs)).slice(0, 40)}`, 422, name, (draft) => ({
          ...draft,
          query: [...draft.query.filter(([key]) => key !== name), ...pairs],
        }));
      return [
        ...badTextsOf(schema).map((text) => add([name, text])),
        add([name, '1'], [name, '1']),
        add([`${name}[]`, '1']),
      ];
    });

const UNDECODABLE = ['%', '%zz', '%e0%a4%a', '%00'];

const pathFaults = ({ parameters }: Operation): RequestFault[] =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) =>
      [...UNDECODABLE, tooLong(schema), ...(name === 'token' ? [] : ['__proto__', '..'])].map((value) =>
        fault(`{${name}}: ${value.slice(0, 40)}`, 404, undefined, (draft) => ({
          ...draft,
          params: { ...draft.params, [name]: value },
        })),
      ),
    );

/** The server refuses headers of more than 16 KiB before it sees an If-Match that is too long. */
const BAD_HEADERS: Record<string, string[]> = {
  'Idempotency-Key': ['short', 'k'.repeat(65), 'a key with spaces in it'],
};

const headerFaults = ({ parameters }: Operation): RequestFault[] =>
  parameters.flatMap(({ name }) =>
    (BAD_HEADERS[name] ?? []).map((value) => setHeader(name, value, 422, name)),
  );

const accessFaults = ({ method, isOpen }: Operation): RequestFault[] => [
  ...(isOpen ? [] : [fault('no session', 401, undefined, (draft) => ({ ...draft, as: null }))]),
  ...(method === 'GET' ? [] : [setHeader('Origin', 'https://evil.example', 403)]),
];

/** Every way in which a generated request of an operation is wrong, and how the server must respond. */
export const faultsOf = (operation: Operation): RequestFault[] => [
  ...accessFaults(operation),
  ...pathFaults(operation),
  ...queryFaults(operation),
  ...headerFaults(operation),
  ...bodyFaults(operation),
];
