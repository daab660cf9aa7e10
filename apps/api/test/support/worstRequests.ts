import type { Operation, Schema } from '../../src/platform/contract/loadContract.ts';
import { contract } from './contractForTests.ts';
import { type ObjectSchema, bodyOf, FORM_TYPE } from './requestDraft.ts';

/** A request that costs as much as its limits allow. */
export interface WorstRequest {
  title: string;
  query?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Fills a length with repetitions. */
const fill = (unit: string, bytes: number): string =>
  unit.repeat(Math.max(0, Math.floor(bytes / Buffer.byteLength(unit))));

/** Texts that are slow to normalize, match or fold. */
const UNITS = {
  letters: 'a',
  'combining marks': '\u0301',
  'marks of several classes': 'a\u0301\u0323\u0301\u0323',
  'decomposable letters': '\ufdfa',
  'astral letters': '🙂',
  spaces: ' ',
  'ideographic spaces': '\u3000x',
  'encoded words': '=?x',
  'labels of a domain': 'a.',
  hyphens: '-',
  'at signs': 'a@',
  digits: '1',
  quotes: "'",
  'commas and letters': 'a,',
  'LIKE wildcards': '%_',
};

/** Texts that are slow to parse as HTML. */
const HTML_UNITS = {
  'combining marks': '\u0301',
  'astral letters': '🙂',
  tags: '<p>',
  'open tags': '<',
  attributes: '<p a="',
  comments: '<!--',
  'formatting tags': '<b><i>x',
  'end tags': '</p>',
  entities: '&amp',
};

const maxLengthOf = (schema: Schema): number => {
  const { maxLength, anyOf = [] } = contract.resolve<Schema>(schema) as {
    maxLength?: number;
    anyOf?: Schema[];
  };
  return maxLength ?? Math.max(0, ...anyOf.map(maxLengthOf));
};

const typesOf = (schema: Schema): string[] => {
  const {
    type,
    anyOf = [],
    allOf = [],
  } = contract.resolve<Schema>(schema) as {
    type?: string | string[];
    anyOf?: Schema[];
    allOf?: Schema[];
  };
  return [...[type ?? []].flat(), ...anyOf.flatMap(typesOf), ...allOf.flatMap(typesOf)];
};

const open = (depth: number, before: string, after: string) => before.repeat(depth) + after.repeat(depth);

/** Longer ones are legal texts, which take seconds in another thread. */
const MAX_TEXT = 10_000;

const tried = new Set<string>();

/** False for a legal text of an operation after the first one. */
const isFirst = (schema: Schema): boolean => {
  if (maxLengthOf(schema) <= MAX_TEXT) return true;
  const name = JSON.stringify(schema);
  const isNew = !tried.has(name);
  tried.add(name);
  return isNew;
};

/** Texts as long as the schema allows. */
const textsOf = (schema: Schema, bytes: number) =>
  Object.entries(maxLengthOf(schema) > MAX_TEXT ? HTML_UNITS : UNITS).map(([title, unit]) => ({
    title,
    text: Array.from(fill(unit, bytes)).slice(0, maxLengthOf(schema)).join(''),
  }));

type Body = [title: string, content: string | Buffer];

/** The first is the slowest. */
function* jsonBodies({ properties }: ObjectSchema, maxBytes: number, example: object): Generator<Body> {
  const room = maxBytes - 100;
  const names = Object.keys(properties);
  const ofType = (type: string) => names.filter((name) => typesOf(properties[name] ?? {}).includes(type));
  const others = ['x', ...names];
  yield [
    'keys',
    `{${Array.from({ length: room / 10 }, (_, index) => `"${index.toString(36)}":1`).join(',')}}`,
  ];
  yield* [
    ['nested arrays', open(room / 2, '[', ']')],
    ['nested objects', `${'{"a":'.repeat(room / 6)}1${'}'.repeat(room / 6)}`],
    ['unclosed arrays', '['.repeat(room)],
    ['one key again and again', `{${Array.from({ length: room / 6 }, () => '"a":1').join(',')}}`],
    ['a long number', `{"${others.at(-1)}":${'1'.repeat(room)}}`],
    ['escapes', `{"${others.at(-1)}":"${fill('\\u0301', room)}"}`],
  ] satisfies Body[];
  for (const name of others)
    yield [`${name}: nested arrays`, `{"${name}":${open(room / 2 - name.length, '[', ']')}}`];
  for (const name of ofType('string').filter((one) => isFirst(properties[one] ?? {})))
    for (const { title, text } of textsOf(properties[name] ?? {}, room))
      yield [`${name}: ${title}`, JSON.stringify({ ...example, [name]: text }).slice(0, maxBytes)];
  for (const [title, unit] of Object.entries(UNITS))
    yield [`a body of ${title}`, `{"${others.at(-1)}":"${fill(unit.replaceAll('"', ''), room)}"}`];
  for (const name of ofType('array'))
    yield* [
      [`${name}: items`, `{"${name}":[${fill('"",', room)}""]}`],
      [`${name}: items of one letter`, `{"${name}":[${fill('"a",', room)}"a"]}`],
      [`${name}: numbers`, `{"${name}":[${fill('1,', room)}1]}`],
      [`${name}: ids`, `{"${name}":[${fill('"0192f3c9-0000-7000-8000-000000000009",', room)}""]}`],
    ] satisfies Body[];
}

const BOUNDARY = 'x';
const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** The first is the slowest. */
function* formBodies({ properties }: ObjectSchema, maxBytes: number): Generator<Body> {
  const room = maxBytes - 400;
  const end = `--${BOUNDARY}--\r\n`;
  yield ['parts', fill(part('a', ''), room) + end];
  yield* [
    ['boundaries', fill(`--${BOUNDARY}\r\n`, room)],
    ['almost boundaries', part('name', fill(`\r\n-`, room)) + end],
    ['a long header', part(fill('a', room), '') + end],
    ['header lines', `--${BOUNDARY}\r\n${fill('a: b\r\n', room)}\r\n${end}`],
    ['quotes in a header', part('a', '', `; filename="${fill('\\"', 8000)}"`) + end],
  ] satisfies Body[];
  for (const name of Object.keys(properties)) {
    for (const [title, unit] of Object.entries(UNITS))
      yield [`${name}: ${title}`, part(name, fill(unit, room)) + end];
    yield [`${name}: a file`, part(name, fill('a', room), '; filename="a"') + end];
  }
  yield* pictureBodies({ properties });
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** A chunk without content and with a wrong checksum. */
const chunk = (name: string) => Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.alloc(4)]);

