import { nameOf, type Content, type Operation, type Schemas } from './contract.ts';
import { type createResponseTypes, type Declaration, docOf } from './schemas.ts';

type ResponseTypes = ReturnType<typeof createResponseTypes>;

/** Operations with hand-written functions: uploads, and responses whose form depends on the server or the request. */
const BY_HAND = new Set([
  'uploadImport',
  'getIcon',
  'getPolicy',
  'getPolicyDesk',
  'savePolicy',
  'listSubscriptions',
]);

const IMPORTS: readonly [file: string, names: string, kind?: 'type '][] = [
  [
    'parse',
    'array boolean dateOnly id nullable number object oneOf optional pageCount string stringOrNull strings timestamp',
  ],
  ['fetchWithProgress', 'multipart uploadInit'],
  ['createApiClient', 'ifMatch streamInit withoutEmpty'],
  ['createApiClient', 'ApiClient', 'type '],
  ['operations/receiveCsv', 'receiveCsv'],
  ['operations/receiveCsv', 'ExportOptions', 'type '],
  ['types', 'CallOptions Changed CreateOptions SaveOptions UploadOptions Versioned PolicyType', 'type '],
];
const CLIENT = ['http', 'receive', 'receiveItem', 'change', 'changeItem', 'idempotencyKey', 'track'];

/** Name of the type of an operation's query. */
export const queryTypeOf = ({ id }: Operation): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Query`;

const uses = (source: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(source.replaceAll(/\/\*\*.*?\*\//gs, ''));

/** An import of those names that a source text uses outside comments, if any. */
const importUsed = (source: string, names: readonly string[], from: string, kind = ''): string[] => {
  const used = names.filter((name) => uses(source, name));
  return used.length > 0 ? [`import ${kind}{ ${used.join(', ')} } from '${from}';`] : [];
};

const optionsOf = ({ headers, isMultipart }: Operation): string => {
  const types = [
    headers.includes('Idempotency-Key') && 'CreateOptions',
    isMultipart && 'UploadOptions',
    !isMultipart && headers.includes('If-Match') && 'SaveOptions',
  ].filter(Boolean);
  return types.join(' & ') || 'CallOptions';
};

const initOf = ({ id, pathParameters, hasQuery, headers, body, isMultipart }: Operation): string => {
  const params = [
    pathParameters.length > 0 && `path: { ${pathParameters.map(({ name }) => name).join(', ')} }`,
    hasQuery && 'query: withoutEmpty(query)',
    headers.includes('Idempotency-Key') && `header: idempotencyKey('${id}', options)`,
    headers.includes('If-Match') && 'header: ifMatch(options)',
  ].filter(Boolean);
  const parts = [
    params.length > 0 && `params: { ${params.join(', ')} }`,
    body && 'body',
    isMultipart && 'bodySerializer: multipart',
    '...streamInit(options)',
    isMultipart && '...uploadInit(options, track)',
  ].filter(Boolean);
  return parts.length > 1 ? `{ ${parts.join(', ')} }` : String(parts[0]).slice(3);
};

/** The operation that fetches the stored item after a refused save: it reads the same path. */
const getterOf = ({ method, path, isItem, headers }: Operation, operations: readonly Operation[]) =>
  method === 'put' && isItem && headers.includes('If-Match')
    ? operations.find((other) => other.path === path && other.method === 'get')
    : undefined;

const parametersOf = (operation: Operation, optionsType: string): string =>
  [
    ...operation.pathParameters.map(
      ({ name, schema }) => `${name}: ${schema.$ref ? nameOf(schema.$ref) : 'string'}`,
    ),
    operation.body && `body: ${nameOf(operation.body.schema.$ref ?? '')}`,
    operation.hasQuery && `query: ${queryTypeOf(operation)} = {}`,
    `options: ${optionsType} = {}`,
  ]
    .filter(Boolean)
    .join(', ');

const requestOf = (operation: Operation): string =>
  `http.${operation.method.toUpperCase()}('${operation.path}', ${initOf(operation)})`;

const exportOf = (operation: Operation): string => `${docOf(operation.doc)}\
export const ${operation.id} = (client: ApiClient, ${parametersOf(operation, 'ExportOptions')}): Promise<Blob> =>
  receiveCsv(client, client.${requestOf(operation)}, options);
