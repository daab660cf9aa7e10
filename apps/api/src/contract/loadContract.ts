import { readFileSync } from 'node:fs';
import { Ajv2020, type SchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { parse } from 'yaml';
import type { OperationId } from './types.ts';

/** A schema, or a reference to one, as it stands in openapi.yaml. */
export type Schema = SchemaObject;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Media {
  schema: Schema;
}

interface ResponseObject {
  headers?: Record<string, unknown>;
  content?: Record<string, Media>;
}

/** One operation of the contract, references to parameters and responses resolved. */
export interface Operation {
  id: OperationId;
  /** In capitals. */
  method: string;
  /** Below the base, such as `/users/{id}`. */
  path: string;
  /** Whether it can be called without a session. */
  isOpen: boolean;
  parameters: Parameter[];
  body: { contentType: string; schema: Schema } | undefined;
  /** By status. */
  responses: Record<string, ResponseObject>;
}

/** The contract, ready to be enforced. */
export interface Contract {
  operations: Operation[];
  /** Makes, once for each, the check of a schema of the contract. */
  compile(schema: Schema): ValidateFunction;
  /** Follows `$ref` until something else stands there. */
  resolve<T>(node: T | { $ref: string }): T;
}

interface PathItem {
  parameters?: unknown[];
  [method: string]: unknown;
}

interface Document {
  security: unknown[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
}

interface OperationObject {
  operationId: OperationId;
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const FILE = new URL('../../../../openapi.yaml', import.meta.url);

// The package is CommonJS: under Node's rules its function is the property `default` of what is imported.
const addFormats = addFormatsModule.default;

/** A reference is written from the document's root; ajv knows each component by that, as an absolute URI. */
const BASE = 'contract:/components/schemas/';
const withBase = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/components/schemas/', `"$ref":"${BASE}`)) as Schema;

/** Reads and compiles openapi.yaml. */
export const loadContract = (): Contract => {
  const document = parse(readFileSync(FILE, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  ajv.addFormat('binary', true);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema(withBase(schema), BASE + name);
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
    const [contentType, media] = Object.entries(object.requestBody?.content ?? {})[0] ?? [];
    return {
      id: object.operationId,
      method: method.toUpperCase(),
      path,
      isOpen: (object.security ?? document.security).length === 0,
      parameters: [...(item.parameters ?? []), ...(object.parameters ?? [])].map((parameter) =>
        resolve(parameter as Parameter),
      ),
      body: contentType && media ? { contentType, schema: media.schema } : undefined,
      responses: Object.fromEntries(
        Object.entries(object.responses).map(([status, response]) => [
          status,
          resolve(response as ResponseObject),
        ]),
      ),
    };
  };

  const compiled = new Map<Schema, ValidateFunction>();
  return {
    operations: Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => toOperation(path, item, method)),
    ),
    compile(schema) {
      const validate = compiled.get(schema) ?? ajv.compile(withBase(schema));
      compiled.set(schema, validate);
      return validate;
    },
    resolve,
  };
};
