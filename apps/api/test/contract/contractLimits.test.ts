import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract, type Schema } from '../../src/platform/contract/loadContract.ts';
import { normalizeText } from '../../src/platform/contract/requestParsers.ts';
import { requestIdOf } from '../../src/platform/http/observeRequests.ts';
import { passwordProblem } from '../../src/platform/security/checkPassword.ts';
import { isEmail } from '../../src/platform/text/email.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { formOf, picture } from '../support/pictures.ts';
import { runs } from '../support/runs.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

// Limits that the code repeats from openapi.yaml.

const contract = loadContract();
const { schemas } = contract.document.components;
const limitOf = (schema: string, keyword: string): number => Number(schemas[schema]?.[keyword]);

const OWNER = { name: 'Zoë Müller', email: 'zoe@example.org', role: 'user' } as const;

test('isEmail accepts the same addresses as the contract', () => {
  const isValid = contract.compile(schemas['Email'] ?? {});
  const text = fc.stringMatching(/^[a-z=?.@+"-]{0,8}$/);
  const address = fc
    .tuple(text, fc.constantFrom('@example.org', '@b.c', '@localhost', '@-a.org', '@a.b-'), text)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(address, fc.emailAddress()), (one) => isEmail(one) === isValid(one)),
    { seed: 5, numRuns: runs(500) },
  );
  for (const one of [
    `${'a'.repeat(64)}@example.org`,
    `${'a'.repeat(65)}@example.org`,
    `a@${`${'b'.repeat(63)}.`.repeat(3)}${'c'.repeat(60)}`,
    `a@${`${'b'.repeat(63)}.`.repeat(3)}${'c'.repeat(61)}`,
    '=?utf-8?q?zoe?=@example.org',
  ])
    expect([one, isEmail(one)]).toEqual([one, isValid(one)]);
});

test('passwordProblem has the limits of the contract', async () => {
  const [min, max] = [limitOf('Password', 'minLength'), 128];
  const phrase = 'Élan für vier '.repeat(max);
  expect(passwordProblem(phrase.slice(0, min - 1), OWNER)).toBe(`it needs at least ${min} characters`);
  expect(passwordProblem(phrase.slice(0, max), OWNER)).toBeUndefined();
  expect(passwordProblem(phrase.slice(0, max + 1), OWNER)).toBe(`it may have at most ${max} characters`);
  // No character of the compared form is made of more than four.
  expect(limitOf('Password', 'maxLength')).toBeGreaterThanOrEqual(4 * max);
  expect(limitOf('AnyPassword', 'maxLength')).toBe(limitOf('Password', 'maxLength'));
});

const idOf = (id: string): string => requestIdOf(new Headers({ 'X-Request-Id': id }));

test('ids of requests have the length of the contract', () => {
  const length = limitOf('RequestId', 'maxLength');
  expect(idOf('a'.repeat(length))).toHaveLength(length);
  expect(idOf('a'.repeat(length + 1))).toHaveLength('00000000-0000-0000-0000-000000000000'.length);
});

const normalized = (length: number): string => normalizeText(`${'x'.repeat(length - 2)}e\u0301`);

test('normalizeText normalizes the longest text of the contract, except secrets and legal texts', () => {
  const verbatim = new Set(['Password', 'AnyPassword', 'PolicyHtml']);
  const texts = Object.entries(schemas).filter(
    ([name, { type }]) => type === 'string' && !verbatim.has(name),
  );
  const longest = Math.max(...texts.map(([, { maxLength }]) => Number(maxLength ?? 0)));
  expect(normalized(longest)).toBe(`${'x'.repeat(longest - 2)}é`);
  expect(normalized(longest + 1)).toBe(`${'x'.repeat(longest - 1)}e\u0301`);
});

describe('responses and uploads', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  const problemOf = async (iconLight: Buffer): Promise<string | undefined> => {
    const body = formOf({ name: 'Too large', iconLight, iconDark: await picture('teal') });
    const { failure } = await api.call('createHabitCategory', { body });
    return failure.errors?.['iconLight'];
  };

  test('list as many sessions as the contract allows, and cut user agents to its length', async () => {
    const { maxItems } = contract.resolve<Schema>(schemas['OwnSessionList']?.['properties'].sessions);
    const { engine, clock, adminId } = api;
    const origin = { address: '203.0.113.7', userAgent: 'x'.repeat(1000) };
    for (let count = 0; count < maxItems; count += 1)
      await startSession(engine.db, adminId, clock.now(), origin);
    const { body } = await api.call('listOwnSessions');
    expect(body.sessions).toHaveLength(maxItems);
    expect(body.sessions.at(-1)?.userAgent).toHaveLength(limitOf('UserAgent', 'maxLength'));
  });

  test('have the default length of the contract without a limit', async () => {
    const limit = contract.operations
      .find(({ id }) => id === 'listActivity')
      ?.parameters.find(({ name }) => name === 'limit')?.schema['default'];
    for (let count = 0; count <= limit; count += 1) {
      await api.call('logIn', { body: { email: `${count}@example.org`, password: 'wrong' }, as: null });
      await api.call('savePolicy', { body: { type: 'terms', content: `<p>${count}</p>` } });
    }
    expect((await api.call('listActivity')).body.items).toHaveLength(limit);
    const versions = await api.call('listPolicyVersions', { params: { type: 'terms' } });
    expect(versions.body.items).toHaveLength(limit);
  });

  test('refuse icons with the limits that the contract describes', async () => {
    const described = String(schemas['IconUpload']?.['description']);
    const [, mebibytes] = /At most (\d+ MiB)/.exec(described) ?? [];
    const [, pixels] = /([\d,]+ by [\d,]+) pixels/.exec(described) ?? [];
    expect(await problemOf(Buffer.alloc(2 ** 21))).toContain(`at most ${mebibytes}`);
    expect(await problemOf(await picture('teal', 2049))).toContain(`at most ${pixels}`);
  });
});