`;

const functionOf = (
  operation: Operation,
  content: Content,
  types: ResponseTypes,
  all: Operation[],
): string => {
  const { id, isItem, isRead, isSignIn, pathParameters } = operation;
  const { type, parser } = types.valueOf(content.schema);
  const getter = getterOf(operation, all);
  const ids = pathParameters.map(({ name }) => name);
  const getterArguments = [
    'client',
    ...ids,
    ...(getter?.hasQuery ? ['{}'] : []),
    '{ signal: options.signal }',
  ];
  const receive = `${isRead ? 'receive' : 'change'}${isItem ? 'Item' : ''}`;
  const values = [
    requestOf(operation),
    parser,
    isSignIn ? '{ ...options, isSignIn: true }' : 'options',
    getter && `() => ${getter.id}(${getterArguments.join(', ')})`,
  ].filter(Boolean);
  const item = isItem ? `Versioned<${type}>` : type;
  const result = isRead ? item : `Changed<${item}> | undefined`;
  const call = `${receive}(${values.join(', ')})`;
  const client = `{ ${CLIENT.filter((name) => uses(call, name)).join(', ')} }`;
  const first = getter ? 'client' : client;
  const head = `export const ${id} = (${first}: ApiClient, ${parametersOf(operation, optionsOf(operation))}): Promise<${result}> =>`;
  const lines = getter
    ? [`${head} {`, `  const ${client} = client;`, `  return ${call};`, '};', '']
    : [head, `  ${call};`, ''];
  return docOf(operation.doc) + lines.join('\n');
};

/** For each declaration, the tags of the operations that use it. */
const tagsOf = (operations: Operation[], types: ResponseTypes): Map<string, Set<string>> => {
  const declarations = types.declarations();
  const tags = new Map(declarations.map(({ name }) => [name, new Set<string>()]));
  const add = (source: string, tag: string): void => {
    for (const { name, parser } of declarations)
      if (uses(source, `parse${name}`) && !tags.get(name)?.has(tag)) {
        tags.get(name)?.add(tag);
        add(parser.slice(parser.indexOf('=')), tag);
      }
  };
  for (const { response, tag } of operations) if (response) add(types.valueOf(response.schema).parser, tag);
  return tags;
};

/**
 * Sources of the client's functions, one file per tag of the contract with the parsers that only it needs, so that a page
 * loads only the tags that it calls. `shared.ts` has the other parsers that operations without a session need, `records.ts` the rest.
 */
export const operationFilesOf = (operations: Operation[], types: ResponseTypes, typeNames: string[]) => {
  const tags = tagsOf(operations, types);
  const declarations = types.declarations();
  const isShared = ({ name }: Declaration) => tags.get(name)?.size !== 1;
  const open = operations.filter(({ needsSession }) => !needsSession).map(({ tag }) => tag);
  const isOpen = ({ name }: Declaration) => open.some((tag) => tags.get(name)?.has(tag));
  const shared = declarations.filter((each) => isShared(each) && isOpen(each));
  const records = declarations.filter((each) => isShared(each) && !isOpen(each));
  const sourceOf = (parts: string[]): string => {
    const body = parts.join('\n');
    const own = (name: string) => !body.includes(`export const ${name} `);
    return [
      ...IMPORTS.flatMap(([file, names, kind]) =>
        importUsed(body, names.split(' '), `../../${file}.ts`, kind),
      ),
      ...Object.entries({ shared, records }).flatMap(([file, parsers]) =>
        importUsed(body, parsers.map(({ name }) => `parse${name}`).filter(own), `./${file}.ts`),
      ),
      ...importUsed(body, typeNames, '../types.ts', 'type '),
      '',
      body,
    ].join('\n');
  };
  const fileOf = (tag: string): string => {
    const own = declarations.filter((each) => !isShared(each) && tags.get(each.name)?.has(tag));
    const functions = operations.flatMap((operation) => {
      if (operation.tag !== tag || BY_HAND.has(operation.id)) return [];
      if (operation.isCsv) return exportOf(operation);
      return operation.response ? functionOf(operation, operation.response, types, operations) : [];
    });
    return sourceOf([...own.map(({ parser }) => `${parser}\n`), ...functions]);
  };
  // A tag may have only operations that are written by hand, and parsers that others share.
  const allTags = [...new Set(operations.map(({ tag }) => tag))]
    .filter((tag) => fileOf(tag).trim() !== '')
    .toSorted();
  return {
    ...Object.fromEntries(allTags.map((tag) => [`operations/${tag}.ts`, fileOf(tag)])),
    'operations/shared.ts': sourceOf(shared.map(({ parser }) => `${parser}\n`)),
    'operations/records.ts': sourceOf(records.map(({ parser }) => `${parser}\n`)),
    'operations/index.ts': [...allTags, 'records', 'shared']
      .map((tag) => `export * from './${tag}.ts';\n`)
      .join(''),
  };
};

/** The example of a request or a response, or of its schema. */
const exampleOf = ({ example, schema }: Content, schemas: Schemas): unknown => {
  if (example !== undefined) return example;
  if (schema.items) return [exampleOf({ schema: schema.items }, schemas)];
  const { examples } = schema.$ref ? (schemas[nameOf(schema.$ref)] ?? {}) : schema;
  if (!examples) throw new Error(`${JSON.stringify(schema)} needs an example`);
  return examples[0];
};

/** Source of the contract's examples of all operations that return JSON. `testing/Example.ts` describes them. */
export const examplesOf = (operations: Operation[], schemas: Schemas): string => {
  const examples = operations.flatMap((operation) => {
    const { id, method, path, pathParameters, body, status, response, isItem, isRead } = operation;
    if (!response) return [];
    const args = [
      ...pathParameters.map(({ name, example }) => ({ name, value: example })),
      ...(body ? [{ name: 'body', value: exampleOf(body, schemas) }] : []),
    ];
    const example = { method, path, args, status, isItem, isRead, response: exampleOf(response, schemas) };
    return [`  ${id}: ${JSON.stringify(example)},`];
  });
  return [
    "import type { Example } from '../testing/Example.ts';",
    '',
    '/** One example per operation whose successful response is JSON. */',
    'export const examples = {',
    ...examples,
    '} satisfies Record<string, Example>;',
    '',
    'export type JsonOperation = keyof typeof examples;',
    '',
  ].join('\n');
};
