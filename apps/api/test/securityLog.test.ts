import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_ACCOUNT_FAILURES, MAX_STRANGER_FAILURES } from '../src/auth/limits.ts';
import { recordEvent, SECURITY_LOG_MS } from '../src/auth/securityEvents.ts';
import { createIds } from '../src/db/ids.ts';
import { inTransaction, LostRace } from '../src/db/inTransaction.ts';
import { migrate } from '../src/db/migrate.ts';
import { toLogLine } from '../src/toLogLine.ts';
import { ADMIN, startTestApi, type TestApi } from './support/startTestApi.ts';
import { takeMails } from './support/takeMails.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'a fine passphrase';
const NEW_PASSWORD = 'an even finer one';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: 1 });
});
afterAll(() => api.stop());

/** Headers of a browser behind our proxy. */
const from = (address: string) => ({ 'X-Forwarded-For': address, 'User-Agent': 'Some Browser/1.0' });

const logIn = (email: string, password: string, address = '203.0.113.7') =>
  api.call('logIn', { body: { email, password }, as: null, headers: from(address) });

const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id');

const newest = async (count: number) =>
  (await api.call('listSecurityEvents')).body.events
    .slice(0, count)
    .map(({ _id, at: _at, ...event }) => event);

const tokenFor = async (email: string, address?: string): Promise<string> => {
  await api.call('requestPasswordReset', {
    body: { email },
    as: null,
    headers: address ? from(address) : {},
  });
  const mails = await takeMails(api);
  return /reset-password\/([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};

const log = (event: Record<string, unknown>) => api.securityLog.push(event);

const linesOf = (subject: string) => api.securityLog.filter((event) => event['subject'] === subject);

/** Records an event, then does something more in the same transaction, and says how often that was tried. */
const record = async (subject: string, work: (tries: number) => void): Promise<number> => {
  let tries = 0;
  const now = api.clock.now();
  const source = { services: { ids: createIds(), log }, address: '::1', requestId: 'r', now };
  await inTransaction(api.engine, async (trx) => {
    await recordEvent(trx, source, { kind: 'signedOut', subject });
    work((tries += 1));
  });
  return tries;
};

describe('the security log', () => {
  test('has who signed in and who failed to, from where, and by which request', async () => {
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

  test('has what was done to accounts, and by whom', async () => {
    const email = 'somebody@example.org';
    const id = await api.addUser({ email, password: PASSWORD });
    const setRole = (role: string) =>
      api.call('updateUser', { params: { id }, body: { name: 'Somebody', role } });
    await setRole('admin');
    // Another name is no matter of security.
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

  test('says once in a window that somebody is over the limit', async () => {
    for (let times = 0; times < MAX_ACCOUNT_FAILURES + 5; times += 1) {
      await logIn('tried@example.org', 'wrong password', '198.51.100.1');
    }
    const kinds = (await newest(MAX_ACCOUNT_FAILURES + 5)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'signInLimited')).toHaveLength(1);
  });

  test('comes in pages of twenty, and a page beyond the last is the last', async () => {
    const { events, pagination } = (await api.call('listSecurityEvents', { query: { page: 9999 } })).body;
    const { currentPage, totalPages, totalEvents } = pagination;
    expect(currentPage).toBe(totalPages);
    expect(events).toHaveLength(totalEvents - 20 * (totalPages - 1));
    expect((await api.call('listSecurityEvents', { query: { page: 0 } })).status).toBe(422);
  });

  test('has every event on one page, whatever days they fell on', async () => {
    for (const days of [0, 1, 3]) {
      api.clock.advance(days * 24 * HOUR_MS);
      for (let times = 0; times < 13; times += 1)
        await logIn(`day${days}@example.org`, 'x', `192.0.${days}.${times}`);
    }
    api.cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    const seen: string[] = [];
    const pageOf = async (page: number) => (await api.call('listSecurityEvents', { query: { page } })).body;
    const { totalPages, totalEvents } = (await pageOf(1)).pagination;
    for (let page = 1; page <= totalPages; page += 1)
      seen.push(...(await pageOf(page)).events.map(({ _id }) => _id));
    const stored = await api.engine.db
      .selectFrom('security_events')
      .select('id')
      .orderBy('id', 'desc')
      .execute();
    expect(seen).toEqual(stored.map(({ id }) => id));
    expect(totalEvents).toBe(stored.length);
  });

  test('can be kept to one kind of event, on every page and whatever days they fell on', async () => {
    api.cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    const stored = async (kind: string) =>
      (
        await api.engine.db
          .selectFrom('security_events')
          .select(['id', 'kind'])
          .orderBy('id', 'desc')
          .execute()
      ).flatMap((row) => (row.kind === kind ? row.id : []));
    const pageOf = async (kind: string, page: number) =>
      (await api.call('listSecurityEvents', { query: { kind, page } })).body;
    for (const kind of ['signInFailed', 'signedIn']) {
      const ids = await stored(kind);
      const { totalPages, totalEvents } = (await pageOf(kind, 1)).pagination;
      expect([totalEvents, totalPages]).toEqual([ids.length, Math.ceil(ids.length / 20)]);
      const seen: string[] = [];
      for (let page = 1; page <= totalPages; page += 1)
        seen.push(...(await pageOf(kind, page)).events.map(({ _id }) => _id));
      expect(seen).toEqual(ids);
    }
    expect((await stored('signInFailed')).length).toBeGreaterThan(20);
    const beyond = await pageOf('signInFailed', 9999);
    expect(beyond.pagination.currentPage).toBe(beyond.pagination.totalPages);
    expect(beyond.events.length).toBeGreaterThan(0);
  });

  test('has nothing of a kind that there is not, and everything without one', async () => {
    const none = (await api.call('listSecurityEvents', { query: { kind: "x' or '1'='1" } })).body;
    expect(none).toEqual({
      events: [],
      pagination: { currentPage: 1, totalPages: 1, totalEvents: 0, eventsPerPage: 20 },
    });
    const all = (await api.call('listSecurityEvents')).body.pagination;
    expect((await api.call('listSecurityEvents', { query: { kind: '' } })).body.pagination).toEqual(all);
    expect((await api.call('listSecurityEvents', { query: { kind: 'x'.repeat(41) } })).status).toBe(422);
  });

  test('goes to the operator as well, a line each, without line ends and without secrets', async () => {
    const token = await tokenFor(ADMIN.email);
    const cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    expect((await logIn('a@example.org\r\nBcc: x@evil.example', 'x')).status).toBe(422);
    const lines = api.securityLog.map((event) => JSON.stringify(event));
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    const last = api.securityLog.at(-1);
    expect(last).toMatchObject({
      level: 'info',
      security: 'signedIn',
      at: api.clock.now().toISOString(),
      actor: ADMIN.email,
      address: '203.0.113.7',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const stored = JSON.stringify(await api.engine.db.selectFrom('security_events').selectAll().execute());
    for (const secret of [token, cookie.split('=')[1], ADMIN.password, PASSWORD, NEW_PASSWORD, '$argon2']) {
      expect(lines.join('\n')).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
    await takeMails(api);
  });

  describe('tells the operator of what is stored, and of nothing else', () => {
    test('once, where it took more than one try', async () => {
      const tries = await record('race@example.org', (nth) => {
        if (nth === 1) throw new LostRace();
      });
      expect([tries, linesOf('race@example.org').length]).toEqual([2, 1]);
    });

    test('not where it was taken back', async () => {
      const recorded = record('taken.back@example.org', () => {
        throw new Error('The disk is full');
      });
      await expect(recorded).rejects.toThrow('full');
      expect(linesOf('taken.back@example.org')).toEqual([]);
    });
  });

  test('is kept for a year', async () => {
    api.clock.advance(SECURITY_LOG_MS);
    api.cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    expect((await newest(20)).map(({ kind }) => kind)).toEqual(['signedIn']);
  });
});

test('a log that an older version has written is counted when the tables are brought up to date', async () => {
  const old = await startTestApi();
  const { db } = old.engine;
  await db.schema.dropIndex('security_events_kind').execute();
  await db.schema.dropTable('security_event_days').execute();
  await sql`delete from kysely_migration where name like '%-security-event-%'`.execute(db);
  await migrate(old.engine);
  expect((await old.call('listSecurityEvents')).body.pagination.totalEvents).toBe(1);
  // Looks whether each day is counted as it was.
  await old.stop();
});

describe('a line of the operator’s log', () => {
  test('is one line whatever somebody typed, and says it all', () => {
    const typed = 'a\r\n{"level":"error"}\u0085\u2028\u2029\u001b[2J\u009b2J';
    const event = { level: 'info', security: 'signInFailed', subject: typed };
    const line = toLogLine(event, new Date('2026-05-04T10:00:00Z'));
    expect(line).toMatch(/^[\u0020-\u007e]+\n$/);
    expect(JSON.parse(line)).toEqual({ time: '2026-05-04T10:00:00.000Z', ...event });
  });
});

describe('behind a proxy', () => {
  test('one address over the limit does not concern the others', async () => {
    for (let times = 0; times < MAX_ACCOUNT_FAILURES; times += 1) {
      expect((await logIn(ADMIN.email, 'wrong password', '198.51.100.9')).status).toBe(401);
    }
    expect((await logIn(ADMIN.email, ADMIN.password, '198.51.100.9')).status).toBe(429);
    expect((await logIn(ADMIN.email, ADMIN.password, '198.51.100.10')).status).toBe(200);
    // What a client puts in front of what the proxy adds changes nothing.
    expect((await logIn(ADMIN.email, ADMIN.password, '198.51.100.10, 198.51.100.9')).status).toBe(429);
    api.clock.advance(HOUR_MS);
  });
});

describe('a crowd that guesses one password', () => {
  test('is slowed down, and never locks the owner out', async () => {
    const email = 'victim@example.org';
    api.cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    await api.addUser({ email, password: PASSWORD, role: 'admin' });
    const home = '203.0.113.50';
    expect((await logIn(email, PASSWORD, home)).status).toBe(200);

    const guesses = await Promise.all(
      Array.from({ length: MAX_STRANGER_FAILURES + 20 }, (_, index) =>
        logIn(email, 'wrong password', `198.51.${Math.floor(index / 5)}.${index % 5}`),
      ),
    );
    const count = (status: number) => guesses.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([MAX_STRANGER_FAILURES, 20]);

    // From home as ever; from somewhere new only after a reset link, which nobody but the owner gets.
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
    await takeMails(api);
  });
});

describe('the own sessions', () => {
  test('are listed with where they come from, and the others can be ended', async () => {
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
    // Nobody else's.
    expect((await api.call('getSession')).status).toBe(200);
  });

  test('that are over are not listed', async () => {
    const cookie = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    api.clock.advance(8 * HOUR_MS);
    const again = cookieOf(await logIn(ADMIN.email, ADMIN.password));
    expect((await api.call('getSession', { as: cookie })).status).toBe(401);
    expect((await api.call('listOwnSessions', { as: again })).body.sessions).toHaveLength(1);
  });
});
