import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import emails from '../corpora/api-emails.json' with { type: 'json' };
import values from '../corpora/api-values.json' with { type: 'json' };
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let serial = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const total = async () => (await api.call('listUsers')).body.pagination.totalUsers;

/** `REPEAT:a:3` is "aaa". */
const expand = (payload: unknown): unknown => {
  const [, unit = '', times] = /^REPEAT:(.+):(\d+)$/.exec(typeof payload === 'string' ? payload : '') ?? [];
  return times ? unit.repeat(Number(times)) : payload;
};

/** Choices of the API where the corpus leaves one: control characters are rejected, bidirectional ones too. */
const REFUSED_CLASSES = new Set([
  'wrong-type',
  'blank-like',
  'header-injection',
  'control/surrogate',
  'bidi-control',
]);
/** Rows of these classes that are plain text: U+FFFF is a character. */
const ACCEPTED_ROWS = new Set(['\uffff']);
const MAX_NAME_LENGTH = 200;
const MAX_BODY_LENGTH = 1_048_576;

describe('a name', () => {
  test.each(values)('$id ($cls) is $expect', async ({ payload, cls }) => {
    const value = expand(payload);
    const before = await total();
    serial += 1;
    const body = { name: value, email: `value${serial}@example.org`, password: 'a fine passphrase' };
    const startedAt = performance.now();
    const { status, body: user, failure } = await api.call('createUser', { body });
    expect(performance.now() - startedAt).toBeLessThan(2000);

    const isStored =
      typeof value === 'string' &&
      (!REFUSED_CLASSES.has(cls) || ACCEPTED_ROWS.has(value)) &&
      value.length <= MAX_NAME_LENGTH;
    const expected = isStored ? 201 : typeof value === 'string' && value.length > MAX_BODY_LENGTH ? 413 : 422;
    // A search finds stored values, and nothing rejected is stored.
    const found = await api.call('listUsers', { query: { query: isStored ? value : '' } });
    expect({
      status,
      fields: Object.keys(failure.errors ?? {}),
      name: user.name,
      isFound: found.body.users.some(({ name }) => name === user.name),
      added: (await total()) - before,
    }).toEqual({
      status: expected,
      fields: expected === 422 ? ['name'] : [],
      name: isStored ? value.normalize('NFC').trim() : undefined,
      isFound: isStored,
      added: isStored ? 1 : 0,
    });
  });
});

const create = (email: unknown) =>
  api.call('createUser', { body: { name: 'X', email, password: 'a fine passphrase' } });

describe('an e-mail address', () => {
  test.each(emails.filter((row) => row.cls !== 'collision'))(
    '$id ($cls): $payload',
    async ({ payload, valid }) => {
      const { status, body, failure } = await create(payload);
      // The contract allows only ASCII and no address literals.
      const isValid = valid === true;
      expect([status, body.email, Object.keys(failure.errors ?? {})]).toEqual(
        isValid ? [201, payload, []] : [422, undefined, ['email']],
      );
    },
  );

  test('belongs to one account, whatever its spelling', async () => {
    await api.addUser({ email: 'admin@example.org' });
    const before = await total();
    for (const { payload } of emails.filter((row) => row.cls === 'collision')) {
      const { status } = await create(payload);
      expect([409, 422]).toContain(status);
    }
    expect(await total()).toBe(before);
  });
});

test('none of these values has polluted Object.prototype', () => {
  for (const key of ['a', 'x', 'role', 'polluted', '$ne']) expect(Reflect.get({}, key)).toBeUndefined();
});