const repeat = (bytes: Buffer, length: number): Buffer => Buffer.alloc(length, bytes);

const pictureBodies = ({ properties }: Pick<ObjectSchema, 'properties'>): Body[] =>
  Object.keys(properties)
    .filter((name) => contract.resolve<Schema>(properties[name] ?? {})['format'] === 'binary')
    .flatMap((name) =>
      ['tEXt', 'PLTE', 'IDAT'].map((kind): Body => [
        `${name}: ${kind} chunks`,
        Buffer.concat([
          Buffer.from(part('name', 'x')),
          Buffer.from(part(name, '', '; filename="a"').slice(0, -2)),
          PNG,
          repeat(chunk(kind), 1_000_000),
          Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
        ]),
      ]),
    );

const HEADING = 'Name,Mail,Role,Gender,DOB,Height,Weight\n';

function* csvBodies(maxBytes: number): Generator<Body> {
  const rows = (row: string) => HEADING + fill(row, maxBytes - 100);
  for (const unit of [',', '"', '\n', 'a', '\0', '"a"', 'a\n', '\u0301']) {
    yield [`of ${JSON.stringify(unit)}`, fill(unit, maxBytes)];
    yield [`with a heading, of ${JSON.stringify(unit)}`, rows(unit)];
  }
  yield* [
    ['of the byte 0x81', Buffer.alloc(maxBytes, 0x81)],
    ['of the byte 0xff', Buffer.alloc(maxBytes, 0xff)],
    ['of UTF-16', Buffer.from(`\ufeff${fill('é\n', maxBytes - 100)}`, 'utf16le').subarray(0, maxBytes)],
    ['sep', `sep=x\n${fill('x', maxBytes - 100)}`],
    ['100 columns', `${fill('a,', 200)}\n${fill(`${','.repeat(100)}x\n`, maxBytes - 1000)}`],
    [
      'rows of 10 columns',
      rows('Ada Lovelace,ada@example.org,user,female,1990-01-01,170,60,,,\n').slice(0, 6_000_000),
    ],
    [
      'rows of long values',
      `Name,Mail,Note\n${fill(`Ada,ada@example.org,${'n'.repeat(19_000)}\n`, maxBytes - 100)}`,
    ],
  ] satisfies Body[];
}

