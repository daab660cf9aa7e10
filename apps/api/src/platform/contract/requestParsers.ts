import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  getMultipartBoundary,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser';
import { HttpError } from '../http/HttpError.ts';
import { fieldProblems, labelOf, valueProblem, MAX_FIELDS } from './fieldProblems.ts';
import {
  type Contract,
  type Operation,
  type RequestBody,
  type Schema,
  loadContract,
} from './loadContract.ts';
import { normalize } from '../text/foldText.ts';

/** Schemas whose values stay byte for byte: secrets and legal texts. */
const VERBATIM = new Set(['Password', 'AnyPassword', 'PolicyHtml', 'NullablePolicyHtml']);

const isVerbatim = (schema: Schema): boolean =>
  VERBATIM.has(
    String(schema['$ref'] ?? '')
      .split('/')
      .at(-1) ?? '',
  );

/** The longest text of the contract except legal texts: `MultiLineText`. */
const MAX_TEXT_LENGTH = 5000;

/** The greatest length that a schema allows. 0 for values that are not free text, such as enumerations. */
const maxLengthOf = (contract: Contract, schema: Schema): number => {
  const { maxLength = 0, anyOf = [] } = contract.resolve<Schema>(schema) as {
    maxLength?: number;
    anyOf?: Schema[];
  };
  return Math.max(maxLength, ...anyOf.map((either) => maxLengthOf(contract, either)));
};

/** In code points, like `maxLength`. Doesn't count those of a text that is far too long. */
const isLonger = (text: string, length: number): boolean =>
  text.length > 2 * length || (text.length > length && Array.from(text).length > length);

/** Trims, and applies NFC unless the text is longer than `maxLength` and will be rejected. */
export const normalizeText = (text: string, maxLength = MAX_TEXT_LENGTH): string => {
  const trimmed = text.trim();
  return isLonger(trimmed, maxLength) ? trimmed : normalize(trimmed, 'NFC');
};

/** Run before validation, so that " " counts as empty. Drops most unknown keys: validating each takes time. */
const normalizeFields = (contract: Contract, schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { properties = {} } = contract.resolve<Schema>(schema) as { properties?: Record<string, Schema> };
  const known = Object.keys(properties).filter((key) => Object.hasOwn(value, key));
  const unknown: string[] = [];
  // Copying or filtering thousands of keys takes longer than the rest of a request.
  for (const key in value) {
    if (unknown.length === MAX_FIELDS) break;
    if (!Object.hasOwn(properties, key)) unknown.push(key);
  }
  // `fromEntries` treats a key named __proto__ like any other.
  return Object.fromEntries(
    [...known, ...unknown].map((key) => {
      const field: unknown = Reflect.get(value, key);
      const declared = Object.hasOwn(properties, key) ? properties[key] : undefined;
      const isText = typeof field === 'string' && declared !== undefined && !isVerbatim(declared);
      return [key, isText ? normalizeText(field, maxLengthOf(contract, declared)) : field];
    }),
  );
};

/**
 * @param maxDroppedBytes read and dropped before the 413: a client that is still sending would see a broken connection
 * @throws HttpError 413 if the body is larger (at once if larger than both limits), 400 if it is cut off
 */
const readChunks = async (
  request: Request,
  maxBytes: number,
  maxDroppedBytes = 0,
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const endBytes = maxBytes + maxDroppedBytes;
  if (Number(request.headers.get('content-length') ?? 0) > endBytes) throw HttpError.tooLarge(maxBytes);
  if (!request.body) return [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body.values({ preventCancel: true })) {
      bytes += chunk.byteLength;
      if (bytes > endBytes) break;
      if (bytes <= maxBytes) chunks.push(chunk);
      else chunks = [];
    }
  } catch {
    throw HttpError.unreadable();
  }
  if (bytes > maxBytes) throw HttpError.tooLarge(maxBytes);
  return chunks;
};

const readBody = async (...limits: Parameters<typeof readChunks>): Promise<Buffer> =>
  Buffer.concat(await readChunks(...limits));

/** @throws HttpError 415 if the body has another type or is compressed */
const checkContentType = (headers: Headers, contentType: string): void => {
  const given = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (given !== contentType || encoding.toLowerCase() !== 'identity') {
    throw new HttpError('unsupported-type', `Send the request as ${contentType}`, {
      headers: { Connection: 'close' },
    });
  }
};

/** Items and keys of a JSON body. The longest list of the contract has a tenth. */
const MAX_JSON_VALUES = 10_000;

const LARGE_BYTES = 100_000;

const [QUOTE, BACKSLASH] = Buffer.from('"\\');
const SEPARATORS: ReadonlySet<number> = new Set(Buffer.from('[{,'));

