import { docOf } from './responseTypes.mjs';
import { nameOf } from './contract.mjs';
import { importUsed } from './importUsed.mjs';

/** Operations with hand-written methods: files, and responses whose form depends on the server or the request. */
const BY_HAND = new Set(['exportUsers', 'getIcon', 'getPolicy', 'savePolicy', 'listSubscriptions']);

const optionsOf = ({ headers, isMultipart }) => {
  const types = [
    headers.includes('Idempotency-Key') && 'CreateOptions',
    isMultipart && 'UploadOptions',
    !isMultipart && headers.includes('If-Match') && 'SaveOptions',
  ].filter(Boolean);
  return types.join(' & ') || 'CallOptions';
};

const paramsOf = ({ id, pathParameters, hasQuery, headers }) => {
  const parts = [
    pathParameters.length > 0 && `path: { ${pathParameters.map(({ name }) => name).join(', ')} }`,
    hasQuery && 'query: withoutEmpty(query)',
    headers.includes('Idempotency-Key') && `header: idempotencyKey('${id}', options)`,
    headers.includes('If-Match') && 'header: ifMatch(options)',
  ].filter(Boolean);
  return parts.length > 0 ? `params: { ${parts.join(', ')} }` : undefined;
};

/** Name of the type of an operation's query. */
export const queryTypeOf = ({ id }) => `${id[0].toUpperCase()}${id.slice(1)}Query`;

const argumentsOf = (operation) => {
  const { pathParameters, body, hasQuery } = operation;
  return [
    ...pathParameters.map(({ name, schema }) => `${name}: ${schema.$ref ? nameOf(schema.$ref) : 'string'}`),
    body && `body: ${nameOf(body.schema.$ref)}`,
    hasQuery && `query: ${queryTypeOf(operation)} = {}`,
    `options: ${optionsOf(operation)} = {}`,
  ].filter(Boolean);
};

/** The operation that fetches the stored item after a refused save: it reads the same path. */
const getterOf = ({ method, path, isItem, headers }, operations) =>
  method === 'put' && isItem && headers.includes('If-Match')
    ? operations.find((other) => other.path === path && other.method === 'get')
    : undefined;

/** `{ a, b }`, or `a` where that is all there is to spread. */
const objectOf = ([first, ...others]) =>
  others.length === 0 && first.startsWith('...') ? first.slice(3) : `{ ${[first, ...others].join(', ')} }`;

const methodOf = (operation, valueOf, operations) => {
  const { id, method, path, isItem, isRead, isSignIn, isMultipart } = operation;
  const { type, parser } = valueOf(operation.response.schema);
  const init = [
    paramsOf(operation),
    operation.body && 'body',
    isMultipart && 'bodySerializer: multipart',
    isRead ? '...readInit(options)' : '...changeInit(options)',
    isMultipart && '...uploadInit(options)',
  ].filter(Boolean);
  const getter = getterOf(operation, operations);
  const getterArguments = [...operation.pathParameters.map(({ name }) => name), '{ signal: options.signal }'];
  const transportArguments = [
    `http.${method.toUpperCase()}('${path}', ${objectOf(init)})`,
    parser,
    isSignIn ? '{ ...options, isSignIn: true }' : 'options',
    getter && `() => ${getter.id}(${getterArguments.join(', ')})`,
  ].filter(Boolean);
  const errors = operation.errors.map(([status, description]) => `${status}: ${description}`);
  const doc = [`${operation.summary}.`, operation.description, ...errors].join(' ');
  const result = `${isItem ? `Versioned<${type}>` : type}${isRead ? '' : ' | undefined'}`;
  return [
    `${docOf(doc, '  ')}  const ${id} = (${argumentsOf(operation).join(', ')}): Promise<${result}> =>`,
    `    ${isRead ? 'receive' : 'change'}${isItem ? 'Item' : ''}(${transportArguments.join(', ')});`,
    '',
  ].join('\n');
};

/** Source of the client's methods, one per operation that returns JSON. */
export const methodsOf = (operations, { valueOf, typeNames, parserNames, parseFunctions }) => {
  const derived = operations.filter(({ id, response }) => response && !BY_HAND.has(id));
  const parsers = derived.map(({ response }) => valueOf(response.schema).parser).join('\n');
  const methods = [
    '/** The methods that follow from the contract alone. */',
    'export const createMethods = ({ http, receive, receiveItem, change, changeItem, idempotencyKey, uploadInit }: Transport) => {',
    ...derived.map((operation) => methodOf(operation, valueOf, derived)),
    `  return { ${derived.map(({ id }) => id).join(', ')} };`,
    '};',
    '',
  ].join('\n');
  return [
    `import { multipart } from '../multipart.ts';`,
    importUsed(parsers, parseFunctions, '../parse.ts'),
    `import { changeInit, ifMatch, readInit, withoutEmpty, type Transport } from '../transport.ts';`,
    `import type { CallOptions, CreateOptions, SaveOptions, UploadOptions, Versioned } from '../types.ts';`,
    importUsed(parsers, parserNames, './parsers.ts'),
    importUsed(methods, typeNames, './types.ts', 'type'),
    '',
    methods,
  ].join('\n');
};
