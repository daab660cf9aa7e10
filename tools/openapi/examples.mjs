import { nameOf } from './contract.mjs';

/** The example of a request or an answer, or of its schema. */
const valueOf = ({ example, schema }, schemas) => {
  if (example !== undefined) return example;
  if (schema.type === 'array') return [valueOf({ schema: schema.items }, schemas)];
  const { examples } = schema.$ref ? schemas[nameOf(schema.$ref)] : schema;
  if (!examples) throw new Error(`${JSON.stringify(schema)} needs an example`);
  return examples[0];
};

const exampleOf = ({ method, path, pathParameters, body, status, answer, isItem, isRead }, schemas) => ({
  method,
  path,
  args: [
    ...pathParameters.map(({ name, example }) => ({ name, value: example })),
    ...(body ? [{ name: 'body', value: valueOf(body, schemas) }] : []),
  ],
  status,
  isItem,
  isRead,
  answer: valueOf(answer, schemas),
});

/** Source of the contract's examples of all operations that answer JSON. */
export const examplesOf = (operations, schemas) => {
  const withJson = operations.filter(({ answer }) => answer);
  return [
    '/** Operations that answer success with JSON. */',
    `export type JsonOperation = ${withJson.map(({ id }) => `'${id}'`).join(' | ')};`,
    '',
    '/** A request and its answer. */',
    'export interface Example {',
    `  method: 'get' | 'post' | 'put' | 'delete';`,
    '  path: string;',
    `  /** Arguments of the client's method: path parameters, then the body. */`,
    '  args: { name: string; value: unknown }[];',
    '  status: number;',
    '  /** Whether the answer has an ETag. */',
    '  isItem: boolean;',
    '  /** Whether success depends on the body; otherwise any 2xx means that a change is stored. */',
    '  isRead: boolean;',
    '  answer: unknown;',
    '}',
    '',
    '/** One example per operation. */',
    'export const examples: Record<JsonOperation, Example> = {',
    ...withJson.map((operation) => `  ${operation.id}: ${JSON.stringify(exampleOf(operation, schemas))},`),
    '};',
    '',
  ].join('\n');
};
