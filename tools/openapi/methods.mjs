import { docOf } from './responseTypes.mjs';
import { nameOf } from './contract.mjs';
import { importUsed } from './importUsed.mjs';

/** Operations with hand-written methods: files, and responses whose form depends on the server or the request. */
const BY_HAND = new Set(['exportUsers', 'getIcon', 'getPolicy', 'savePolicy', 'listSubscriptions']);

/** Operations that pages without a session call; all of these pages load them. The sign-in may check its cookie with `getDashboard`. */
const PUBLIC = new Set([
  'logIn',
  'logOut',
  'getSession',
  'getDashboard',
  'requestPasswordReset',
  'checkResetToken',
  'resetPassword',
  'getPolicy',
  'sendContactMessage',
]);
const isPublic = ({ id }) => PUBLIC.has(id);

const OPTION_TYPES = ['CallOptions', 'CreateOptions', 'SaveOptions', 'UploadOptions', 'Versioned'];
const TRANSPORT = ['http', 'receive', 'receiveItem', 'change', 'changeItem', 'idempotencyKey', 'track'];

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
    isMultipart && '...uploadInit(options, track)',
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

const sourceOf = (name, doc, operations, { valueOf, typeNames, parserFiles, parseFunctions }) => {
  const parsers = operations.map(({ response }) => valueOf(response.schema).parser).join('\n');
  const body = operations.map((operation) => methodOf(operation, valueOf, operations)).join('\n');
  const used = (names) => names.filter((each) => new RegExp(`\\b${each}\\b`).test(body));
  return [
    importUsed(body, ['multipart'], '../multipart.ts'),
    importUsed(parsers, parseFunctions, '../parse.ts'),
    importUsed(
      `${body} Transport`,
      ['changeInit', 'ifMatch', 'readInit', 'withoutEmpty', 'type Transport'],
      '../transport.ts',
    ),
    importUsed(body, OPTION_TYPES, '../types.ts', 'type'),
    importUsed(body, ['uploadInit'], '../uploadInit.ts'),
    ...parserFiles.map(({ file, names }) => importUsed(parsers, names, `./${file}`)),
    importUsed(body, typeNames, './types.ts', 'type'),
    '',
    `/** ${doc} */`,
    `export const ${name} = ({ ${used(TRANSPORT).join(', ')} }: Transport) => {`,
    body,
    `  return { ${operations.map(({ id }) => id).join(', ')} };`,
    '};',
    '',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
};

/** The parsers that pages without a session need, and the others. */
export const splitParsers = (operations, parsers, valueOf) => {
  const sources = parsers.split('\n\n');
  const needed = operations.filter((each) => each.response && isPublic(each));
  let wanted = needed.map(({ response }) => valueOf(response.schema).parser).join();
  // Backwards: a parser follows those that it uses.
  const isNeeded = sources.map(() => false);
  for (let index = sources.length - 1; index >= 0; index -= 1) {
    const [, name] = /^export const (\w+)/.exec(sources[index]);
    if (!new RegExp(`\\b${name}\\b`).test(wanted)) continue;
    isNeeded[index] = true;
    wanted += sources[index];
  }
  return [true, false].map((kind) => sources.filter((_, index) => isNeeded[index] === kind).join('\n\n'));
};

/** Sources of the client's methods, one per operation that returns JSON: of pages without a session, and the others. */
export const methodsOf = (operations, names) => {
  const derived = operations.filter(({ id, response }) => response && !BY_HAND.has(id));
  return {
    'publicMethods.ts': sourceOf(
      'createPublicMethods',
      'The methods of pages without a session that follow from the contract alone.',
      derived.filter(isPublic),
      names,
    ),
    'methods.ts': sourceOf(
      'createMethods',
      'The other methods that follow from the contract alone.',
      derived.filter((each) => !isPublic(each)),
      names,
    ),
  };
};
