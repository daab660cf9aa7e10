import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** Location of the contract. */
export const CONTRACT = new URL('../../openapi.yaml', import.meta.url);

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: string[];
  'x-extensible-enum'?: string[];
  const?: string;
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

export type Schemas = Record<string, Schema>;

/** The body of a request or of a response. */
export interface Content {
  schema: Schema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  schema: Schema;
  example?: unknown;
  'x-extra'?: boolean;
}

interface Reference {
  $ref: string;
}

interface Response {
  description?: string;
  content?: Record<string, Content>;
  headers?: Record<string, Reference>;
}

interface RawOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response | Reference>;
  security?: unknown[];
  'x-extra'?: boolean;
  'x-answer-decides'?: boolean;
}

type PathItem = Partial<Record<Method, RawOperation>> & Pick<RawOperation, 'parameters'>;

interface Components {
  schemas: Schemas;
  parameters: Record<string, Parameter>;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** An operation with its references resolved. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  tag: string;
  needsSession: boolean;
  /** Its summary, description, and the errors that it describes itself. */
  doc: string;
  pathParameters: Parameter[];
  hasQuery: boolean;
  /** Names of the headers of its requests. */
  headers: string[];
  body?: Content | undefined;
  isMultipart: boolean;
  /** Status of its success. */
  status: number;
  /** Undefined if it is not JSON. */
  response?: Content | undefined;
  isCsv: boolean;
  /** True if the response has the version of a single item. A list has an ETag of its content. */
  isItem: boolean;
  /** True if success depends on the body, not only on the status. */
  isRead: boolean;
  isSignIn: boolean;
  /** Names of what other servers may lack: the operation itself, and parameters of it. */
  extras: string[];
}

/** The last part of a `$ref`. */
export const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';

const toOperation = (components: Components, path: string, method: Method, item: PathItem): Operation[] => {
  const operation = item[method];
  if (!operation) return [];
  const resolve = <T extends object>(value: T | Reference): T => {
    if (!('$ref' in value) || !value.$ref) return value as T;
    const [kind = '', name = ''] = value.$ref.split('/').slice(2);
    return Reflect.get(Reflect.get(components, kind), name) as T;
  };
  const { operationId: id, responses, requestBody, security } = operation;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve<Parameter>);
  const parametersIn = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '';
  const success = resolve<Response>(responses[status] ?? {});
  const [[bodyType, body] = []] = Object.entries(requestBody?.content ?? {});
  if (body && !body.schema.$ref)
    throw new Error(`${id}: move the schema of its body to components/schemas and refer to it`);
  const errors = Object.entries(responses).flatMap(([code, response]) =>
    'description' in response && code >= '400' ? [`${code}: ${response.description}`] : [],
  );
  return [
    {
      id,
      method,
      path,
      tag: operation.tags[0],
      needsSession: security?.length !== 0,
      doc: [`${operation.summary}.`, operation.description, ...errors].join(' '),
      pathParameters: parametersIn('path'),
      hasQuery: parametersIn('query').length > 0,
      headers: parametersIn('header').map(({ name }) => name),
      body,
      isMultipart: bodyType === 'multipart/form-data',
      status: Number(status),
      response: success.content?.['application/json'],
      isCsv: 'text/csv' in (success.content ?? {}),
      isItem: success.headers?.['ETag']?.$ref === '#/components/headers/ETag',
      isRead: method === 'get' || operation['x-answer-decides'] === true,
      isSignIn: security?.length === 0 && '401' in responses,
      extras: [
        ...(operation['x-extra'] ? [id] : []),
        ...parameters.filter((parameter) => parameter['x-extra']).map(({ name }) => `${id}.${name}`),
      ],
    },
  ];
};

/** Reads openapi.yaml: the schemas and query parameters by name, and the operations. */
export const readContract = async () => {
  const document = parse(await readFile(CONTRACT, 'utf8')) as {
    paths: Record<string, PathItem>;
    components: Components;
  };
  const { paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => toOperation(components, path, method, item)),
  );
  const queryParameters = Object.fromEntries(
    Object.entries(components.parameters).filter(([, parameter]) => parameter.in === 'query'),
  );
  return { document, schemas: components.schemas, queryParameters, operations };
};
