import type { Contract, Operation } from './loadContract.ts';
import { HttpError } from '../http/HttpError.ts';
import { readBody } from '../http/readBody.ts';
import { fieldProblems } from './fieldProblems.ts';
import { normalizeFields } from './normalizeText.ts';
import type { OperationId } from './types.ts';

const KIB = 1024;
const MAX_JSON_BYTES = 1024 * KIB;
/** A policy has a million bytes at most; the rest is room for escapes. */
const MAX_POLICY_BYTES = 6 * 1024 * KIB;

const maxBytesOf = (id: OperationId): number => (id === 'savePolicy' ? MAX_POLICY_BYTES : MAX_JSON_BYTES);

/** @throws HttpError 415 when the body is of another type, or compressed */
export const checkContentType = (headers: Headers, contentType: string): void => {
  const given = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (given !== contentType || encoding.toLowerCase() !== 'identity') {
    throw new HttpError(415, `Send the request as ${contentType}`, { headers: { Connection: 'close' } });
  }
};

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw HttpError.unreadable();
  }
};

/** Makes the reader of an operation's JSON body. Of a key that is given twice, the last value is the one checked and used. */
export const createJsonReader = (
  contract: Contract,
  id: OperationId,
  body: NonNullable<Operation['body']>,
) => {
  const validate = contract.compile(body.schema);

  /** @throws HttpError 415, 413, 400 for what is no JSON, 422 for values that do not fit */
  return async (request: Request): Promise<unknown> => {
    checkContentType(request.headers, body.contentType);
    const parsed = parseJson(await readBody(request, maxBytesOf(id)));
    const value = normalizeFields(contract, body.schema, parsed);
    if (validate(value)) return value;
    const errors = fieldProblems(validate.errors ?? [], value);
    throw errors ? HttpError.invalid(errors) : new HttpError(422, 'The request must be a JSON object');
  };
};
