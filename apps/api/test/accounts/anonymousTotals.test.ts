import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const WINDOW_MS = 15 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: 1 });
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.advance(4 * WINDOW_MS);
});

type Send = (headers: Record<string, string>) => Promise<{ status: number }>;

let serial = 0;
/** A new one per request. */
const network = () => ({ 'X-Forwarded-For': `2001:db8:${(serial += 1).toString(16)}::1` });
const email = () => `visitor${serial}@example.org`;

/** What anyone can ask for, the status while it is allowed, and how often all networks together may at most. */
const ACTIONS: [title: string, action: string, send: Send, status: number, most: number][] = [
  [
    'wrong passwords',
    'login',
    (headers) => api.call('logIn', { body: { email: email(), password: 'not this one' }, headers, as: null }),
    401,
    2000,
  ],
  [
    'started passkey sign-ins',
    'passkey',
    (headers) => api.call('startPasskeySignIn', { headers, as: null }),
    200,
    6000,
  ],
  [
    'requests for reset links',
    'reset',
    (headers) => api.call('requestPasswordReset', { body: { email: email() }, headers, as: null }),
    200,
    2000,
  ],
  [
    'invalid links',
    'reset-try',
    (headers) => api.call('checkResetToken', { body: { token: 'x'.repeat(43) }, headers, as: null }),
    410,
    2000,
  ],
  [
    'refused bodies',
    'refused',
    (headers) => api.call('sendContactMessage', { body: {}, headers, as: null }),
    422,
    10_000,
  ],
];

test.each(ACTIONS)('%s of all networks are limited in total', async (_, action, send, status, most) => {
  expect((await send(network())).status).toBe(status);
  const all = api.engine.db.updateTable('rate_limits').where('key', '=', `all ${action}`);
  await all.set({ hits: most - 1 }).execute();
  expect((await send(network())).status).toBe(status);
  expect((await send(network())).status).toBe(429);
  api.clock.advance(4 * WINDOW_MS);
  expect((await send(network())).status).toBe(status);
});
