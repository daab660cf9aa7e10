import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { record as recordEntry } from '../../src/activity/record.ts';
import { createIds } from '../../src/platform/ids.ts';
import { inTransaction, LostRace } from '../../src/platform/db/inTransaction.ts';
import { HOUR_MS } from '../../src/platform/time.ts';
import { createLog } from '../../src/platform/createLog.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeMails } from '../support/takeMails.ts';

const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'a fine passphrase';
const NEW_PASSWORD = 'an even finer one';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: 1 });
});
afterAll(() => api.stop());

const from = (address: string) => ({ 'X-Forwarded-For': address, 'User-Agent': 'Some Browser/1.0' });

const logIn = (email: string, password: string, address = '203.0.113.7') =>
  api.call('logIn', { body: { email, password }, as: null, headers: from(address) });

const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id');

const newest = async (count: number) =>
  (await api.call('listActivity', { query: { kind: 'security' } })).body.items
    .slice(0, count)
    .map(({ kind, actor, subject, detail, address, requestId }) => ({
      kind,
      actor,
      subject,
      detail,
      address,
      requestId,
    }));

const tokenFor = async (email: string, address?: string): Promise<string> => {
  await api.call('requestPasswordReset', {
    body: { email },
    as: null,
    headers: address ? from(address) : {},
  });
  const mails = await takeMails(api);
  return /reset-password\/new#([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};

const log = (event: Record<string, unknown>) => api.securityLog.push(event);

const linesOf = (subject: string) => api.securityLog.filter((event) => event['subject'] === subject);

/** Records an event, runs `work` in the same transaction, and returns the number of tries. */
const record = async (subject: string, work: (tries: number) => void): Promise<number> => {
  let tries = 0;
  const now = api.clock.now();
  const source = { services: { ids: createIds(), log }, address: '::1', requestId: 'r', now };
  await inTransaction(api.engine, async (trx) => {
    await recordEntry(trx, source, { kind: 'signedOut', subject });
    work((tries += 1));
  });
  return tries;
};

describe('the security log', () => {
  test('records successful and failed sign-ins with address and request', async () => {
    const failed = await logIn(ADMIN.email, 'not the password');
    const unknown = await logIn('nobody@example.org', 'not the password', '2001:db8::1');
    const right = await logIn(ADMIN.email, ADMIN.password);
    const cookie = cookieOf(right);
    const out = await api.call('logOut', { as: cookie, headers: from('203.0.113.7') });
    const here = { address: '203.0.113.7', detail: null };
    expect(await newest(4)).toEqual([
      { kind: 'signedOut', actor: ADMIN.email, subject: ADMIN.email, ...here, requestId: idOf(out) },
      { kind: 'signedIn', actor: ADMIN.email, subject: ADMIN.email, ...here, requestId: idOf(right) },
      {
        kind: 'signInFailed',
        actor: null,
        subject: 'nobody@example.org',
        detail: null,
        address: '2001:db8::1',
        requestId: idOf(unknown),
      },
      { kind: 'signInFailed', actor: null, subject: ADMIN.email, ...here, requestId: idOf(failed) },
    ]);
  });

  test('records changes to accounts and their authors', async () => {
    const email = 'somebody@example.org';
    const id = await api.addUser({ email, password: PASSWORD });
    const setRole = (role: string) =>
      api.call('updateUser', { params: { id }, body: { name: 'Somebody', role } });
    await setRole('admin');
    await api.call('updateUser', { params: { id }, body: { name: 'Another', role: 'admin' } });
    const cookie = cookieOf(await logIn(email, PASSWORD));
    const change = (currentPassword: string) =>
      api.call('changeOwnPassword', { as: cookie, body: { currentPassword, newPassword: NEW_PASSWORD } });
    await change('not the password');
    await change(PASSWORD);
    const reset = await api.call('resetPassword', {
      params: { token: await tokenFor(email) },
      body: { password: PASSWORD },
      as: null,
    });
    expect(reset.status).toBe(200);
    await api.call('deleteUser', { params: { id } });
    const events = (await newest(9)).map(({ kind, actor, subject, detail }) => [
      kind,
      actor,
      subject,
      detail,
    ]);
    expect(events).toEqual([
      ['userDeleted', ADMIN.email, email, null],
      ['passwordReset', null, email, null],
      ['resetRequested', null, email, null],
      ['passwordChanged', email, email, null],
      ['passwordChangeFailed', email, email, null],
      ['signedIn', email, email, null],
      ['roleChanged', ADMIN.email, email, 'user → admin'],
      ['userCreated', ADMIN.email, email, 'user'],
      ['signedOut', ADMIN.email, ADMIN.email, null],
    ]);
    await takeMails(api);
  });

  test('records one event per window when a limit is exceeded', async () => {
    for (let times = 0; times < 15; times += 1) {
      await logIn('tried@example.org', 'wrong password', '198.51.100.1');
    }
    const kinds = (await newest(15)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'signInLimited')).toHaveLength(1);
  });

  test('has every event once, newest first, of all kinds or of one', async () => {
    // More than a page in the same millisecond.
    for (const days of [0, 1]) {
      api.clock.advance(days * DAY_MS);
      for (let times = 0; times < 23; times += 1)
        await logIn(`day${days}@example.org`, 'x', `192.0.${days}.${times}`);
    }
    api.cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    const stored = await api.engine.db
      .selectFrom('activity')
      .select(['id', 'kind'])
      .orderBy('id', 'desc')
      .execute();
    const readAll = async (kind: string): Promise<string[]> => {
      const ids: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const query = { kind, ...(cursor && { cursor }) };
        const { items, nextCursor } = (await api.call('listActivity', { query })).body;
        expect(items.length).toBeLessThanOrEqual(20);
        ids.push(...items.map(({ _id }) => _id));
        cursor = nextCursor;
      }
      return ids;
    };
    for (const wanted of ['', 'signInFailed', 'signedIn'])
      expect(await readAll(wanted)).toEqual(
        stored.flatMap(({ id, kind }) => (wanted === '' || kind === wanted ? id : [])),
      );
  });

  test.each(['Mg', 'MjAyNi0wNS0wNFQxMDowMDowMC4wMDBaIHg', 'x'])(
    'does not continue after the cursor %s',
    async (cursor) => {
      const { status, failure } = await api.call('listActivity', { query: { cursor } });
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['cursor']]);
    },
  );

  test('refuses an unknown kind in words and is unfiltered for an empty one', async () => {
    for (const operation of ['listActivity', 'exportActivity'] as const)
      for (const kind of ['never-was', "x' or '1'='1"]) {
        const { status, failure } = await api.call(operation, { query: { kind } });
        expect([status, failure.code]).toEqual([422, 'invalid-fields']);
        expect(failure.errors?.['kind']).toMatch(/^Kind must be one of: security, signedIn, .*, mailFailed$/);
      }
    const all = (await api.call('listActivity')).body;
    expect((await api.call('listActivity', { query: { kind: '' } })).body).toEqual(all);
    expect((await api.call('listActivity', { query: { kind: 'x'.repeat(41) } })).status).toBe(422);
  });

  test('is also written to the operator’s log, a line per event, without secrets', async () => {
    const token = await tokenFor(ADMIN.email);
    const cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    expect((await logIn('a@example.org\r\nBcc: x@evil.example', 'x')).status).toBe(422);
    const lines = api.securityLog.map((event) => JSON.stringify(event));
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    const last = api.securityLog.at(-1);
    expect(last).toMatchObject({
      level: 'info',
      activity: 'signedIn',
      security: 'signedIn',
      at: api.clock.now().toISOString(),
      actor: 'a***@planner.local',
      subject: 'a***@planner.local',
      address: '203.0.113.7',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const stored = JSON.stringify(
      await api.engine.db
        .selectFrom('activity')
        .select(['actor', 'subject', 'detail', 'changes', 'search'])
        .execute(),
    );
    for (const secret of [token, cookie.split('=')[1], ADMIN.password, PASSWORD, NEW_PASSWORD, '$argon2']) {
      expect(lines.join('\n')).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
    expect(lines.filter((line) => line.includes(ADMIN.email))).toEqual([]);
    await takeMails(api);
  });

  describe('writes committed events to the operator’s log', () => {
    test('once, even after a retried transaction', async () => {
      const tries = await record('race@example.org', (nth) => {
        if (nth === 1) throw new LostRace();
      });
      expect([tries, linesOf('r***@example.org').length]).toEqual([2, 1]);
    });

    test('not after a rollback', async () => {
      const recorded = record('rolled@back.example', () => {
        throw new Error('The disk is full');
      });
      await expect(recorded).rejects.toThrow('full');
      expect(linesOf('r***@back.example')).toEqual([]);
    });
  });
});

describe('a line of the operator’s log', () => {
  test('is a single line with any input, and loses nothing', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'planner-log-')), 'log');
    const typed = 'a\r\n{"level":"error"}\u0085\u2028\u2029\u001b[2J\u009b2J';
    createLog('info', file)({ level: 'info', activity: 'signInFailed', subject: typed });
    const line = readFileSync(file, 'utf8');
    expect(line).toMatch(/^[\u0020-\u007e]+\n$/);
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      activity: 'signInFailed',
      subject: typed,
    });
  });

  test('is lost, and ends nothing, when the disk of the log is full', () => {
    const write = createLog('info', '/dev/full');
    expect(() => {
      for (const message of ['a line', 'another']) write({ level: 'error', message });
    }).not.toThrow();
  });
});

