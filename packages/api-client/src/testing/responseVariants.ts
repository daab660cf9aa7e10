import { getResponse } from 'msw';
import { parse } from 'yaml';
import source from '../../../../openapi.yaml?raw';
import { createApiClient } from '../createApiClient.ts';
import type { operations } from '../generated/schema.ts';
import { exampleCalls } from './exampleCalls.ts';
import { handlers } from './handlers.ts';

/** The part of JSON Schema that the contract's responses use. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Response {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Response> }>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

/** A field of a response. Its path has keys only: it stands for the field of every item of a list. */
interface Field {
  path: string[];
  isPromised: boolean;
  isNullable: boolean;
  isContainer: boolean;
}

/** A change of a response that a server may make. */
export interface ResponseVariant {
  /** Such as `users.name is null`. */
  name: string;
  edit: (body: unknown) => unknown;
}

const contract: Contract = parse(source);

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';

const resolve = (schema: Schema): Schema & { isNullable?: boolean } => {
  const { $ref, anyOf, allOf, type } = schema;
  if ($ref) return resolve(contract.components.schemas[nameOf($ref)] ?? {});
  if (allOf?.[0]) return resolve(allOf[0]);
  const [one] = anyOf?.filter((choice) => choice.type !== 'null') ?? [];
  return { ...(one ? resolve(one) : schema), isNullable: Boolean(one) || [type].flat().includes('null') };
};

const fieldsOf = (schema: Schema, path: string[] = []): Field[] => {
  const { items, properties = {}, required = [] } = resolve(schema);
  if (items) return fieldsOf(items, path);
  return Object.entries(properties).flatMap(([name, property]) => {
    const { isNullable = false, type } = resolve(property);
    const field = {
      path: [...path, name],
      isPromised: required.includes(name),
      isNullable,
      isContainer: type === 'object' || type === 'array',
    };
    return [field, ...fieldsOf(property, field.path)];
  });
};

const jsonOf = ({ $ref, content }: Response): Schema | undefined =>
  ($ref ? contract.components.responses[nameOf($ref)]?.content : content)?.['application/json']?.schema;

const schemas = new Map(
  Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, responses = {} }) =>
      Object.entries(responses).flatMap(([status, response]): [string, Schema][] => {
        const schema = jsonOf(response);
        return operationId && status.startsWith('2') && schema ? [[operationId, schema]] : [];
      }),
    ),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const change = (
  value: unknown,
  [key = '', ...rest]: string[],
  edit: (holder: Record<string, unknown>, key: string) => void,
): void => {
  if (Array.isArray(value)) for (const item of value) change(item, [key, ...rest], edit);
  else if (!isObject(value) || !(key in value)) return;
  else if (rest.length === 0) edit(value, key);
  else change(value[key], rest, edit);
};

const changed = (body: unknown, path: string[], edit: Parameters<typeof change>[2]): unknown => {
  const copy: unknown = structuredClone(body);
  change(copy, path, edit);
  return copy;
};

const exampleResponse = async (operation: keyof operations): Promise<unknown> => {
  let body: unknown;
  const client = createApiClient({
    baseUrl: 'http://planner.test/api/v1',
    fetch: async (request) => {
      const response = (await getResponse(handlers, request)) ?? Response.error();
      body = await response.clone().json();
      return response;
    },
  });
  await exampleCalls(client)[operation]();
  return body;
};

const variantsOf = async (
  operation: keyof operations,
  editsOf: (field: Field) => [string, Parameters<typeof change>[2]][],
): Promise<ResponseVariant[]> => {
  const schema = schemas.get(operation);
  if (!schema) throw new Error(`${operation} does not return JSON`);
  const example = await exampleResponse(operation);
  return fieldsOf(schema)
    .flatMap((field) =>
      editsOf(field).map(([name, apply]) => ({
        name: `${field.path.join('.')} ${name}`,
        edit: (body: unknown) => changed(body, field.path, apply),
      })),
    )
    .filter(({ edit }) => JSON.stringify(edit(example)) !== JSON.stringify(example));
};

const remove = (holder: Record<string, unknown>, key: string) => {
  delete holder[key];
};

const set = (value: unknown) => (holder: Record<string, unknown>, key: string) => {
  holder[key] = value;
};

/** Valid responses without each field that the contract does not require, one at a time. */
export const withoutOptionalFields = (operation: keyof operations): Promise<ResponseVariant[]> =>
  variantsOf(operation, ({ isPromised }) => (isPromised ? [] : [['is missing', remove]]));

/** Responses with a wrong type in each field that the contract requires, one at a time. */
export const withWrongTypes = (operation: keyof operations): Promise<ResponseVariant[]> =>
  variantsOf(operation, ({ isPromised, isContainer }) =>
    isPromised ? [['has the wrong type', set(isContainer ? 'text' : { not: 'a value' })]] : [],
  );

/** Responses without a value in each field that the contract requires and that cannot be null, one at a time. */
export const withoutRequiredFields = (operation: keyof operations): Promise<ResponseVariant[]> =>
  variantsOf(operation, ({ isPromised, isNullable }) =>
    isPromised && !isNullable
      ? [
          ['is null', set(null)],
          ['is missing', remove],
        ]
      : [],
  );
