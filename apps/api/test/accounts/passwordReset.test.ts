import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redeemResetToken } from '../../src/accounts/rows.ts';
import { createIds } from '../../src/platform/ids.ts';
import { insertEntries, readOwnership } from '../../src/activity/rows.ts';
import { clearHits } from '../../src/platform/security/rateLimits.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import type { Database } from '../../src/platform/db/schema.ts';
import type { Mail } from '../../src/platform/mail/openMailer.ts';
import { formatTime } from '../../src/platform/mail/composeMail.ts';
import emails from '../corpora/api-emails.json' with { type: 'json' };
import { canTellApart } from '../support/mannWhitney.ts';
import { ADMIN, MAIL_FROM, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { watchQueries } from '../support/watchQueries.ts';
import { headerCounts, OUR_HEADERS, takeMails } from '../support/takeMails.ts';
import { HOUR_MS } from '../../src/platform/time.ts';

const PUBLIC_URL = 'https://admin.example.org';
const OLD_PASSWORD = 'a fine passphrase';
const NEW_PASSWORD = 'an even finer one';

let api: TestApi;
let serial = 0;
let id: string;
let email: string;
beforeAll(async () => {
  api = await startTestApi({ publicUrl: PUBLIC_URL });
});
afterAll(() => api.stop());
beforeEach(async () => {
  serial += 1;
  email = `Forgetful.${serial}@example.org`;
  // Reset the rate limits between tests.
  api.clock.advance(HOUR_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
  id = await api.addUser({ name: 'Amara <Okafor>', email, password: OLD_PASSWORD, role: 'admin' });
  // Before the clock of a test makes the queue send notices of the new administrator twice.
  await api.mails.settled();
});
afterEach(async () => {
  await takeMails(api);
});

const ask = (address = email, headers = {}) =>
  api.call('requestPasswordReset', { body: { email: address }, as: null, headers });

const reset = (token: string, password = NEW_PASSWORD) =>
  api.call('resetPassword', { params: { token }, body: { password }, as: null });

const redeem = (token: string) =>
  inTransaction(api.engine, (trx) => redeemResetToken(trx, token, api.clock.now()));

/** Waits until another connection is blocked by this transaction. The embedded database has one connection, so everything is. */
const untilBlocked = async (trx: Transaction<Database>): Promise<void> => {
  if (!process.env['TEST_DATABASE_URL']) return;
  const blocked = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while ((await blocked.execute(trx)).rows.length === 0);
};

const check = (token: string) => api.call('checkResetToken', { body: { token }, as: null });

const statusOfLogIn = async (password: string) =>
  (await api.call('logIn', { body: { email, password }, as: null })).status;

const statusWith = async (cookie: string) => (await api.call('getSession', { as: cookie })).status;

const tokensIn = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/\/reset-password\/new#([\w-]+)/g)].map(([, token]) => token ?? '');

const getToken = async (address = email): Promise<string> => {
  await ask(address);
  const mails = await takeMails(api);
  return mails.flatMap(({ text }) => tokensIn(text)).at(-1) ?? '';
};

const timeOf = (address: string) => async (): Promise<number> => {
  api.clock.advance(HOUR_MS);
  const start = performance.now();
  await ask(address);
  const time = performance.now() - start;
  await api.mails.settled();
  return time;
};

describe('requestPasswordReset', () => {
  test('mails a link to the account', async () => {
    const { status, body } = await ask(` ${email.toUpperCase()} `);
    expect([status, body]).toEqual([
      200,
      { message: 'If an account has this address, a reset link is on its way' },
    ]);
    const mails = await takeMails(api);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to).toMatchObject([{ address: email }]);
    expect(`${mail?.from?.name} <${mail?.from?.address}>`).toBe(MAIL_FROM);
    expect(headerCounts(mail!)).toEqual(OUR_HEADERS);
    expect(mail?.subject).toBe('Choose a new password for Planner Admin');
    const token = tokensIn(mail?.text)[0] ?? '';
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(mail?.text?.trim()).toBe(`Hello Amara <Okafor>,

We received a request for a new password for your account at Planner Admin.

Choose a new password:
${PUBLIC_URL}/reset-password/new#${token}

The link works once, until ${formatTime(new Date(api.clock.now().getTime() + HOUR_MS))}. Of several such mails, only the newest one counts.

If it was not you, you can ignore this mail. Your password stays as it is.

Planner Admin`);
    expect(mail?.html).toContain('Hello Amara &lt;Okafor&gt;,');
    expect(mail?.html).toContain(`<a href="${PUBLIC_URL}/reset-password/new#${token}"`);
    expect(tokensIn(mail?.html).every((one) => one === token)).toBe(true);
    expect(api.printed.at(-1)).toMatch(new RegExp(`^Mail to ${email}: ${api.dataDir}/outbox/.*\\.eml$`));
    expect(api.printed.join('\n')).not.toContain(token);
  });

  test('responds alike to unknown and deleted addresses, and sends no mail', async () => {
    const known = await ask();
    await api.mails.settled();
    const unknown = await ask('nobody@example.org');
    await api.call('deleteUser', { params: { id } });
    const deleted = await ask();
    await api.mails.settled();
    expect(await takeMails(api)).toHaveLength(1);
    for (const response of [unknown, deleted]) {
      expect([response.status, response.body]).toEqual([known.status, known.body]);
      expect([...response.headers.keys()]).toEqual([...known.headers.keys()]);
    }
  });

  test('takes the same time for an unknown address', async () => {
    expect(await canTellApart(timeOf(email), timeOf('nobody@example.org'), 50)).toBe(false);
  });

  test('responds before the account is looked up or mailed', async () => {
    const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>();
    const { promise: taken, resolve: take } = Promise.withResolvers<void>();
    const slow = await startTestApi({
      mailer: {
        send: () => {
          take();
          return delivered;
        },
      },
    });
    const response = await slow.call('requestPasswordReset', { body: { email: ADMIN.email }, as: null });
    expect(response.status).toBe(200);
    // The mail server has the mail and does not respond yet.
    await taken;
    deliver();
    await slow.stop();
  });

  test('does not retry a mail once a later one has been sent', async () => {
    const links: string[] = [];
    let isDown = true;
    const other = await startTestApi({
      mailer: {
        send: async ({ link }) => {
          if (isDown) throw new Error('Try again later');
          links.push(link ?? '');
        },
      },
    });
    const askThere = async () => {
      await other.call('requestPasswordReset', { body: { email: ADMIN.email }, as: null });
      await other.mails.settled();
    };
    await askThere();
    isDown = false;
    await askThere();
    other.clock.advance(HOUR_MS / 2);
    other.mails.wake();
    await other.mails.settled();
    expect([links.length, other.takeLog().length]).toEqual([1, 1]);
    const [token] = tokensIn(links[0]);
    const checked = await other.call('checkResetToken', { body: { token }, as: null });
    expect(checked.status).toBe(200);
    await other.stop();
  });

  test('does the same work for every address, also afterwards', async () => {
    const composed: string[] = [];
    const mailer = {
      send: ({ text }: Mail) => Promise.resolve(void composed.push(text)),
      rehearse: ({ text }: Mail) => Promise.resolve(void composed.push(text)),
    };
    const other = await startTestApi({ mailer });
    const deleted = await other.addUser({ email: 'deleted@example.org' });
    await other.call('deleteUser', { params: { id: deleted } });
    await other.addUser({ email: 'person@example.org', role: 'user' });
    const suspended = await other.addUser({ email: 'suspended@example.org', role: 'admin' });
    await other.call('suspendUser', { params: { id: suspended }, body: { reason: 'Left' } });
    await other.mails.settled();
    let work = { statements: 0, rows: 0 };
    const { db } = other.engine;
    Object.assign(other.engine, {
      db: watchQueries(db, (result, _, isWrite) => {
        work.statements += 1;
        // SQLite doesn't count those that it returns.
        if (isWrite) work.rows += Number(result.numAffectedRows ?? result.rows.length);
        return result;
      }),
    });
    const workFor = async (address: string) => {
      await db.deleteFrom('rate_limits').execute();
      await db.deleteFrom('reset_tokens').execute();
      work = { statements: 0, rows: 0 };
      composed.length = 0;
      await other.call('requestPasswordReset', { body: { email: address }, as: null });
      await other.mails.settled();
      const [text = ''] = composed;
      return { ...work, mails: composed.length, links: tokensIn(text).length };
    };
    const known = await workFor(ADMIN.email);
    expect(known).toMatchObject({ mails: 1, links: 1 });
    expect(known.statements).toBeGreaterThan(10);
    for (const address of [
      'nobody@example.org',
      'person@example.org',
      'deleted@example.org',
      'suspended@example.org',
    ])
      expect([address, await workFor(address)]).toEqual([address, known]);
    await other.stop();
  });

  test("builds the link from PUBLIC_URL, whatever the request's host", async () => {
    await ask(email, {
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    });
    const [mail] = await takeMails(api);
    expect(mail?.text).toContain(`${PUBLIC_URL}/reset-password/`);
    expect(mail?.raw).not.toContain('evil');
    expect((await ask(email, { Host: 'evil.example' })).status).toBe(421);
    expect(await takeMails(api)).toEqual([]);
  });

  test("mails the account's address, never a lookalike", async () => {
    await api.addUser({ email: 'admin@example.org' });
    for (const { payload } of emails.filter((row) => row.cls === 'collision')) {
      const { status } = await ask(payload);
      expect([200, 422]).toContain(status);
    }
    const mails = await takeMails(api);
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ to }) => to?.[0]?.address))).toEqual(new Set(['admin@example.org']));
  });

  test.each(emails.filter((row) => row.cls === 'bad'))('$id: refuses $payload', async ({ payload }) => {
    const { status, failure } = await ask(payload);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['email']]);
    expect(await takeMails(api)).toEqual([]);
  });

  test('stores only a hash of the token', async () => {
    const token = await getToken();
    const rows = await api.engine.db
      .selectFrom('reset_tokens')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(rows.map((row) => row.token_hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

const SPENT = [410, 'This link is no longer valid. Ask for a new one'];
const outcomeOf = async (token: string) => {
  const { status, failure } = await reset(token, 'yet another password');
  return [status, failure.message];
};

const VOIDED: [string, (token: string) => Promise<unknown>][] = [
  ['its use', (token) => reset(token)],
  ['a newer link', () => getToken()],
  ['an hour', async () => api.clock.advance(HOUR_MS)],
  [
    'a new password',
    async () => {
      const cookie = await api.signIn(email, OLD_PASSWORD);
      await api.call('changeOwnPassword', {
        body: { currentPassword: OLD_PASSWORD, newPassword: NEW_PASSWORD },
        as: cookie,
      });
    },
  ],
  ['another role', () => api.call('updateUser', { params: { id }, body: { name: 'X', role: 'user' } })],
  ['another name', () => api.call('updateUser', { params: { id }, body: { name: 'X', role: 'admin' } })],
  ['deletion', () => api.call('deleteUser', { params: { id } })],
];

describe('checkResetToken', () => {
  test('confirms a valid link any number of times without using it', async () => {
    const token = await getToken();
    const session = await api.signIn(email, OLD_PASSWORD);
    for (let times = 0; times <= 30; times += 1) {
      const { status, body, headers } = await check(token);
      expect([status, body]).toEqual([
        200,
        { message: 'This link is valid', minLength: 12, email, role: 'admin' },
      ]);
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect(await statusWith(session)).toBe(200);
    expect(await takeMails(api)).toEqual([]);
    api.clock.advance(HOUR_MS - 1);
    expect((await reset(token)).status).toBe(200);
  });

  test.each(VOIDED)('rejects a link after %s, as resetPassword does', async (_, end) => {
    const token = await getToken();
    await end(token);
    const { status, failure } = await check(token);
    expect([status, failure.message]).toEqual(SPENT);
    expect(await outcomeOf(token)).toEqual(SPENT);
  });

  test('rejects made-up tokens', async () => {
    const { status, failure } = await check('A'.repeat(43));
    expect([status, failure.message]).toEqual(SPENT);
    expect((await check('A'.repeat(201))).status).toBe(422);
    expect((await check('')).status).toBe(422);
  });

  test('counts as an attempt, alone and in parallel', async () => {
    const responses = await Promise.all(
      Array.from({ length: 35 }, (_, index) => check(`${'A'.repeat(40)}${index}`)),
    );
    const count = (status: number) => responses.filter((response) => response.status === status).length;
    expect([count(410), count(429)]).toEqual([30, 5]);
    expect((await reset('A'.repeat(43))).status).toBe(429);
    expect(responses.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('900');
  });
});

describe('redeemResetToken', () => {
  // Without the password change, which alone would void the token for the second call.
  test('of parallel uses of a token, one finds the account', async () => {
    const token = await getToken();
    const found = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
    expect(found.flatMap((redeemed) => redeemed?.user.id ?? [])).toEqual([id]);
    expect(await redeem(token)).toBeUndefined();
  });

  test('finds nothing when the account changed after the token was checked', async () => {
    const token = await getToken();
    expect((await check(token)).status).toBe(200);
    await api.call('updateUser', { params: { id }, body: { name: 'Somebody Else', role: 'admin' } });
    expect(await redeem(token)).toBeUndefined();
  });

  test('finds nothing when the token expired after it was checked', async () => {
    const token = await getToken();
    expect((await check(token)).status).toBe(200);
    api.clock.advance(HOUR_MS);
    expect(await redeem(token)).toBeUndefined();
  });
});

const guess = async (name: string) => {
  const body = { email: `${name}@example.org`, password: 'wrong' };
  return (await api.call('logIn', { body, as: null })).status;
};

describe('resetPassword', () => {
  test('sets the password, ends all sessions, creates no session and notifies the owner', async () => {
    const cookies = [await api.signIn(email, OLD_PASSWORD), await api.signIn(email, OLD_PASSWORD)];
    const token = await getToken();
    const { status, body, headers } = await reset(token);
    expect([status, body]).toEqual([200, { message: 'Your password has been changed' }]);
    expect(headers.get('set-cookie')).toBeNull();
    expect(await Promise.all(cookies.map(statusWith))).toEqual([401, 401]);
    expect([await statusOfLogIn(OLD_PASSWORD), await statusOfLogIn(NEW_PASSWORD)]).toEqual([401, 200]);
    const mails = await takeMails(api);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([
      email,
      'Your Planner Admin password has been changed',
    ]);
    expect(headerCounts(mail!)).toEqual(OUR_HEADERS);
    expect(mail?.text).toContain(`${PUBLIC_URL}/not-me#`);
    expect(mail?.raw).not.toContain(token);
    expect(mail?.raw).not.toContain(NEW_PASSWORD);
  });

  test('ends the session of a concurrent sign-in with the old password', async () => {
    const token = await getToken();
    const { db } = api.engine;
    const { resetting, session } = await db.transaction().execute(async (trx) => {
      // As logIn does: lock the account until the session is stored.
      await trx.updateTable('users').set({ last_active: null }).where('id', '=', id).execute();
      const calling = reset(token);
      await untilBlocked(trx);
      return { resetting: calling, session: await startSession(trx, id, api.clock.now()) };
    });
    expect((await resetting).status).toBe(200);
    expect(await statusWith(`__Host-planner_session=${session}`)).toBe(401);
  });

  test('works once', async () => {
    const token = await getToken();
    expect((await reset(token)).status).toBe(200);
    expect(await outcomeOf(token)).toEqual(SPENT);
    expect(await statusOfLogIn(NEW_PASSWORD)).toBe(200);
  });

  test('accepts one of 20 parallel calls with the same token', async () => {
    const token = await getToken();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `${NEW_PASSWORD} ${index}`)),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(410),
    ]);
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(await statusOfLogIn(`${NEW_PASSWORD} ${winner}`)).toBe(200);
    expect(await takeMails(api)).toHaveLength(1);
  });

  test('accepts only the newest token', async () => {
    const older = await getToken();
    const newer = await getToken();
    expect(newer).not.toBe(older);
    expect(await outcomeOf(older)).toEqual(SPENT);
    expect((await reset(newer)).status).toBe(200);
  });

  test('accepts one of several tokens requested in parallel', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask()));
    const tokens = (await takeMails(api)).flatMap(({ text }) => tokensIn(text));
    // A mail is left out if a later one was sent before it.
    expect(new Set(tokens).size).toBe(tokens.length);
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await reset(token)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('works for one hour', async () => {
    const token = await getToken();
    api.clock.advance(HOUR_MS - 1);
    expect((await reset(token)).status).toBe(200);
    const late = await getToken();
    api.clock.advance(HOUR_MS);
    expect(await outcomeOf(late)).toEqual(SPENT);
  });

  test('still works after its owner signs in', async () => {
    const token = await getToken();
    await api.signIn(email, OLD_PASSWORD);
    expect((await reset(token)).status).toBe(200);
  });

  test('rejects made-up tokens', async () => {
    expect(await outcomeOf('A'.repeat(43))).toEqual(SPENT);
    expect(await outcomeOf("'%20or%201=1".replaceAll('%20', '-'))).toEqual(SPENT);
    expect((await reset('A'.repeat(201))).status).toBe(404);
  });

  test.each([
    ['short', 'Password needs at least 6 characters'],
    ['elevenchars', 'Password needs at least 12 characters for the role admin'],
    ['password12345', 'This is one of the most common passwords. Choose another one'],
    ['x'.repeat(129), 'Password may have at most 128 characters'],
  ])('rejects the password %.20s and keeps the link valid', async (password, problem) => {
    const token = await getToken();
    const { status, failure } = await reset(token, password);
    expect([status, failure.errors]).toEqual([422, { password: problem }]);
    expect((await reset(token)).status).toBe(200);
  });

  test('clears the failures counted against the account, on every network', async () => {
    const guesses = Array.from({ length: 10 }, () => statusOfLogIn('wrong password'));
    expect(await Promise.all(guesses)).toEqual(Array<number>(10).fill(401));
    expect(await statusOfLogIn(OLD_PASSWORD)).toBe(429);
    expect((await reset(await getToken())).status).toBe(200);
    expect(await statusOfLogIn(NEW_PASSWORD)).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect(await statusOfLogIn('wrong password')).toBe(401);
    expect(await statusOfLogIn(NEW_PASSWORD)).toBe(429);
  });

  test.each([
    ['a_b@example.org', 'axb@example.org'],
    ['a%b@example.org', 'acccb@example.org'],
    ['a\\b@example.org', 'ab@example.org'],
    ['b@example.org', 'a.b@example.org'],
  ])('of %s does not clear the failures counted against %s', async (own, other) => {
    const { db } = api.engine;
    const keys = [own, other].map((address) => `login-account ${address} 192.0.2.7`);
    await db
      .insertInto('rate_limits')
      .values(keys.map((key) => ({ key, hits: 9, expires_at: '9999' })))
      .execute();
    await clearHits(db, ['another'], [`login-account ${own} `]);
    const left = await db.deleteFrom('rate_limits').where('key', 'in', keys).returning('key').execute();
    expect(left).toEqual([{ key: keys[1] }]);
  });

  test("lets the owner in despite the network's failures, which others keep", async () => {
    const guesses = Array.from({ length: 100 }, (_, index) => guess(`guess${index}`));
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
    expect([await guess('one.more'), await statusOfLogIn(OLD_PASSWORD)]).toEqual([429, 429]);
    expect((await reset(await getToken())).status).toBe(200);
    expect(await statusOfLogIn(NEW_PASSWORD)).toBe(200);
    // The neighbor continues.
    expect(await guess('yet.another')).toBe(429);
    expect(await statusOfLogIn('wrong password')).toBe(401);
    expect(await statusOfLogIn(NEW_PASSWORD)).toBe(200);
  });

  test('sets the first password of an account without one', async () => {
    const { engine } = api;
    await api.call('updateUser', { params: { id }, body: { name: 'X', role: 'user' } });
    await engine.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    const token = await getToken();
    expect((await reset(token)).status).toBe(200);
    expect(await statusOfLogIn(NEW_PASSWORD)).toBe(403);
  });
});

describe('a known network', () => {
  test.each([
    ['signedIn', true],
    ['passwordReset', true],
    ['passwordChanged', true],
    ['resetRequested', false],
    ['signInFailed', false],
    ['signInLimited', false],
    ['signedOut', false],
    ['otherSessionsEnded', false],
    ['passwordChangeFailed', false],
    ['userCreated', false],
    ['roleChanged', false],
    ['userDeleted', false],
  ] as const)('after %s from there: %s', async (kind, expected) => {
    const [subject, address] = [`after-${kind.toLowerCase()}@example.org`, '198.51.100.44'];
    await inTransaction(api.engine, (trx) =>
      insertEntries(trx, [
        {
          id: createIds()(api.clock.now()),
          at: api.clock.now().toISOString(),
          kind,
          actor_id: null,
          actor: null,
          subject_id: null,
          subject,
          detail: null,
          changes: '[]',
          address,
          network: address,
          request_id: 'test',
        },
      ]),
    );
    const ownership = await readOwnership(api.engine.db, subject, address, api.clock.now());
    expect(ownership.isKnown).toBe(expected);
  });

  test('is one of 64 bits for IPv6, in the log and in all limits', async () => {
    const proxied = await startTestApi({ trustedProxies: 1 });
    const { db } = proxied.engine;
    const headers = { 'X-Forwarded-For': '2001:db8:7:8:9:a:b:c' };
    const body = { email: ADMIN.email, password: 'wrong one' };
    await proxied.call('logIn', { body: ADMIN, as: null, headers });
    for (const [neighbor, expected] of [
      ['2001:db8:7:8:ffff::1', true],
      ['2001:db8:7:9::1', false],
    ] as const)
      expect(await readOwnership(db, ADMIN.email, neighbor, proxied.clock.now())).toMatchObject({
        isKnown: expected,
      });
    await proxied.call('logIn', { body, as: null, headers });
    await proxied.call('requestPasswordReset', { body: { email: ADMIN.email }, as: null, headers });
    await proxied.call('resetPassword', {
      params: { token: 'x'.repeat(43) },
      body: { password: NEW_PASSWORD },
      as: null,
      headers,
    });
    const message = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: ADMIN.email,
      subject: 'Hi',
      message: 'Hello',
    };
    await proxied.call('sendContactMessage', { body: message, as: null, headers });
    const keys = (await db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key);
    expect(keys.filter((key) => key.includes('2001:db8:7:8::/64')).length).toBeGreaterThanOrEqual(5);
    expect(keys.filter((key) => key.includes('9:a:b:c'))).toEqual([]);
    await proxied.stop();
  });
});

