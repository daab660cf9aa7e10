import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnlawfulAnswer, checkAnswer } from '../src/contract/checkAnswer.ts';
import type { Schema } from '../src/contract/loadContract.ts';
import type { OperationId } from '../src/contract/types.ts';
import { contract, operationOf } from './support/contractForTests.ts';
import { startTestApi, type TestApi } from './support/startTestApi.ts';

const RUNS = 40;
const SEED = 1994;

let api: TestApi;
let serial = 0;
let userId: string;
let categoryId: string;
beforeAll(async () => {
  api = await startTestApi();
  userId = await api.addUser({ email: 'subject@example.org' });
  const { body } = await api.call('createFinanceCategory', { body: { name: 'Subject', color: '#abcdef' } });
  ({ _id: categoryId } = body);
});
afterAll(() => api.stop());

const LETTERS = fc.constantFrom(...'abcXYZ éøЖ漢ع🙂\'"<>&%_\\'.split(/(?:)/u));
const line = (min: number, max: number) =>
  fc.array(LETTERS, { minLength: min, maxLength: max }).map((letters) => letters.join(''));

/** Texts that fit, by the schema of the contract they are for. */
const VALID: Record<string, () => fc.Arbitrary<unknown>> = {
  OneLineText: () => line(0, 40).map((text) => `N${text}`),
  // Unique: a second use of an address is another answer.
  Email: () =>
    fc.constantFrom('a', 'A.b', 'x+tag', "o'neil").map((local) => {
      serial += 1;
      return `${local}${serial}@example.org`;
    }),
  Password: () => line(6, 60),
  AnyPassword: () => line(1, 60),
  HexColor: () => fc.constantFrom('#3b82f6', '#ABC', '#000000'),
  DateOnly: () => fc.constantFrom('1994-03-18', '2000-02-29', '2026-01-01'),
  Measure: () => fc.constantFrom('162', '54.5', '', '0.5'),
  Role: () => fc.constantFrom('user', 'admin'),
  Gender: () => fc.constantFrom('male', 'female'),
  Id: () => fc.constant(undefined),
};

/** Values that do not fit any text of the contract, and why. */
const BROKEN: readonly [string, unknown][] = [
  ['a number', 7],
  ['a boolean', false],
  ['a list', ['text']],
  ['an object', { $ne: null }],
  ['NUL', 'a\u0000b'],
  ['half a surrogate pair', 'a\ud800b'],
  ['too long', 'x'.repeat(1_000_01)],
];

const refName = (schema: Schema): string =>
  String(schema['$ref'] ?? '')
    .split('/')
    .at(-1) ?? '';

interface ObjectSchema {
  required?: string[];
  properties: Record<string, Schema>;
}

const validValue = (schema: Schema): fc.Arbitrary<unknown> => {
  const either = schema['anyOf'] as Schema[] | undefined;
  if (either) return fc.oneof(...either.map((one) => validValue(one)));
  if (schema['type'] === 'null') return fc.constant(null);
  const make = VALID[refName(schema)];
  if (!make) throw new Error(`No valid values are known for ${JSON.stringify(schema)}`);
  return make();
};

const validBody = ({ required = [], properties }: ObjectSchema): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, validValue(schema)])),
    { requiredKeys: required },
  ) as fc.Arbitrary<Record<string, unknown>>;

/** Operations with a JSON body that can be called again and again by the administrator of these tests. */
const SUBJECTS: Partial<Record<OperationId, () => Record<string, string>>> = {
  createUser: () => ({}),
  updateUser: () => ({ id: userId }),
  createFinanceCategory: () => ({}),
  updateFinanceCategory: () => ({ id: categoryId }),
  updateOwnProfile: () => ({}),
};
/** Those that are limited, end their session, rewrite what they are sent, or take no text; tests of their own have them. */
const ELSEWHERE: readonly OperationId[] = [
  'logIn',
  'changeOwnPassword',
  'requestPasswordReset',
  'checkResetToken',
  'resetPassword',
  'sendContactMessage',
  'savePolicy',
  'updateContactMessage',
];

const bodyOf = (id: OperationId): ObjectSchema =>
  contract.resolve(operationOf(id).body?.schema ?? {}) as ObjectSchema;

test('every served operation with a JSON body is covered', () => {
  const served = contract.operations
    .filter(({ body }) => body?.contentType === 'application/json')
    .map(({ id }) => id);
  expect([...Object.keys(SUBJECTS), ...ELSEWHERE].toSorted()).toEqual(served.toSorted());
});

