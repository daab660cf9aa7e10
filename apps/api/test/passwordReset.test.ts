import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  MAX_ACCOUNT_RESET_REQUESTS,
  MAX_ADDRESS_RESET_REQUESTS,
  MAX_RESET_MAILS,
  MAX_RESET_TRIES,
} from '../src/auth/limits.ts';
import { redeemResetToken, RESET_TOKEN_MS } from '../src/auth/resetTokens.ts';
import { startSession } from '../src/auth/sessions.ts';
import { inTransaction } from '../src/db/inTransaction.ts';
import type { Database } from '../src/db/schema.ts';
import { formatMoment } from '../src/text/formatMoment.ts';
import emails from './corpora/api-emails.json' with { type: 'json' };
import { canTellApart } from './support/mannWhitney.ts';
import { ADMIN, MAIL_FROM, startTestApi, type TestApi } from './support/startTestApi.ts';
import { headerCounts, OUR_HEADERS, takeMails } from './support/takeMails.ts';

const PUBLIC_URL = 'https://admin.example.org';
const OLD_PASSWORD = 'a fine passphrase';
const NEW_PASSWORD = 'an even finer one';
const HOUR_MS = 3_600_000;

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
  // No limit reaches from one test into the next.
  api.clock.advance(HOUR_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
  id = await api.addUser({ name: 'Amara <Okafor>', email, password: OLD_PASSWORD, role: 'admin' });
});
afterEach(async () => {
  await takeMails(api);
});

const ask = (address = email, headers = {}) =>
  api.call('requestPasswordReset', { body: { email: address }, as: null, headers });

const reset = (token: string, password = NEW_PASSWORD) =>
  api.call('resetPassword', { params: { token }, body: { password }, as: null });

/** Uses a token up, and does nothing with it. */
const redeem = (token: string) =>
  inTransaction(api.engine, (trx) => redeemResetToken(trx, token, api.clock.now()));

/** Until another connection waits for what this transaction holds. The embedded database has but one, so that everything waits. */
const untilSomebodyWaits = async (trx: Transaction<Database>): Promise<void> => {
  if (!process.env['TEST_DATABASE_URL']) return;
  const blocked = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while ((await blocked.execute(trx)).rows.length === 0);
};

const check = (token: string) => api.call('checkResetToken', { body: { token }, as: null });

const statusOfLogIn = async (password: string) =>
  (await api.call('logIn', { body: { email, password }, as: null })).status;

const statusWith = async (cookie: string) => (await api.call('getSession', { as: cookie })).status;

const tokensIn = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/\/reset-password\/([\w-]+)/g)].map(([, token]) => token ?? '');

/** Asks for a link and takes the token out of the mail. */
const getToken = async (address = email): Promise<string> => {
  await ask(address);
  const mails = await takeMails(api);
  return mails.flatMap(({ text }) => tokensIn(text)).at(-1) ?? '';
};