/** Counts the values of JSON, valid or not. Parsing a few million of them takes half a second. @throws HttpError 413 */
const checkValues = (json: Uint8Array): void => {
  let values = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += Number(byte === BACKSLASH);
    else if (SEPARATORS.has(byte) && (values += 1) > MAX_JSON_VALUES)
      throw new HttpError('too-large', 'The request has more than 10,000 values');
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
const createJsonParser = (contract: Contract, body: RequestBody) => {
  const validate = contract.compile(body.schema);

  /** @throws HttpError 415; 413; 400 if the body is not JSON; 422 for invalid values */
  return async (request: Request): Promise<unknown> => {
    checkContentType(request.headers, body.contentType);
    const bytes = await readBody(request, body.maxBytes);
    // Each step of a legal text takes some 10 ms, between which other requests run.
    const rest = () => bytes.length > LARGE_BYTES && yieldToOthers();
    checkValues(bytes);
    await rest();
    const parsed = parseJson(bytes);
    await rest();
    const value = normalizeFields(contract, body.schema, parsed);
    if (validate(value)) {
      await rest();
      return value;
    }
    const errors = fieldProblems(validate.errors ?? [], value);
    throw errors
      ? HttpError.invalid(errors)
      : new HttpError('invalid-fields', 'The request must be a JSON object');
  };
};

const KIB = 1024;
const MIB = 1024 * KIB;
/** The contract's `IconUpload`. */
const MAX_FILE_BYTES = MIB;
/** A file that is too large is read to its end, so that the client receives the 413. */
const MAX_DROPPED_BYTES = 16 * MIB;
/** Headers per part; browsers send about 200 bytes and the file name. */
const MAX_PART_HEADER_BYTES = 8 * KIB;
/** Far more than any operation has fields. */
const MAX_PARTS = 20;

interface Form {
  texts: Map<string, string>;
  files: Map<string, Uint8Array<ArrayBuffer>>;
  repeated: Set<string>;
}

/** Browsers send a name, perhaps empty, with every file. The name itself is ignored. */
const isFile = ({ headers, mediaType }: MultipartPart): boolean =>
  mediaType === 'application/octet-stream' ||
  /;\s*filename\*?\s*=/i.test(headers['content-disposition'] ?? '');

/** Sorts parts into texts and files. Browsers send an empty file where none was chosen; it is dropped. */
const sortParts = (parts: Iterable<MultipartPart>): Form => {
  const form: Form = { texts: new Map(), files: new Map(), repeated: new Set() };
  const names = new Set<string>();
  for (const part of parts) {
    const { name } = part;
    if (name === undefined) throw HttpError.unreadable();
    if (names.has(name)) form.repeated.add(name);
    names.add(name);
    if (!isFile(part)) form.texts.set(name, part.text);
    else if (part.size > 0) form.files.set(name, new Uint8Array(part.bytes));
  }
  return form;
};

/** @throws HttpError 413 for too large headers or too many parts; 400 if the body is not complete multipart in UTF-8 */
const parseForm = (bytes: Buffer, boundary: string): Form => {
  // The parser accepts an empty body as a form without fields.
  if (bytes.length === 0) throw HttpError.unreadable();
  try {
    // Files that are too large are rejected later, by name.
    const limits = { maxHeaderSize: MAX_PART_HEADER_BYTES, maxFileSize: bytes.length, maxParts: MAX_PARTS };
    return sortParts(parseMultipart(bytes, { boundary, ...limits }));
  } catch (error) {
    const isTooLarge = error instanceof MaxHeaderSizeExceededError || error instanceof MaxPartsExceededError;
    throw isTooLarge ? HttpError.tooLarge() : HttpError.unreadable();
  }
};

const refuseLargeFiles = ({ files }: Form, fileFields: readonly string[]): void => {
  for (const name of fileFields) {
    if ((files.get(name)?.length ?? 0) <= MAX_FILE_BYTES) continue;
    const problem = `${labelOf(name)} may have at most ${MAX_FILE_BYTES / MIB} MiB`;
    throw new HttpError('too-large', problem, { errors: { [name]: problem } });
  }
};

/** Creates the parser of an operation's multipart body. Returns text fields as strings, files as Blobs without a type. */
const createMultipartParser = (contract: Contract, body: RequestBody) => {
  const validate = contract.compile(body.schema);
  const { properties = {} } = contract.resolve<Schema>(body.schema) as {
    properties?: Record<string, Schema>;
  };
  const fields = Object.keys(properties);
  const fileFields = fields.filter((name) => contract.resolve(properties[name])?.['format'] === 'binary');

  /** Problems that the schema cannot detect: text instead of a file, a file instead of text, repeated fields. */
  const formProblems = ({ texts, files, repeated }: Form): Record<string, string> => {
    const problems = new Map<string, string>();
    for (const name of fields) {
      if (repeated.has(name)) problems.set(name, `${labelOf(name)} can be given only once`);
      else if (fileFields.includes(name) && texts.has(name))
        problems.set(name, `${labelOf(name)} must be a file`);
      else if (!fileFields.includes(name) && files.has(name))
        problems.set(name, `${labelOf(name)} must be text`);
    }
    return Object.fromEntries(problems);
  };

  /** @throws HttpError 415; 413; 400 for an unreadable body; 422 for invalid fields */
  return async (request: Request): Promise<unknown> => {
    checkContentType(request.headers, body.contentType);
    const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
    if (!boundary) throw HttpError.unreadable();
    const form = parseForm(await readBody(request, body.maxBytes, MAX_DROPPED_BYTES), boundary);
    refuseLargeFiles(form, fileFields);
    // To the schema a file is a string. The handler validates its content.
    const files = [...form.files.keys()].map((name) => [name, ''] as const);
    const shape = normalizeFields(
      contract,
      body.schema,
      Object.fromEntries([...form.texts, ...files]),
    ) as object;
    const schemaProblems = validate(shape) ? {} : fieldProblems(validate.errors ?? [], shape);
    const errors = { ...schemaProblems, ...formProblems(form) };
    if (Object.keys(errors).length > 0) throw HttpError.invalid(errors);
    return {
      ...shape,
      ...Object.fromEntries([...form.files].map(([name, bytes]) => [name, new Blob([bytes])])),
    };
  };
};

/** Creates the parser of a body that is a file. The handler validates its content. */
const createFileParser =
  ({ contentType, maxBytes }: RequestBody) =>
  async (request: Request): Promise<unknown> => {
    checkContentType(request.headers, contentType);
    return new Blob(await readChunks(request, maxBytes, MAX_DROPPED_BYTES));
  };

export const createBodyParser = (
  contract: Contract,
  { body }: Operation,
): ((request: Request) => Promise<unknown>) => {
  if (!body) return () => Promise.resolve(undefined);
  if (body.contentType === 'text/csv') return createFileParser(body);
  return body.contentType === 'multipart/form-data'
    ? createMultipartParser(contract, body)
    : createJsonParser(contract, body);
};

/** Creates the parser of texts that don't come in a body, by some fields of a schema. @throws HttpError 422 when called */
export const createFieldsParser = (schemaName: string, required: readonly string[]) => {
  const contract = loadContract();
  const schema = { ...contract.resolve<Schema>({ $ref: `#/components/schemas/${schemaName}` }), required };
  const validate = contract.compile(schema);
  return (fields: Readonly<Record<string, string>>): unknown => {
    const value = normalizeFields(contract, schema, fields);
    if (!validate(value)) throw HttpError.invalid(fieldProblems(validate.errors ?? [], value) ?? {});
    return value;
  };
};

const WHOLE_NUMBER = /^(?:0|[1-9]\d*)$/;

/** Other text stays as it is and fails validation. */
const toNumber = (text: string): number | string => (WHOLE_NUMBER.test(text) ? Number(text) : text);

const parsePairs = (search: string): [string, string][] => {
  try {
    // URLSearchParams accepts invalid percent-encoding.
    decodeURIComponent(search);
  } catch {
    throw HttpError.unreadable();
  }
  return [...new URLSearchParams(search)];
};

/** Creates the parser of an operation's query parameters. Ignores parameters that are not in the contract. */
export const createQueryParser = (contract: Contract, { parameters }: Operation) => {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({
      name,
      maxLength: maxLengthOf(contract, schema),
      isNumber: contract.resolve(schema)['type'] === 'integer',
      fallback: schema['default'] as unknown,
      validate: contract.compile(schema),
    }));

  /** @throws HttpError 400 for invalid percent-encoding; 422 for invalid values */
  return (search: string): Record<string, unknown> => {
    if (known.length === 0) return {};
    const pairs = parsePairs(search);
    const values: Record<string, unknown> = {};
    const errors: Record<string, string> = {};
    for (const { name, maxLength, isNumber, fallback, validate } of known) {
      const given = pairs.filter(([key]) => key === name || key.startsWith(`${name}[`));
      const [first] = given;
      if (!first) {
        if (fallback !== undefined) values[name] = fallback;
      } else if (given.length > 1 || first[0] !== name) {
        errors[name] = 'This parameter can be given only once';
      } else {
        const [, text] = first;
        // Pasted search terms have tabs and line breaks.
        const value = isNumber
          ? toNumber(text)
          : normalizeText(text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '), maxLength);
        if (validate(value)) values[name] = value;
        else errors[name] = valueProblem(name, validate.errors ?? [], value);
      }
    }
    if (Object.keys(errors).length > 0) throw HttpError.invalid(errors);
    return values;
  };
};