describe('behind a proxy', () => {
  test('the limit of one address does not affect the others', async () => {
    for (let times = 0; times < 10; times += 1) {
      expect((await logIn(ADMIN.email, 'wrong password', '198.51.100.9')).status).toBe(401);
    }
    expect((await logIn(ADMIN.email, ADMIN.password, '198.51.100.9')).status).toBe(429);
    expect((await logIn(ADMIN.email, ADMIN.password, '198.51.100.10')).status).toBe(200);
    // Entries that a client adds in front of the proxy's have no effect.
    expect((await logIn(ADMIN.email, ADMIN.password, '198.51.100.10, 198.51.100.9')).status).toBe(429);
    api.clock.advance(HOUR_MS);
  });
});

/** More would not fit the queue of sign-ins. */
const PARALLEL = 60;

/** Parallel wrong passwords for one account from as many networks; counts the 401s and the 429s. */
const guessFromEverywhere = async (email: string, times: number) => {
  const statuses: number[] = [];
  for (let first = 0; first < times; first += PARALLEL) {
    const guesses = Array.from({ length: Math.min(PARALLEL, times - first) }, (_, index) =>
      logIn(email, 'wrong password', `198.51.${Math.floor((first + index) / 5)}.${index % 5}`),
    );
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
  }
  return [401, 429].map((status) => statuses.filter((one) => one === status).length);
};

