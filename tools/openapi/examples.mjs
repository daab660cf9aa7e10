import { nameOf } from './contract.mjs';

/** The example of a request or a response, or of its schema. */
const valueOf = ({ example, schema }, schemas) => {
  if (example !== undefined) return example;
  if (schema.type === 'array') return [valueOf({ schema: schema.items }, schemas)];
  const { examples } = schema.$ref ? schemas[nameOf(schema.$ref)] : schema;
  if (!examples) throw new Error(`${JSON.stringify(schema)} needs an example`);
  return examples[0];
};

const exampleOf = ({ method, path, pathParameters, body, status, response, isItem, isRead }, schemas) => ({
  method,
  path,
  args: [
    ...pathParameters.map(({ name, example }) => ({ name, value: example })),
    ...(body ? [{ name: 'body', value: valueOf(body, schemas) }] : []),
  ],
  status,
  isItem,
  isRead,
  response: valueOf(response, schemas),
});

/** Source of the contract's examples of all operations that return JSON. */
export const examplesOf = (operations, schemas) => {
  const withJson = operations.filter(({ response }) => response);
  return [
    '/** Operations whose successful response is JSON. */',
    `export type JsonOperation = ${withJson.map(({ id }) => `'${id}'`).join(' | ')};`,
    '',
    '/** A request and its response. */',
    'export interface Example {',
    `  method: 'get' | 'post' | 'put' | 'delete';`,
    '  path: string;',
    `  /** Arguments of the client's method: path parameters, then the body. */`,
    '  args: { name: string; value: unknown }[];',
    '  status: number;',
    '  /** True if the response has an ETag. */',
    '  isItem: boolean;',
    '  /** True if success depends on the body; otherwise any 2xx means that a change is stored. */',
    '  isRead: boolean;',
    '  response: unknown;',
    '}',
    '',
    '/** One example per operation. */',
    'export const examples: Record<JsonOperation, Example> = {',
    ...withJson.map((operation) => `  ${operation.id}: ${JSON.stringify(exampleOf(operation, schemas))},`),
    '};',
    '',
  ].join('\n');
};
