import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, STATUS_OF } from '../../src/platform/http/HttpError.ts';
import { contract } from '../support/contractForTests.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

const PUBLIC_URL = 'http://planner.test';
const PROBLEM = 'application/problem+json';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ publicUrl: PUBLIC_URL });
});
afterAll(() => api.stop());

describe('the codes of errors', () => {
  const { 'x-extensible-enum': codes, 'x-enumDescriptions': meanings } =
    contract.document.components.schemas.ErrorCode;

  test('each have a meaning', () => {
    expect(Object.keys(meanings)).toEqual(codes);
  });

  test('are all in docs/api.md, with their status and meaning', () => {
    const docs = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
    const rows = docs
      .split('\n')
      .filter((line) => /^\| `[a-z-]+` +\| \d{3} /.test(line))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
    expect(rows).toEqual(
      (codes as ErrorCode[]).map((code) => [`\`${code}\``, String(STATUS_OF[code]), meanings[code]]),
    );
  });
});

const post = (address: string, body: string, headers: Record<string, string> = {}) =>
  api.fetch(address, {
    method: 'POST',
    body,
    headers: { Cookie: api.cookie, 'Content-Type': 'application/json', ...headers },
  });

const staleSave = (headers: Record<string, string> = {}) =>
  api.fetch(`/api/v1/users/${api.adminId}`, {
    method: 'PUT',
    body: '{"name":"Ada"}',
    headers: { Cookie: api.cookie, 'Content-Type': 'application/json', 'If-Match': '"0"', ...headers },
  });

const user = (email: string) => JSON.stringify({ name: 'Ada', email, password: 'a fine passphrase' });

const REQUESTS: Partial<Record<ErrorCode, () => Promise<Response>>> = {
  unreadable: () => post('/api/v1/users', '{'),
  'not-signed-in': () => api.fetch('/api/v1/users'),
  'wrong-credentials': () => post('/api/v1/auth/login', JSON.stringify({ ...ADMIN, password: 'guess' })),
  'cross-site': () => post('/api/v1/users', '{}', { Origin: 'https://evil.example' }),
  'not-found': () => api.fetch('/api/v1/users/x', { headers: { Cookie: api.cookie } }),
  'unknown-address': () => api.fetch('/api/v1/nothing'),
  'method-not-allowed': () => api.fetch('/api/v1/users', { method: 'DELETE' }),
  'email-in-use': () => post('/api/v1/users', user(ADMIN.email)),
  'own-account': () =>
    api.fetch(`/api/v1/users/account-delete/${api.adminId}`, {
      method: 'DELETE',
      headers: { Cookie: api.cookie },
    }),
  'link-expired': () => post('/api/v1/auth/check-reset-token', JSON.stringify({ token: 'spent' })),
  'edit-conflict': () => staleSave(),
  'too-large': () => post('/api/v1/users', ' '.repeat(20_000)),
  'unsupported-type': () => post('/api/v1/users', '{}', { 'Content-Type': 'text/plain' }),
  'unknown-host': () => api.fetch('/api/v1/users', { headers: { Host: 'other.test' } }),
  'invalid-fields': () => post('/api/v1/users', '{}'),
};

describe('an error', () => {
  test.each(Object.entries(REQUESTS))('has the code %s', async (code, request) => {
    const response = await request();
    expect([response.status, await response.json()]).toEqual([
      STATUS_OF[code as ErrorCode],
      expect.objectContaining({ code, message: expect.any(String), requestId: expect.any(String) }),
    ]);
  });

  test.each([
    ['application/json', undefined],
    ['application/json', '*/*'],
    ['application/json', 'application/*'],
    ['application/json', 'text/html'],
    ['application/json', `application/json, ${PROBLEM};q=0.9`],
    ['application/json', `${PROBLEM};q=0`],
    [PROBLEM, PROBLEM],
    [PROBLEM, `application/json;q=0.9, ${PROBLEM}`],
    [PROBLEM, `${PROBLEM}, */*;q=0.1`],
  ])('is %s for Accept: %s', async (type, accept) => {
    const response = await api.fetch('/api/v1/nothing', { headers: accept ? { Accept: accept } : {} });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, type]);
  });

  test('has the members of RFC 9457 as problem+json', async () => {
    const response = await post('/api/v1/users', '{"name":"Ada","email":"x"}', { Accept: PROBLEM });
    expect(await response.json()).toEqual({
      type: `${PUBLIC_URL}/api/docs#invalid-fields`,
      title: 'A value is missing, unknown or invalid. `errors` says which.',
      status: 422,
      detail: 'Please check the marked fields',
      instance: response.headers.get('x-request-id'),
      code: 'invalid-fields',
      errors: { password: 'Password is required', email: 'E-mail must be a valid e-mail address' },
    });
  });

  test('of a stale save has the stored item as problem+json, too', async () => {
    const response = await staleSave({ Accept: PROBLEM });
    expect(await response.json()).toMatchObject({ status: 412, current: { email: ADMIN.email } });
  });
});