const total = async () => {
  const users = await api.call('listUsers');
  const categories = await api.call('listFinanceCategories');
  return [users.body.pagination.totalUsers, categories.body.length];
};

describe.each(Object.entries(SUBJECTS).map(([id, params]) => ({ id: id as OperationId, params })))(
  '$id',
  ({ id, params }) => {
    test('takes every valid body, and answers what it was sent', async () => {
      await fc.assert(
        fc.asyncProperty(validBody(bodyOf(id)), async (body) => {
          const { status, body: answer } = await api.call(id, { params: params(), body });
          expect([200, 201]).toContain(status);
          for (const [name, value] of Object.entries(body)) {
            if (name === 'password' || value === undefined) continue;
            const expected = typeof value === 'string' ? value.normalize('NFC').trim() || null : value;
            expect([name, Reflect.get(answer, name)]).toEqual([name, expected]);
          }
        }),
        { seed: SEED, numRuns: RUNS },
      );
    });

    test('refuses every body with one fault, names the field, and stores nothing', async () => {
      const schema = bodyOf(id);
      const before = await total();
      const names = Object.keys(schema.properties);
      const fault = fc.oneof(
        fc.record({
          kind: fc.constant('missing' as const),
          name: fc.constantFrom(...(schema.required ?? [])),
        }),
        fc.record({
          kind: fc.constant('unknown' as const),
          name: fc.constantFrom('extra', '_id', '__proto__', 'constructor'),
        }),
        fc.record({
          kind: fc.constant('broken' as const),
          name: fc.constantFrom(...names),
          value: fc.constantFrom(...BROKEN),
        }),
      );
      await fc.assert(
        fc.asyncProperty(validBody(schema), fault, async (valid, broken) => {
          const entries = Object.entries(valid).filter(([name]) => name !== broken.name);
          if (broken.kind === 'unknown') entries.push([broken.name, 'x']);
          if (broken.kind === 'broken') entries.push([broken.name, broken.value[1]]);
          const { status, failure } = await api.call(id, {
            params: params(),
            body: Object.fromEntries(entries),
          });
          expect(status).toBe(422);
          expect(Object.keys(failure.errors ?? {})).toEqual([broken.name]);
        }),
        { seed: SEED, numRuns: RUNS },
      );
      expect(await total()).toEqual(before);
    });
  },
);

const answer = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

describe('answers', () => {
  const user = {
    _id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e02',
    name: 'A',
    email: 'a@example.org',
    role: 'admin',
  };

  test('that the contract describes are lawful', async () => {
    await expect(checkAnswer(contract, operationOf('getSession'), answer({ user }))).resolves.toBeUndefined();
    await expect(
      checkAnswer(contract, operationOf('getHealth'), answer({ message: 'x', requestId: '1' }, 405)),
    ).resolves.toBeUndefined();
  });

  test.each([
    ['another field', answer({ user: { ...user, password_hash: 'x' } })],
    ['a missing field', answer({ user: { ...user, role: undefined } })],
    ['another status', answer({ user }, 202)],
    ['no JSON', new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
    ['an error of another shape', answer({ error: 'x' }, 500)],
  ])('with %s are not', async (_, response) => {
    await expect(checkAnswer(contract, operationOf('getSession'), response)).rejects.toThrow(UnlawfulAnswer);
  });

  test('without a promised header are not', async () => {
    const { body } = await api.call('getUser', { params: { id: userId } });
    await expect(checkAnswer(contract, operationOf('getUser'), answer(body))).rejects.toThrow('ETag');
    await expect(
      checkAnswer(contract, operationOf('getUser'), answer(body, 200, { ETag: '"1"' })),
    ).resolves.toBeUndefined();
  });

  test('are checked while the server answers', async () => {
    await api.engine.db.updateTable('users').set({ dob: 'yesterday' }).where('id', '=', userId).execute();
    const { status, failure } = await api.call('getUser', { params: { id: userId } });
    expect([status, failure.message]).toEqual([500, 'Something went wrong on our side']);
    expect(api.takeLog()).toMatchObject([
      { level: 'error', requestId: failure.requestId, stack: expect.stringContaining('/dob') },
    ]);
    await api.engine.db.updateTable('users').set({ dob: null }).where('id', '=', userId).execute();
  });
});