/** How long the answer takes, in milliseconds. */
const timeOf = (address: string) => async (): Promise<number> => {
  api.clock.advance(HOUR_MS);
  const start = performance.now();
  await ask(address);
  const time = performance.now() - start;
  await api.jobs.settled();
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

Somebody, probably you, has asked for a new password for your account at Planner Admin.

Choose a new password:
${PUBLIC_URL}/reset-password/${token}

The link works once, until ${formatMoment(new Date(api.clock.now().getTime() + RESET_TOKEN_MS))}. Of several such mails, only the newest one counts.

If it was not you, there is nothing to do: your password stays as it is.

Planner Admin`);
    expect(mail?.html).toContain('Hello Amara &lt;Okafor&gt;,');
    expect(mail?.html).toContain(`<a href="${PUBLIC_URL}/reset-password/${token}"`);
    expect(tokensIn(mail?.html).every((one) => one === token)).toBe(true);
    expect(api.printed.at(-1)).toBe(`Mail to ${email}: ${PUBLIC_URL}/reset-password/${token}`);
  });

  test('answers the same to an address that nobody has, or nobody has any more, and mails nothing', async () => {
    const known = await ask();
    await api.jobs.settled();
    const unknown = await ask('nobody@example.org');
    await api.call('deleteUser', { params: { id } });
    const deleted = await ask();
    await api.jobs.settled();
    expect(await takeMails(api)).toHaveLength(1);
    for (const answer of [unknown, deleted]) {
      expect([answer.status, answer.body]).toEqual([known.status, known.body]);
      expect([...answer.headers.keys()]).toEqual([...known.headers.keys()]);
    }
  });

  test('takes the same time for an address that nobody has', async () => {
    expect(await canTellApart(timeOf(email), timeOf('nobody@example.org'), 50)).toBe(false);
  });

  test('is answered before anybody is looked up or mailed', async () => {
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
    const answered = await slow.call('requestPasswordReset', { body: { email: ADMIN.email }, as: null });
    expect(answered.status).toBe(200);
    // The mail server has the mail, and still says nothing.
    await taken;
    deliver();
    await slow.stop();
  });

  test('writes as much for an address that nobody has, but for the token', async () => {
    const eventsOf = async (subject: string) =>
      api.engine.db.selectFrom('security_events').select('kind').where('subject', '=', subject).execute();
    await ask(email);
    await ask('nobody.here@example.org');
    await api.jobs.settled();
    expect(await eventsOf('nobody.here@example.org')).toEqual([{ kind: 'resetRequested' }]);
    expect((await eventsOf(email)).at(-1)).toEqual({ kind: 'resetRequested' });
  });

  test('builds the link from the setting, whatever the request says about the host', async () => {
    await ask(email, {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    });
    const [mail] = await takeMails(api);
    expect(mail?.text).toContain(`${PUBLIC_URL}/reset-password/`);
    expect(mail?.raw).not.toContain('evil');
  });

  test('mails to the address of the account, never to one that only looks like it', async () => {
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

  test('stores a hash of the token only', async () => {
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

/** Whatever makes a link void, by name. */
const VOIDED: [string, (token: string) => Promise<unknown>][] = [
  ['its use', (token) => reset(token)],
  ['a newer link', () => getToken()],
  ['an hour', async () => api.clock.advance(RESET_TOKEN_MS)],
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
  test('says that a link works, however often, and leaves it as it is', async () => {
    const token = await getToken();
    const session = await api.signIn(email, OLD_PASSWORD);
    for (let times = 0; times <= MAX_RESET_TRIES; times += 1) {
      const { status, body, headers } = await check(token);
      expect([status, body]).toEqual([200, { message: 'This link is valid' }]);
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect(await statusWith(session)).toBe(200);
    expect(await takeMails(api)).toEqual([]);
    api.clock.advance(RESET_TOKEN_MS - 1);
    expect((await reset(token)).status).toBe(200);
  });

  test.each(VOIDED)('says that a link is void after %s, as its use would', async (_, end) => {
    const token = await getToken();
    await end(token);
    const { status, failure } = await check(token);
    expect([status, failure.message]).toEqual(SPENT);
    expect(await outcomeOf(token)).toEqual(SPENT);
  });

  test('knows nothing of made-up tokens', async () => {
    const { status, failure } = await check('A'.repeat(43));
    expect([status, failure.message]).toEqual(SPENT);
    expect((await check('A'.repeat(201))).status).toBe(422);
    expect((await check('')).status).toBe(422);
  });

  test('counts as a try: nobody can ask for more links than use them, also all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_RESET_TRIES + 5 }, (_, index) => check(`${'A'.repeat(40)}${index}`)),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(410), count(429)]).toEqual([MAX_RESET_TRIES, 5]);
    expect((await reset('A'.repeat(43))).status).toBe(429);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('900');
  });
});

describe('redeemResetToken', () => {
  // By itself: in a reset the account changes with the first use, which alone would void the token for the second.
  test('of parallel uses of a token one finds the account, also when nothing else changes', async () => {
    const token = await getToken();
    const found = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
    expect(found.flatMap((user) => user?.id ?? [])).toEqual([id]);
    expect(await redeem(token)).toBeUndefined();
  });

  test('finds nobody when the account has changed between looking at the token and using it', async () => {
    const token = await getToken();
    expect((await check(token)).status).toBe(200);
    await api.call('updateUser', { params: { id }, body: { name: 'Somebody Else', role: 'admin' } });
    expect(await redeem(token)).toBeUndefined();
  });

  test('finds nobody when the token has become too old since it was looked at', async () => {
    const token = await getToken();
    expect((await check(token)).status).toBe(200);
    api.clock.advance(RESET_TOKEN_MS);
    expect(await redeem(token)).toBeUndefined();
  });
});

describe('resetPassword', () => {
  test('sets the password, ends all sessions, signs nobody in, and tells the owner', async () => {
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
    expect(mail?.text).toContain(`${PUBLIC_URL}/forgot-password`);
    expect(mail?.raw).not.toContain(token);
    expect(mail?.raw).not.toContain(NEW_PASSWORD);
  });

  test('ends also the session of somebody who signs in with the old password at the same moment', async () => {
    const token = await getToken();
    const { db } = api.engine;
    const { resetting, session } = await db.transaction().execute(async (trx) => {
      // What a sign-in does: it holds the account until its session is there.
      await trx.updateTable('users').set({ last_active: null }).where('id', '=', id).execute();
      const calling = reset(token);
      await untilSomebodyWaits(trx);
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

  test('of 20 parallel calls with one token, one wins', async () => {
    const token = await getToken();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `${NEW_PASSWORD} ${index}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(410),
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await statusOfLogIn(`${NEW_PASSWORD} ${winner}`)).toBe(200);
    expect(await takeMails(api)).toHaveLength(1);
  });

  test('takes the newest token only', async () => {
    const older = await getToken();
    const newer = await getToken();
    expect(newer).not.toBe(older);
    expect(await outcomeOf(older)).toEqual(SPENT);
    expect((await reset(newer)).status).toBe(200);
  });

  test('takes one token of many that were asked for at once', async () => {
    await Promise.all(Array.from({ length: MAX_RESET_MAILS }, () => ask()));
    const tokens = (await takeMails(api)).flatMap(({ text }) => tokensIn(text));
    expect(new Set(tokens).size).toBe(MAX_RESET_MAILS);
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await reset(token)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('works for an hour', async () => {
    const token = await getToken();
    api.clock.advance(RESET_TOKEN_MS - 1);
    expect((await reset(token)).status).toBe(200);
    const late = await getToken();
    api.clock.advance(RESET_TOKEN_MS);
    expect(await outcomeOf(late)).toEqual(SPENT);
  });

  test('is not void because its owner signs in', async () => {
    const token = await getToken();
    await api.signIn(email, OLD_PASSWORD);
    expect((await reset(token)).status).toBe(200);
  });

  test('knows nothing of made-up tokens', async () => {
    expect(await outcomeOf('A'.repeat(43))).toEqual(SPENT);
    expect(await outcomeOf("'%20or%201=1".replaceAll('%20', '-'))).toEqual(SPENT);
    expect((await reset('A'.repeat(201))).status).toBe(404);
  });

  test.each([
    ['short', 'Password needs at least 6 characters'],
    ['password1', 'This is one of the most common passwords. Choose another one'],
    ['x'.repeat(129), 'Password may have at most 128 characters'],
  ])('refuses the password %.20s, and the link stays good', async (password, problem) => {
    const token = await getToken();
    const { status, failure } = await reset(token, password);
    expect([status, failure.errors]).toEqual([422, { password: problem }]);
    expect((await reset(token)).status).toBe(200);
  });

  test('gives a first password to an account without one', async () => {
    const { engine } = api;
    await api.call('updateUser', { params: { id }, body: { name: 'X', role: 'user' } });
    await engine.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    const token = await getToken();
    expect((await reset(token)).status).toBe(200);
    expect(await statusOfLogIn(NEW_PASSWORD)).toBe(403);
  });
});