describe('a distributed attack on one password', () => {
  test('is limited, and does not lock the owner out', async () => {
    const email = 'victim@example.org';
    api.cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    await api.addUser({ email, password: PASSWORD, role: 'admin' });
    const home = '203.0.113.50';
    expect((await logIn(email, PASSWORD, home)).status).toBe(200);

    expect(await guessFromEverywhere(email, 120)).toEqual([100, 20]);

    // The known network still works; a new one needs a reset link, which only the owner gets.
    expect((await logIn(email, PASSWORD, home)).status).toBe(200);
    const hotel = '192.0.2.77';
    expect((await logIn(email, PASSWORD, hotel)).status).toBe(429);
    const reset = await api.call('resetPassword', {
      params: { token: await tokenFor(email, hotel) },
      body: { password: NEW_PASSWORD },
      as: null,
      headers: from(hotel),
    });
    expect(reset.status).toBe(200);
    expect((await logIn(email, NEW_PASSWORD, hotel)).status).toBe(200);
    // The new password resets the count, on networks new to the owner, too.
    expect((await logIn(email, NEW_PASSWORD, '192.0.2.78')).status).toBe(200);
    await takeMails(api);
  });

  test('locks the owner out of a network not used for 30 days', async () => {
    const email = 'traveller@example.org';
    api.cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    await api.addUser({ email, password: PASSWORD, role: 'admin' });
    const home = '203.0.113.51';
    expect((await logIn(email, PASSWORD, home)).status).toBe(200);
    api.clock.advance(30 * DAY_MS - 1);
    await guessFromEverywhere(email, 100);
    expect((await logIn(email, 'wrong password', home)).status).toBe(401);
    api.clock.advance(1);
    expect((await logIn(email, PASSWORD, home)).status).toBe(429);
  });
});

describe('the own sessions', () => {
  test('are listed with their origin, and the others can be ended', async () => {
    const email = 'many@example.org';
    api.cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    await api.addUser({ email, password: PASSWORD, role: 'admin' });
    const first = cookieOf(await logIn(email, PASSWORD, '203.0.113.1'));
    api.clock.advance(HOUR_MS);
    const second = cookieOf(await logIn(email, PASSWORD, '203.0.113.2'));
    const third = cookieOf(await logIn(email, PASSWORD, '203.0.113.3'));
    const list = async () => (await api.call('listOwnSessions', { as: second })).body.sessions;
    const sessions = await list();
    expect(sessions.map(({ address, isCurrent }) => [address, isCurrent])).toEqual([
      ['203.0.113.2', true],
      ['203.0.113.3', false],
      ['203.0.113.1', false],
    ]);
    expect(sessions[0]).toMatchObject({ userAgent: 'Some Browser/1.0' });
    expect(JSON.stringify(sessions)).not.toContain(second.split('=')[1]);

    expect((await api.call('endOtherSessions', { as: second })).status).toBe(200);
    const statusWith = async (cookie: string) => (await api.call('getSession', { as: cookie })).status;
    expect([await statusWith(first), await statusWith(second), await statusWith(third)]).toEqual([
      401, 200, 401,
    ]);
    expect(await list()).toHaveLength(1);
    expect(await newest(1)).toMatchObject([{ kind: 'otherSessionsEnded', actor: email, detail: '2' }]);
    expect((await api.call('getSession')).status).toBe(200);
  });

  test('store at most 300 characters of the user agent', async () => {
    const headers = { ...from('203.0.113.7'), 'User-Agent': 'x'.repeat(301) };
    const as = cookieOf(await api.call('logIn', { body: ADMIN, as: null, headers }));
    const { sessions } = (await api.call('listOwnSessions', { as })).body;
    expect(sessions[0]?.userAgent).toBe('x'.repeat(300));
  });

  test('are listed only while valid', async () => {
    const cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    api.clock.advance(8 * HOUR_MS);
    const again = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    expect((await api.call('getSession', { as: cookie })).status).toBe(401);
    expect((await api.call('listOwnSessions', { as: again })).body.sessions).toHaveLength(1);
  });
});

