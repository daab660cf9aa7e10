import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../src/platform/contract/loadContract.ts';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { contract, operationById } from '../support/contractForTests.ts';
import { type Failure, startTestApi, type TestApi } from '../support/startTestApi.ts';

/** Without and with long texts, a form with two icons, a legal text. */
const LIMITS = [4096, 16_384, 69_632, 2_162_688, 3_145_728, 20 * 2 ** 20];
const OPERATIONS = contract.operations.flatMap(({ id, body }) =>
  body ? [{ id, limit: body.maxBytes }] : [],
);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const send = (id: OperationId, body: string) => {
  const { method, path, body: declared } = operationById(id);
  const type = declared?.contentType ?? '';
  return api.fetch(`/api/v1${path.replace(/\{\w+\}/, api.adminId)}`, {
    method,
    headers: {
      Cookie: api.cookie,
      'Content-Type': type === 'application/json' ? type : `${type}; boundary=x`,
    },
    body,
  });
};

/** `\ud83d\ude42` */
const ESCAPED_BYTES = 12;
/** `\u0061`: e-mail addresses are ASCII. */
const ESCAPED_ASCII_BYTES = 6;
/** `\u00e9` for two bytes: a legal text has at most a million. */
const ESCAPED_POLICY_BYTES = 3;
/** Schemas allow more for other forms of a password, of which a body holds those that are not escaped. */
const PASSWORD_CHARACTERS = 128;

const longestBody = (schema: Schema): number => {
  const { properties } = contract.resolve<Schema>(schema) as { properties: Record<string, Schema> };
  const longest = (value: Schema): number => {
    const either = value['anyOf'] as Schema[] | undefined;
    if (either) return Math.max(...either.map(longest));
    if (/\/(?:Any)?Password$/.test(String(value['$ref']))) return PASSWORD_CHARACTERS * ESCAPED_BYTES;
    const { maxLength = 8 } = contract.resolve<Schema>(value) as { maxLength?: number };
    if (String(value['$ref']).endsWith('/PolicyHtml')) return maxLength * ESCAPED_POLICY_BYTES;
    return maxLength * (String(value['$ref']).endsWith('/Email') ? ESCAPED_ASCII_BYTES : ESCAPED_BYTES);
  };
  return Object.entries(properties).reduce(
    (sum, [name, value]) => sum + name.length + longest(value) + '"": "", '.length,
    '{}'.length,
  );
};

describe('a body', () => {
  test('has one of a few limits in every operation that accepts one', () => {
    expect([...new Set(OPERATIONS.map(({ limit }) => limit))].toSorted((a, b) => a - b)).toEqual(LIMITS);
  });

  test.each(OPERATIONS.filter(({ id }) => operationById(id).body?.contentType === 'application/json'))(
    'of $id may have fields of the greatest length, escaped character by character',
    ({ id, limit }) => {
      expect(longestBody(operationById(id).body?.schema ?? {})).toBeLessThanOrEqual(limit);
    },
  );
});

const withUnknownKeys = (count: number) => {
  const keys = Array.from({ length: count }, (_, index) => `"k${index}":1`);
  // Known fields come last, and are checked nevertheless.
  return `{${keys.join(',')},"name":7,"type":7,"firstName":7}`;
};

const textPart = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const filePart = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n1\r\n`;

describe('unknown keys', () => {
  test('raw-007: of an oversized body are not checked', async () => {
    expect((await send('logIn', withUnknownKeys(90_000))).status).toBe(413);
  });

  test.each([
    { id: 'logIn' as const, count: 300, known: ['email', 'password'] },
    { id: 'createUser' as const, count: 1200, known: ['email', 'name', 'password'] },
    { id: 'sendContactMessage' as const, count: 6500, known: ['email', 'firstName', 'lastName', 'message'] },
    { id: 'savePolicy' as const, count: 9000, known: ['content', 'type'] },
  ])('are reported up to ten fields: $count of $id', async ({ id, count, known }) => {
    const response = await send(id, withUnknownKeys(count));
    expect(response.status).toBe(422);
    const { errors = {} } = (await response.json()) as Failure;
    const unknown = Array.from({ length: 10 - known.length }, (_, index) => `k${index}`);
    expect(Object.keys(errors)).toHaveLength(10);
    expect(Object.keys(errors)).toEqual(expect.arrayContaining([...known, ...unknown]));
    expect(errors).toMatchObject({ k0: 'This field is not known' });
  });

  test('of more than 10,000 values are not checked', async () => {
    const response = await send('savePolicy', withUnknownKeys(10_001));
    expect(response.status).toBe(413);
    expect(((await response.json()) as Failure).message).toBe('The request has more than 10,000 values');
  });

  test('of a form are reported up to ten fields', async () => {
    const parts = Array.from({ length: 9 }, (_, index) => textPart(`k${index}`) + filePart(`f${index}`));
    const response = await send('createHabitCategory', `${parts.join('')}--x--\r\n`);
    expect(response.status).toBe(422);
    const { errors = {} } = (await response.json()) as Failure;
    expect(Object.keys(errors)).toHaveLength(10);
    expect(errors).toMatchObject({ name: 'Name is required', k0: 'This field is not known' });
  });
});
