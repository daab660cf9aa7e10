import { readFileSync } from 'node:fs';
import type { components } from '@planner/api-client/schema';
import addFormatsModule from 'ajv-formats';
import { Ajv2020, type SchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ErrorCode } from '../http/HttpError.ts';
import type { OperationId } from './types.ts';

/** Extras that this server offers beyond the core of the contract, as names of the schema `Extras`. */
export interface Extras {
  all: string[];
  open: string[];
}

/** The operations and parameters that are marked `x-extra`: other servers may lack them. */
export const extrasOf = ({ operations }: Contract): Extras => {
  const named = operations.flatMap(({ id, isOpen, isExtra, parameters }) => [
    ...(isExtra ? [{ name: id, isOpen }] : []),
    ...parameters
      .filter((parameter) => parameter['x-extra'])
      .map((parameter) => ({ name: `${id}.${parameter.name}`, isOpen })),
  ]);
  return {
    all: named.map(({ name }) => name),
    open: named.filter(({ isOpen }) => isOpen).map(({ name }) => name),
  };
};

export type Schema = SchemaObject;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  example: unknown;
  'x-extra'?: boolean;
  schema: Schema;
}

export interface Media {
  schema: Schema;
  example?: unknown;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Media>;
}

export interface RequestBody extends Media {
  contentType: string;
  maxBytes: number;
}

/** One operation of the contract, with references to parameters and responses resolved. */
export interface Operation {
  id: OperationId;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** Works without a session. */
  isOpen: boolean;
  /** Other servers may lack it. */
  isExtra: boolean;
  /** Levels of access that may call it, besides `everything`. Undefined for one that works without a session. */
  access: (Exclude<components['schemas']['Access'], 'everything'> | 'acceptances')[] | undefined;
  /** An account may have few of them at a time. */
  isHeavy: boolean;
  parameters: Parameter[];
  body: RequestBody | undefined;
  responses: Record<string, ResponseObject>;
}

/** Whether a value is valid. */
export interface Validate {
  (value: unknown): boolean;
  /** What is wrong with the last value. */
  errors?: ValidateFunction['errors'];
}

export interface Contract {
  /** The whole of openapi.yaml, with its references. */
  document: Document;
  operations: Operation[];
  activityKinds: string[];
  /** Meaning of each error code. */
  errorTitles: Record<ErrorCode, string>;
  compile(schema: Schema): Validate;
  resolve<T>(node: T | { $ref: string }): T;
}

interface PathItem {
  parameters?: unknown[];
  [method: string]: unknown;
}

interface Document {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
  security: unknown[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> & Record<'ErrorCode' | 'ActivityKind', Schema> };
}

interface OperationObject {
  operationId: OperationId;
  tags: [string];
  summary: string;
  description: string;
  'x-extra'?: boolean;
  'x-heavy'?: boolean;
  'x-access'?: Operation['access'];
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, Media>; 'x-max-body-bytes': number };
  responses: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Documentation of an enumeration's values. */
const ENUM_DESCRIPTIONS = 'x-enumDescriptions';
/** Values of an enumeration that grows. */
const EXTENSIBLE_ENUM = 'x-extensible-enum';
/** openapi.yaml as JSON, by `pnpm generate`. */
const FILE = new URL('../../../../../packages/api-client/src/generated/openapi.json', import.meta.url);

// CommonJS: in Node, the function is the `default` property of the import.
const addFormats = addFormatsModule.default;

/** Ajv needs an absolute URI for each component that `$ref` names. */
const BASE = 'contract:/components/schemas/';

/** Other servers may omit the properties in `x-always-sent`; for this one they are required. */
const requireAlwaysSent = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('x-always-sent' in value)) return value;
  const { 'x-always-sent': alwaysSent, ...schema } = value as Schema;
  return { ...schema, required: [...(schema['required'] ?? []), ...alwaysSent] };
};

const forAjv = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', `"$ref":"${BASE}`),
    requireAlwaysSent,
  ) as Schema;

const toBody = ({ operationId, requestBody }: OperationObject): RequestBody | undefined => {
  if (!requestBody) return undefined;
  const [contentType, media] = Object.entries(requestBody.content)[0] ?? [];
  const { 'x-max-body-bytes': maxBytes } = requestBody;
  // Comparing with undefined would accept bodies of any size.
  if (!contentType || !media || !maxBytes) throw new Error(`${operationId} has no limit for its body`);
  return { ...media, contentType, maxBytes };
};

const readContract = (): Contract => {
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as Document;
  // The contract's linter checks that its schemas are valid, which takes longer than reading them.
  const ajv = new Ajv2020({ strict: true, allErrors: true, validateSchema: false });
  addFormats(ajv);
  ajv.addFormat('binary', true);
  ajv.addKeyword(ENUM_DESCRIPTIONS);
  ajv.addKeyword(EXTENSIBLE_ENUM);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema(forAjv(schema), BASE + name);
  }

  const resolve = <T>(node: T | { $ref: string }): T => {
    let found: unknown = node;
    while (typeof found === 'object' && found !== null && '$ref' in found) {
      const keys = String(found.$ref).split('/').slice(1);
      found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
    }
    return found as T;
  };

  const toOperation = (path: string, item: PathItem, method: string): Operation => {
    const object = item[method] as OperationObject;
    const { 'x-access': access } = object;
    const isOpen = (object.security ?? document.security).length === 0;
    if (isOpen === Boolean(access))
      throw new Error(`${object.operationId}: decide who may call it in x-access`);
    return {
      id: object.operationId,
      method: method.toUpperCase(),
      path,
      tag: object.tags[0],
      summary: object.summary,
      description: object.description,
      isOpen,
      isExtra: object['x-extra'] === true,
      access,
      isHeavy: object['x-heavy'] === true,
      parameters: [...(item.parameters ?? []), ...(object.parameters ?? [])].map((parameter) =>
        resolve(parameter as Parameter),
      ),
      body: toBody(object),
      responses: Object.fromEntries(
        Object.entries(object.responses).map(([status, response]) => [
          status,
          resolve(response as ResponseObject),
        ]),
      ),
    };
  };

  /** Compiles with the first value: a server starts sooner without 200 validators. */
  const createValidate = (schema: Schema): Validate => {
    let compiled: ValidateFunction | undefined;
    const validate: Validate = (value) => {
      compiled ??= ajv.compile(forAjv(schema));
      const isValid = compiled(value);
      validate.errors = compiled.errors;
      return isValid;
    };
    return validate;
  };

  const validators = new Map<Schema, Validate>();
  return {
    document,
    activityKinds: document.components.schemas.ActivityKind[EXTENSIBLE_ENUM] as string[],
    errorTitles: document.components.schemas.ErrorCode[ENUM_DESCRIPTIONS] as Record<ErrorCode, string>,
    operations: Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => toOperation(path, item, method)),
    ),
    compile(schema) {
      const validate = validators.get(schema) ?? createValidate(schema);
      validators.set(schema, validate);
      return validate;
    },
    resolve,
  };
};

let contract: Contract | undefined;

/** The contract of this server, read once. */
export const loadContract = (): Contract => (contract ??= readContract());