test('stores 1,500 events of strangers in 15 minutes, logs the others, and stores those of owners', async () => {
  const server = await startTestApi();
  const logged: unknown[] = [];
  const note = (now: Date, kind: 'signInFailed' | 'resetRequested' | 'passwordReset') =>
    inTransaction(server.engine, (trx) => {
      const services = { ids: createIds(), log: (event: unknown) => logged.push(event) };
      return recordEntry(
        trx,
        { services, address: '::1', requestId: 'r', now },
        { kind, subject: 'a@b.example' },
      );
    });
  const countAfter = async (...kinds: Parameters<typeof note>[1][]) => {
    for (const kind of kinds) await note(server.clock.now(), kind);
    const found = server.engine.db.selectFrom('activity').select('id').where('request_id', '=', 'r');
    return (await found.execute()).length;
  };
  const limit = {
    key: 'events',
    hits: 1498,
    expires_at: new Date(server.clock.now().getTime() + 900_000).toISOString(),
  };
  await server.engine.db.insertInto('rate_limits').values(limit).execute();
  expect(await countAfter('signInFailed', 'resetRequested')).toBe(2);
  expect(await countAfter('signInFailed', 'resetRequested')).toBe(2);
  expect(logged).toHaveLength(4);
  expect(await countAfter('passwordReset')).toBe(3);
  server.clock.advance(900_000);
  expect(await countAfter('resetRequested')).toBe(4);
  await server.stop();
});

describe('a header with fewer addresses than TRUST_PROXY says', () => {
  test.each([
    ['is missing', 1, {}],
    ['is empty', 1, { 'X-Forwarded-For': ' , ' }],
    ['has one of three', 3, { 'X-Forwarded-For': '203.0.113.9' }],
    ['has two of three', 3, { 'X-Forwarded-For': '203.0.113.9, 203.0.113.10' }],
    ['hides the client', 1, { 'X-Forwarded-For': '203.0.113.9, _hidden' }],
    ['does not know the client', 2, { 'X-Forwarded-For': 'unknown, 203.0.113.10' }],
    ['ends with a comma', 1, { 'X-Forwarded-For': '203.0.113.9,' }],
  ])('%s: the log warns at once, then once an hour with their number', async (_, trustedProxies, headers) => {
    const server = await startTestApi({ trustedProxies });
    // Not through `call`, which stands behind as many proxies.
    const read = (path: string) => fetch(`${server.origin}/api/v1/${path}`, { headers });
    const warnings = () => server.takeLog().map(({ level, message, requests }) => [level, message, requests]);
    const warning = (requests: number) => [
      ['warn', expect.stringMatching(`^TRUST_PROXY is ${trustedProxies}, but X-Forwarded-For `), requests],
    ];
    for (const probe of ['health', 'ready']) expect((await read(probe)).status).toBe(200);
    await server.call('getPolicy', { params: { type: 'terms' }, as: null });
    expect(warnings()).toEqual([]);
    await read('policies/terms');
    expect(warnings()).toEqual(warning(1));
    for (let times = 0; times < 4; times += 1) await read('policies/terms');
    server.clock.advance(HOUR_MS - 1);
    await read('policies/terms');
    expect(warnings()).toEqual([]);
    server.clock.advance(1);
    await read('policies/terms');
    expect(warnings()).toEqual(warning(6));
    await server.stop();
  });

  test.each([
    [401, {}],
    [403, { Origin: 'https://other.example' }],
    [403, { 'Sec-Fetch-Dest': 'image' }],
  ])('the log also warns if the request is refused with %i: %o', async (status, headers) => {
    const server = await startTestApi({ trustedProxies: 1 });
    expect((await fetch(`${server.origin}/api/v1/users`, { headers })).status).toBe(status);
    expect(server.takeLog()).toMatchObject([{ level: 'warn', requests: 1 }]);
    await server.stop();
  });

  test('a quoted address with a port is complete', async () => {
    const server = await startTestApi({ trustedProxies: 1 });
    for (const address of ['"[2001:db8::1]:80"', '[2001:db8::1]', '203.0.113.9:80'])
      await fetch(`${server.origin}/api/v1/users`, { headers: { 'X-Forwarded-For': address } });
    expect(server.takeLog()).toEqual([]);
    await server.stop();
  });
});
