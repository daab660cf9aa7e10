import { nameOf } from './contract.mjs';

/** True if the response is a list of items, or has one. */
const isList = ({ schema }, schemas) => {
  const { properties = {} } = schema.$ref ? schemas[nameOf(schema.$ref)] : schema;
  return [schema, ...Object.values(properties)].some(({ type, items }) => type === 'array' && items?.$ref);
};

/** Name of a schema; `User[]` for a list. */
const schemaName = ({ $ref, items }) => ($ref ? nameOf($ref) : items?.$ref && `${nameOf(items.$ref)}[]`);

const describe = (
  { id, method, path, tag, summary, isPublic, extras, statuses, body, response },
  schemas,
) => ({
  id,
  method: method.toUpperCase(),
  path,
  tag,
  summary,
  isExtra: extras.includes(id),
  extraParameters: extras.filter((name) => name !== id).map((name) => name.slice(id.length + 1)),
  isPublic,
  request: body && schemaName(body.schema),
  response: response && schemaName(response.schema),
  isList: method === 'get' && response !== undefined && isList(response, schemas),
  statuses,
});

/** Source of what Storybook shows of each operation. */
export const operationsSource = (operations, schemas) =>
  [
    `import type { operations as Contract } from './schema.ts';`,
    '',
    '/** An operation of the contract, in words. */',
    'export interface Operation {',
    '  id: keyof Contract;',
    '  method: string;',
    '  path: string;',
    '  tag: string;',
    '  summary: string;',
    '  /** Other servers may lack it. */',
    '  isExtra: boolean;',
    '  /** Query parameters that other servers may ignore. */',
    '  extraParameters: string[];',
    '  /** Needs no session. */',
    '  isPublic: boolean;',
    '  /** Names of the schemas of the body and of the successful response. */',
    '  request?: string;',
    '  response?: string;',
    '  /** True if the response can be an empty list. */',
    '  isList: boolean;',
    '  /** Declared statuses. */',
    '  statuses: string[];',
    '}',
    '',
    '/** All operations, in the order of the contract. */',
    'export const operations: Operation[] = [',
    ...operations.map((operation) => `  ${JSON.stringify(describe(operation, schemas))},`),
    '];',
    '',
  ].join('\n');
