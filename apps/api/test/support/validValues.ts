import * as fc from 'fast-check';
import type { Schema } from '../../src/platform/contract/loadContract.ts';
import { normalizeText } from '../../src/platform/contract/requestParsers.ts';
import { contract } from './contractForTests.ts';
import { picture } from './pictures.ts';

const ICON = await picture('red');

const LETTERS = fc.constantFrom(...'abcXYZ éøЖ漢ع🙂\'"<>&%_\\'.split(/(?:)/u));
const letters = (max: number) =>
  fc.array(LETTERS, { maxLength: Math.min(max, 40) }).map((some) => some.join(''));

/** Mostly short; sometimes a longest text, in characters of one or two UTF-16 units. */
const textOf = (max: number, prefix = '', filler = 'n') =>
  fc.oneof(
    { weight: 8, arbitrary: letters(max - prefix.length).map((text) => prefix + text) },
    { weight: 1, arbitrary: fc.constantFrom(filler.repeat(max), '🙂'.repeat(max)) },
  );

let serial = 0;

/** Unique: a duplicate address would get a 409. */
const emails = fc
  .constantFrom(
    (unique: string) => `a${unique}@example.org`,
    (unique: string) => `A.b${unique}@Example.org`,
    (unique: string) => `x+tag${unique}@example.org`,
    (unique: string) => `o'neil${unique}@example.org`,
    (unique: string) => `${unique.padStart(64, 'l')}@${`${'d'.repeat(61)}.`.repeat(3)}example`.slice(0, 254),
  )
  .map((emailOf) => emailOf(String((serial += 1))));

/** Values of schemas whose pattern or meaning a general rule would miss. */
const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  OneLineText: textOf(200, 'N'),
  MultiLineText: textOf(5000, 'M\r\n\t'),
  CommentText: textOf(1000, 'M\r\n\t'),
  Phone: textOf(40, '+49 ', '0'),
  Email: emails,
  // Extra words: a weak password would be rejected.
  Password: fc.oneof(
    letters(60).map((text) => `green tea at ${text}`),
    fc.constant('a slow walk to the lake, past the mill; '.repeat(4).slice(0, 128)),
  ),
  AnyPassword: fc.oneof(
    letters(60).map((text) => `wrong ${text}`),
    fc.constant('w'.repeat(128)),
  ),
  HexColor: fc.constantFrom('#3b82f6', '#ABC', '#000000'),
  DateOnly: fc.constantFrom('1994-03-18', '2000-02-29', '1900-01-01', '2026-05-04'),
  // Always the same: a period must not end before it starts.
  Timestamp: fc.constant('2026-05-04T10:00:00.000Z'),
  UserColumns: fc.constantFrom('name', 'lastActive,email'),
  SubscriptionColumns: fc.constantFrom('name', 'expires,userId'),
  AcceptanceColumns: fc.constantFrom('email', 'accepted,userId'),
  ActivityGroups: fc.constantFrom('access', 'exports,signIns'),
  ActivityColumns: fc.constantFrom('by', 'requestId,time'),
  IdList: fc.constantFrom(
    ['0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02'],
    ['0192f3c9-0000-7000-8000-000000000009', '0192f3c9-0000-7000-8000-000000000008'],
  ),
  TimeZone: fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires'),
  Measure: fc.constantFrom('162', '54.5', '', '0.5', '9999999999.999999999', '0.000000001'),
  PolicyHtml: fc.oneof(
    letters(40).map((text) => `<p>${text}`),
    fc.constantFrom('', '<h2 id="a">A</h2>', '<script>1</script>', '<p onclick="x">', '<!--', '&#0;'),
  ),
  // The others are of other servers.
  PolicyType: fc.constantFrom('privacy', 'terms'),
  Sha256: fc.constantFrom('0'.repeat(64), '5c8f2a6c'.repeat(8)),
  // Only values of the server are valid, and may be omitted.
  Id: fc.constant(undefined),
  Cursor: fc.constant(undefined),
};

const nameOf = (schema: Schema): string =>
  String(schema['$ref'] ?? '')
    .split('/')
    .at(-1) ?? '';

const anyValueOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const byName = BY_NAME[nameOf(schema)];
  if (byName) return byName;
  if (schema['$ref']) return anyValueOf(contract.resolve<Schema>(schema));
  const { type, enum: values, minimum, maximum, maxLength, format } = schema;
  const options = schema['anyOf'] as Schema[] | undefined;
  const [whole] = (schema['allOf'] as Schema[] | undefined) ?? [];
  if (whole) return anyValueOf(whole);
  if (options) return fc.oneof(...options.map(anyValueOf));
  if (values) return fc.constantFrom(...(values as string[]));
  if (format === 'binary') return fc.constant(ICON);
  // Lists are of ids.
  if (type === 'array') return fc.constant(undefined);
  if (type === 'object')
    return fc.record(
      Object.fromEntries(
        Object.entries(schema['properties'] as Record<string, Schema>).map(([name, property]) => [
          name,
          anyValueOf(property),
        ]),
      ),
    );
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: minimum as number, max: maximum as number });
  return textOf(maxLength as number, schema['minLength'] ? 't' : '');
};

/** True if a server that may trim text accepts the value. */
export const isValid = (schema: Schema, value: unknown): boolean => {
  const validate = contract.compile(schema);
  return validate(value) || validate(typeof value === 'string' ? normalizeText(value) : value);
};

/** Values that the schema allows, at its limits, too. A file is a Buffer. */
export const validValues = (schema: Schema): fc.Arbitrary<unknown> =>
  anyValueOf(schema).map((value) => {
    const isOmitted = value === undefined || Buffer.isBuffer(value);
    if (!isOmitted && !isValid(schema, value))
      throw new Error(`${JSON.stringify(value)} is not valid for ${JSON.stringify(schema)}`);
    return value;
  });
