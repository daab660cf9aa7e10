import {
  getMultipartBoundary,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser';
import { HttpError } from '../http/HttpError.ts';
import { readBody } from '../http/readBody.ts';
import { fieldProblems, labelOf } from './fieldProblems.ts';
import type { Contract, Operation, Schema } from './loadContract.ts';
import { normalizeFields } from './normalizeText.ts';
import { checkContentType } from './readJsonBody.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
/** Largest file; the contract's `IconUpload`. */
const MAX_FILE_BYTES = MIB;
/** Room for what is no file: text fields, and the headers of all parts. */
const MAX_REST_BYTES = 64 * KIB;
/** The photo that somebody takes for an icon is read to its end, so that its sender hears that it is too large. */
const MAX_DROPPED_BYTES = 16 * MIB;
/** All headers of one part; browsers need some 200 bytes and the file's name. */
const MAX_PART_HEADER_BYTES = 8 * KIB;
/** Far more than any operation has fields. */
const MAX_PARTS = 20;

/** The fields of a form by name. */
interface Form {
  texts: Map<string, string>;
  files: Map<string, Uint8Array<ArrayBuffer>>;
  repeated: Set<string>;
}

/** A browser gives every file a name, be it an empty one. What the name says never counts. */
const isFile = ({ headers, mediaType }: MultipartPart): boolean =>
  mediaType === 'application/octet-stream' ||
  /;\s*filename\*?\s*=/i.test(headers['content-disposition'] ?? '');

/** Sorts the parts into texts and files. An empty file is what a browser sends where none was chosen: it is left out. */
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

/** @throws HttpError 413 for headers or parts beyond the limits, 400 for what is no whole multipart body in UTF-8 */
const parseForm = (bytes: Buffer, boundary: string): Form => {
  // The parser takes nothing at all for a form without fields.
  if (bytes.length === 0) throw HttpError.unreadable();
  try {
    // Files cannot be larger than the body; which one is too large is found out later, to name it.
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
    throw new HttpError(413, problem, { errors: { [name]: problem } });
  }
};

/** Makes the reader of an operation's multipart body. Text fields come as strings, files as Blobs without a type. */
export const createMultipartReader = (contract: Contract, body: NonNullable<Operation['body']>) => {
  const validate = contract.compile(body.schema);
  const { properties = {} } = contract.resolve<Schema>(body.schema) as {
    properties?: Record<string, Schema>;
  };
  const fields = Object.keys(properties);
  const fileFields = fields.filter((name) => contract.resolve(properties[name])?.['format'] === 'binary');
  const maxBytes = fileFields.length * MAX_FILE_BYTES + MAX_REST_BYTES;

  /** What the schema cannot see: files and texts in each other's place, and fields given more than once. */
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

  /** @throws HttpError 415, 413, 400 for what cannot be read, 422 for fields that do not fit */
  return async (request: Request): Promise<unknown> => {
    checkContentType(request.headers, body.contentType);
    const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
    if (!boundary) throw HttpError.unreadable();
    const form = parseForm(await readBody(request, maxBytes, MAX_DROPPED_BYTES), boundary);
    refuseLargeFiles(form, fileFields);
    const texts = normalizeFields(contract, body.schema, Object.fromEntries(form.texts)) as object;
    // The schema knows a file as a string; what is in it is looked at by who uses it.
    const shape = { ...texts, ...Object.fromEntries([...form.files.keys()].map((name) => [name, ''])) };
    const schemaProblems = validate(shape) ? {} : fieldProblems(validate.errors ?? [], shape);
    const errors = { ...schemaProblems, ...formProblems(form) };
    if (Object.keys(errors).length > 0) throw HttpError.invalid(errors);
    return {
      ...texts,
      ...Object.fromEntries([...form.files].map(([name, bytes]) => [name, new Blob([bytes])])),
    };
  };
};