describe('limits', () => {
  test('raw-071: of 20 requests for one account, all get the same response and five are mailed', async () => {
    const responses: unknown[] = [];
    for (let calls = 0; calls < 20; calls += 1) {
      const { status, body } = await ask();
      responses.push([status, body]);
      await api.mails.settled();
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    const mails = await takeMails(api);
    expect(mails).toHaveLength(5);
    // The last link still works: requests by others cannot lock the owner out.
    expect((await reset(tokensIn(mails.at(-1)?.text)[0] ?? '')).status).toBe(200);

    const { status, failure, headers } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([429, '900']);
    expect(failure.message).toBe('Too many attempts. Try again in 15 minutes');
    expect((await ask('somebody.else@example.org')).status).toBe(200);
  });

  test('send at most five mails an hour to one account', async () => {
    const mailsAfterAsking = async () => {
      await ask();
      return (await takeMails(api)).length;
    };
    for (let calls = 0; calls < 5; calls += 1) expect(await mailsAfterAsking()).toBe(1);
    api.clock.advance(60 * 60_000 - 1);
    expect(await mailsAfterAsking()).toBe(0);
    api.clock.advance(1);
    expect(await mailsAfterAsking()).toBe(1);
  });

  test('are the same for an unknown address', async () => {
    for (let calls = 0; calls < 20; calls += 1) {
      expect((await ask('nobody.at.all@example.org')).status).toBe(200);
    }
    expect((await ask('nobody.at.all@example.org')).status).toBe(429);
    api.clock.advance(HOUR_MS);
    expect((await ask('nobody.at.all@example.org')).status).toBe(200);
  });

  test('apply to a caller that tries many accounts, in parallel too', async () => {
    const responses = await Promise.all(
      Array.from({ length: 120 }, (_, index) => ask(`many${index}@example.org`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('apply to a caller that tries many links', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries <= 30; tries += 1) {
      statuses.push((await reset(`${'A'.repeat(40)}${tries}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(410), 429]);
  });

  test('never refuse a valid link because of invalid ones', async () => {
    const token = await getToken();
    const invented = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0 ? check(`${'B'.repeat(40)}${index}`) : reset(`${'C'.repeat(40)}${index}`),
    );
    expect((await Promise.all(invented)).at(-1)?.status).toBe(429);
    const malformed = Array.from({ length: 120 }, () => check('D'.repeat(500)));
    expect((await Promise.all(malformed)).at(-1)?.status).toBe(429);
    expect((await check(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect(await statusOfLogIn(NEW_PASSWORD)).toBe(200);
  });

  test('do not count rejected passwords, which do not help to guess links', async () => {
    const token = await getToken();
    for (const password of ['password1', 'short']) {
      for (let tries = 0; tries <= 30; tries += 1) {
        expect((await reset(token, password)).status).toBe(422);
      }
    }
    expect((await reset(token)).status).toBe(200);
  });
});

test('no token, password or hash is logged', () => {
  expect(api.takeLog()).toEqual([]);
});