const queriesOf = ({ parameters }: Operation): WorstRequest[] =>
  parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => [
      ...textsOf(schema, 15_000).map(({ title, text }) => ({
        title: `?${name}: ${title}`,
        query: `?${name}=${encodeURIComponent(text)}`.slice(0, 15_000).replace(/%.?$/, ''),
      })),
      { title: `?${name}, again and again`, query: `?${fill(`${name}=&`, 15_000)}` },
    ]);

const LONG = 12_000;

/** Headers that each operation reads. */
const HEADERS: [name: string, value: string][] = [
  ['Cookie', fill('planner_session=a; ', LONG)],
  ['Cookie', fill('a=; ', LONG)],
  ['Cookie', fill('"', LONG)],
  ['Authorization', `Bearer ${fill('a', LONG)}`],
  ['If-None-Match', fill('"a", ', LONG)],
  ['If-None-Match', fill('W/"', LONG)],
  ['If-Match', fill('"a", ', LONG)],
  ['If-Match', fill('-', LONG)],
  ['Idempotency-Key', fill('a', LONG)],
  ['X-Request-Id', fill('a', LONG)],
  ['Accept', fill('application/problem+json;q=0.1, ', LONG)],
  ['Accept', fill('*/*;', LONG)],
  ['Accept-Encoding', fill('gzip;q=0, ', LONG)],
  ['X-Forwarded-For', fill('1.2.3.4, ', LONG)],
  ['Origin', `http://${fill('a.', LONG)}`],
  ['User-Agent', fill('\u00e9', LONG)],
  ['Content-Type', `multipart/form-data; boundary=${fill('-', LONG)}`],
  ['Content-Type', `application/json;${fill('a;', LONG)}`],
];

function* bodiesOf(operation: Operation): Generator<WorstRequest> {
  const { body } = operation;
  if (!body) return;
  const { contentType, maxBytes, example } = body;
  const object = bodyOf(operation);
  const isForm = contentType === FORM_TYPE;
  const headers = { 'Content-Type': isForm ? `${contentType}; boundary=${BOUNDARY}` : contentType };
  const bodies = !object
    ? csvBodies(maxBytes)
    : isForm
      ? formBodies(object, maxBytes)
      : jsonBodies(object, maxBytes, example as object);
  for (const [title, content] of bodies)
    yield { title, headers, body: Buffer.from(content).subarray(0, maxBytes) };
}

const headersOf = ({ body }: Operation): WorstRequest[] =>
  HEADERS.map(([name, value]) => ({
    title: `${name}: ${value.slice(0, 20)}`,
    headers: {
      ...(body && { 'Content-Type': body.contentType }),
      [name]: Buffer.from(value).toString('latin1'),
    },
  }));

/** The most expensive requests of an operation, from its schemas and limits: by their bodies, queries and headers. */
export const worstRequests = (operation: Operation): Iterable<WorstRequest>[] => [
  bodiesOf(operation),
  queriesOf(operation),
  headersOf(operation),
];