describe('limits', () => {
  test('raw-071: of 20 calls for one account all are answered alike, and few are mailed', async () => {
    const answers: unknown[] = [];
    for (let calls = 0; calls < MAX_ACCOUNT_RESET_REQUESTS; calls += 1) {
      const { status, body } = await ask();
      answers.push([status, body]);
      await api.jobs.settled();
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const mails = await takeMails(api);
    expect(mails).toHaveLength(MAX_RESET_MAILS);
    // The last link is still good: nobody can keep the owner out by asking.
    expect((await reset(tokensIn(mails.at(-1)?.text)[0] ?? '')).status).toBe(200);

    const { status, failure, headers } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([429, '900']);
    expect(failure.message).toBe('Too many attempts. Try again in 15 minutes');
    expect((await ask('somebody.else@example.org')).status).toBe(200);
  });

  test('are the same for an address that nobody has', async () => {
    for (let calls = 0; calls < MAX_ACCOUNT_RESET_REQUESTS; calls += 1) {
      expect((await ask('nobody.at.all@example.org')).status).toBe(200);
    }
    expect((await ask('nobody.at.all@example.org')).status).toBe(429);
    api.clock.advance(HOUR_MS);
    expect((await ask('nobody.at.all@example.org')).status).toBe(200);
  });

  test('hold for a caller that tries many accounts, also all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_ADDRESS_RESET_REQUESTS + 20 }, (_, index) => ask(`many${index}@example.org`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_ADDRESS_RESET_REQUESTS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('hold for a caller that tries many links', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries <= MAX_RESET_TRIES; tries += 1) {
      statuses.push((await reset(`${'A'.repeat(40)}${tries}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(MAX_RESET_TRIES).fill(410), 429]);
  });

  test('do not count passwords that are refused: nobody guesses links with those', async () => {
    const token = await getToken();
    for (const password of ['password1', 'short']) {
      for (let tries = 0; tries <= MAX_RESET_TRIES; tries += 1) {
        expect((await reset(token, password)).status).toBe(422);
      }
    }
    expect((await reset(token)).status).toBe(200);
  });
});

test('no token, password or hash is logged', () => {
  expect(api.takeLog()).toEqual([]);
});
