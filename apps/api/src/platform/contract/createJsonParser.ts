import { HttpError } from '../http/HttpError.ts';
import { readBody } from '../http/readBody.ts';
import { fieldProblems } from './fieldProblems.ts';
import type { Contract, RequestBody } from './loadContract.ts';
import { normalizeFields } from './normalizeText.ts';

/** @throws HttpError 415 if the body has another type or is compressed */
export const checkContentType = (headers: Headers, contentType: string): void => {
  const given = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (given !== contentType || encoding.toLowerCase() !== 'identity') {
    throw new HttpError('unsupported-type', `Send the request as ${contentType}`, {
      headers: { Connection: 'close' },
    });
  }
};

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw HttpError.unreadable();
  }
};

/** Creates the parser of an operation's JSON body. Of duplicate keys, the last value is validated and used. */
export const createJsonParser = (contract: Contract, body: RequestBody) => {
  const validate = contract.compile(body.schema);

  /** @throws HttpError 415; 413; 400 if the body is not JSON; 422 for invalid values */
  return async (request: Request): Promise<unknown> => {
    checkContentType(request.headers, body.contentType);
    const parsed = parseJson(await readBody(request, body.maxBytes));
    const value = normalizeFields(contract, body.schema, parsed);
    if (validate(value)) return value;
    const errors = fieldProblems(validate.errors ?? [], value);
    throw errors
      ? HttpError.invalid(errors)
      : new HttpError('invalid-fields', 'The request must be a JSON object');
  };
};
