import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** Location of the contract. */
export const CONTRACT = new URL('../../openapi.yaml', import.meta.url);

const METHODS = ['get', 'post', 'put', 'delete'];
const JSON_TYPE = 'application/json';

/** The last part of a `$ref`. */
export const nameOf = ($ref) => $ref.split('/').at(-1);

const find = (components, $ref) =>
  $ref
    .split('/')
    .slice(2)
    .reduce((at, key) => at?.[key], components);

/** @throws naming a reference to something that is not there */
const checkReferences = (components, value) => {
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref' && find(components, child) === undefined)
      throw new Error(`openapi.yaml refers to ${child}, which it doesn't have`);
    if (child && typeof child === 'object') checkReferences(components, child);
  }
};

/**
 * Reads openapi.yaml.
 * @returns the schemas and query parameters by name, and the operations with their references resolved.
 */
export const readContract = async () => {
  const { paths, components } = parse(await readFile(CONTRACT, 'utf8'));
  checkReferences(components, { paths, components });
  const resolve = (object) => (object?.$ref ? find(components, object.$ref) : object);

  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
      const parametersIn = (place) => parameters.filter((parameter) => parameter.in === place);
      const status = Object.keys(operation.responses).find((code) => code.startsWith('2'));
      const success = resolve(operation.responses[status]);
      const [bodyType] = Object.keys(operation.requestBody?.content ?? {});
      const body = operation.requestBody?.content[bodyType];
      if (body && !body.schema.$ref)
        throw new Error(
          `${operation.operationId}: move the schema of its body to components/schemas and refer to it`,
        );
      return {
        id: operation.operationId,
        method,
        path,
        tag: operation.tags[0],
        summary: operation.summary,
        description: operation.description,
        statuses: Object.keys(operation.responses),
        /** Errors that the operation describes itself, by status. */
        errors: Object.entries(operation.responses).flatMap(([code, { description }]) =>
          description && code >= '400' ? [[code, description]] : [],
        ),
        pathParameters: parametersIn('path'),
        hasQuery: parametersIn('query').length > 0,
        headers: parametersIn('header').map(({ name }) => name),
        body,
        isMultipart: bodyType === 'multipart/form-data',
        status: Number(status),
        response: success.content?.[JSON_TYPE],
        /** True if the response has the version of a single item. A list has an ETag of its content. */
        isItem: success.headers?.ETag?.$ref === '#/components/headers/ETag',
        /** True if success depends on the body, not only on the status. */
        isRead: method === 'get' || operation['x-answer-decides'] === true,
        isPublic: operation.security?.length === 0,
        isSignIn: operation.security?.length === 0 && '401' in operation.responses,
        /** Names of what other servers may lack: the operation itself, and parameters of it. */
        extras: [
          ...(operation['x-extra'] ? [operation.operationId] : []),
          ...parameters
            .filter((parameter) => parameter['x-extra'])
            .map(({ name }) => `${operation.operationId}.${name}`),
        ],
      };
    }),
  );
  const queryParameters = Object.fromEntries(
    Object.entries(components.parameters).filter(([, parameter]) => parameter.in === 'query'),
  );
  return { schemas: components.schemas, queryParameters, operations };
};
