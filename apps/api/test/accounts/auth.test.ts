import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpError } from '../../src/platform/http/HttpError.ts';
import { createHasher } from '../../src/platform/security/createHasher.ts';
import { MINUTE_MS } from '../../src/platform/time.ts';
import { deviceIn } from '../support/deviceIn.ts';
import { addApp } from '../support/factors.ts';
import { ADMIN, type Failure, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PASSWORD = 'a fine passphrase';
/** 128 different ones of two or three letters, which are one character each in the form that is compared. */
const SYLLABLES = String.fromCodePoint(...Array.from({ length: 128 }, (_, index) => 0xac01 + 37 * index));
const HOUR_MS = 60 * MINUTE_MS;

const logIn = (email: string, password: string, headers = {}) =>
  api.call('logIn', { body: { email, password }, as: null, headers });

const statusWith = async (cookie: string) => (await api.call('getSession', { as: cookie })).status;

const strip = (failure: Failure) => ({ ...failure, requestId: '' });

describe('logIn', () => {
  test('returns the user and HttpOnly cookies of session and device', async () => {
    const { status, body, headers } = await logIn(' ADMIN@planner.local', ADMIN.password);
    expect(status).toBe(200);
    expect(body.user).toEqual({ _id: api.adminId, name: 'Admin', email: ADMIN.email, role: 'admin' });
    const [session, device, ...others] = headers.getSetCookie();
    expect([device?.startsWith('planner_device_'), others]).toEqual([true, []]);
    expect(session).toMatch(
      /^planner_session_\d+=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    );
  });

  test('returns the same error for an unknown address and a wrong password', async () => {
    const wrong = await logIn(ADMIN.email, 'not the password');
    const unknown = await logIn('nobody@example.org', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(strip(wrong.failure)).toEqual({
      requestId: '',
      message: 'Wrong e-mail or password',
      code: 'wrong-credentials',
      error: 'Wrong e-mail or password',
    });
    expect(strip(unknown.failure)).toEqual(strip(wrong.failure));
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test('hashes the password even when the account or its password does not exist', async () => {
    const hasher = createHasher({ memoryKib: 8, passes: 1 });
    expect(await hasher.verify('anything', null)).toBe(false);
  });

  test('rejects a user without the admin role, only after a correct password', async () => {
    await api.addUser({ email: 'plain@example.org', password: PASSWORD });
    const right = await logIn('plain@example.org', PASSWORD);
    expect([right.status, right.failure.error]).toEqual([403, 'This account is not an administrator']);
    expect(right.headers.get('set-cookie')).toBeNull();
    expect((await logIn('plain@example.org', 'not the password')).status).toBe(401);
  });

  test.each([
    [
      'empty fields',
      { email: '', password: '' },
      { email: 'E-mail is required', password: 'Password is required' },
    ],
    ['no fields', {}, { email: 'E-mail is required', password: 'Password is required' }],
    [
      'other types',
      { email: 1, password: [] },
      { email: 'E-mail must be text', password: 'Password must be text' },
    ],
  ])('names the invalid fields of %s', async (_, body, errors) => {
    const { status, failure } = await api.call('logIn', { body, as: null });
    expect(status).toBe(422);
    expect(failure).toMatchObject({ errors, error: failure.message });
  });

  test.each([
    ['blanks at the ends', '  well padded  '],
    ['emoji', '🔑🌊🍎🚀🎻🐢🧵🪁🧀🛶🎲🦔'],
    ['128 characters', 'Élan für vier '.repeat(10).slice(0, 128)],
  ])('accepts a password with %s unchanged', async (name, password) => {
    const email = `${name.replaceAll(' ', '.')}@example.org`;
    await api.addUser({ email, password, role: 'admin' });
    expect((await logIn(email, password)).status).toBe(200);
    expect((await logIn(email, password.trim().slice(0, -1))).status).toBe(401);
  });

  test('distinguishes passwords that differ only in byte 73', async () => {
    const first72 = '72 bytes: bcrypt would look no further, and call it a match with others.';
    await api.addUser({ email: 'long@example.org', password: `${first72}a`, role: 'admin' });
    expect((await logIn('long@example.org', `${first72}b`)).status).toBe(401);
    expect((await logIn('long@example.org', `${first72}a`)).status).toBe(200);
  });

  test.each([
    ['composed or decomposed', 'caf\u00e9 au lait', 'cafe\u0301 au lait'],
    ['in full width', 'Zk7 mustard jar', '\uff3a\uff4b\uff17\u3000mustard jar'],
    ['with a ligature', 'five fine offices', '\ufb01ve \ufb01ne o\ufb03ces'],
    [
      'of syllables or their letters',
      '\ud55c\uae00 \uacf5\ubd80\ubc29 at the lake',
      '\u1112\u1161\u11ab\u1100\u1173\u11af \u1100\u1169\u11bc\u1107\u116e\u1107\u1161\u11bc at the lake',
    ],
    ['of 70 syllables or their 210 letters', SYLLABLES.slice(0, 70), SYLLABLES.slice(0, 70).normalize('NFD')],
    ['of 128 syllables or their 384 letters', SYLLABLES, SYLLABLES.normalize('NFD')],
  ])('accepts a password %s, whichever was set', async (name, one, other) => {
    for (const [index, [set, typed]] of [
      [one, other],
      [other, one],
    ].entries()) {
      const email = `${name.replaceAll(/\W/g, '.')}${index}@example.org`;
      await api.addUser({ email, password: set, role: 'admin' });
      expect((await logIn(email, typed ?? '')).status).toBe(200);
      expect((await logIn(email, set ?? '')).status).toBe(200);
      expect((await logIn(email, `${typed} `)).status).toBe(401);
      const as = await api.signIn(email, typed ?? '');
      const body = { currentPassword: typed, newPassword: 'seven green bottles' };
      expect((await api.call('changeOwnPassword', { body, as })).status).toBe(200);
    }
  });

  test('accepts no password that the contract rejects', async () => {
    const { status, failure } = await api.call('createUser', {
      body: { name: 'X', email: 'toolong@example.org', password: 'x'.repeat(129) },
    });
    expect([status, failure.errors]).toEqual([422, { password: 'Password may have at most 128 characters' }]);
  });

  test.each([
    ['129 syllables', `${SYLLABLES}\uac00`],
    ['their 387 letters', `${SYLLABLES}\uac00`.normalize('NFD')],
    ['20 ligatures of 18 letters', `${'\ufdfa'.repeat(20)}xk9`],
    ['1,000 letters', 'seven green bottles '.repeat(50)],
  ])('sets no password with more than 128 characters in its compared form: %s', async (_, password) => {
    const { status, failure } = await api.call('createUser', {
      body: { name: 'X', email: 'toolong@example.org', password },
    });
    expect([status, failure.errors]).toEqual([422, { password: 'Password may have at most 128 characters' }]);
    const body = { currentPassword: ADMIN.password, newPassword: password };
    expect((await api.call('changeOwnPassword', { body })).failure.errors).toEqual({
      newPassword: 'New password may have at most 128 characters',
    });
  });

  test('compares at most 1,024 characters', async () => {
    expect((await logIn(ADMIN.email, '\ufdfa'.repeat(1024))).status).toBe(401);
    expect((await logIn(ADMIN.email, '\ufdfa'.repeat(1025))).status).toBe(422);
  });
});

describe('stored secrets', () => {
  test('use argon2id at the documented cost, each with its own salt', async () => {
    const hasher = createHasher();
    const [one, two] = await Promise.all([hasher.hash(PASSWORD), hasher.hash(PASSWORD)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await hasher.verify(PASSWORD, two)).toBe(true);
  });

  test('are rehashed at sign-in when the cost has changed', async () => {
    const old = await createHasher({ memoryKib: 16, passes: 1 }).hash(ADMIN.password);
    const admin = api.engine.db.updateTable('users').where('id', '=', api.adminId);
    await admin.set({ password_hash: old }).execute();
    await api.signIn(ADMIN.email, ADMIN.password);
    const { password_hash } = await api.engine.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', api.adminId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toContain('$m=8,t=1,p=1$');
  });

  test('of a password that was not normalized still work, and are replaced at sign-in', async () => {
    const [email, typed, normalized] = [
      'old.form@example.org',
      'pa\u0302tisserie ou\ufb02ette',
      'p\u00e2tisserie ouflette',
    ];
    const id = await api.addUser({ email, password: 'seven green bottles', role: 'admin' });
    // Computed by the previous version of the server, at the cost of these tests.
    const old =
      '$argon2id$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$i8fNwx1qx+kMspg51yrdVQ7ZQErmYRWbDGhOxL8jy2o';
    const stored = api.engine.db.selectFrom('users').select('password_hash').where('id', '=', id);
    await api.engine.db.updateTable('users').set({ password_hash: old }).where('id', '=', id).execute();
    expect((await logIn(email, normalized)).status).toBe(401);
    expect((await logIn(email, typed)).status).toBe(200);
    const { password_hash } = await stored.executeTakeFirstOrThrow();
    expect(password_hash).not.toBe(old);
    expect((await logIn(email, normalized)).status).toBe(200);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ password_hash });
    expect((await logIn(email, typed)).status).toBe(200);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ password_hash });
  });

  test('of sessions are the SHA-256 of the cookie, which is not stored', async () => {
    const cookie = await api.signIn(ADMIN.email, ADMIN.password);
    const token = cookie.split('=')[1] ?? '';
    const hashes = (await api.engine.db.selectFrom('sessions').select('token_hash').execute()).map(
      (row) => row.token_hash,
    );
    expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
    expect(hashes).not.toContain(token);
  });
});

describe('sessions', () => {
  test('get a new id at every sign-in, and a planted id stays invalid', async () => {
    const planted = `planner_session=${'A'.repeat(43)}`;
    const { headers } = await logIn(ADMIN.email, ADMIN.password, { Cookie: planted });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).not.toBe(planted);
    expect(await statusWith(planted)).toBe(401);
    expect(await statusWith(cookie)).toBe(200);
    const again = await logIn(ADMIN.email, ADMIN.password, { Cookie: cookie });
    expect(again.headers.get('set-cookie')?.split(';')[0]).not.toBe(cookie);
    expect(await statusWith(cookie)).toBe(401);
  });

  test('end at logout, on the server and in the browser', async () => {
    const cookie = await api.signIn(ADMIN.email, ADMIN.password);
    const { status, headers } = await api.call('logOut', { as: cookie });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(
      /^planner_session_\d+=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/,
    );
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect(await statusWith(cookie)).toBe(401);
    expect((await api.call('logOut', { as: cookie })).status).toBe(200);
    expect((await api.call('logOut', { as: null })).status).toBe(200);
  });

  test('end after eight hours without use', async () => {
    const cookie = await api.signIn(ADMIN.email, ADMIN.password);
    api.clock.advance(8 * HOUR_MS - 1);
    expect(await statusWith(cookie)).toBe(200);
    api.clock.advance(8 * HOUR_MS - 1);
    expect(await statusWith(cookie)).toBe(200);
    api.clock.advance(8 * HOUR_MS);
    expect(await statusWith(cookie)).toBe(401);
  });

  test('end soon after the console locks itself, and what pages poll is no use', async () => {
    const idle = await startTestApi({ idleLockMinutes: 30 });
    const statusOf = async (operation: 'getSession' | 'listTasks') => (await idle.call(operation)).status;
    const listed = async () => (await idle.call('listOwnSessions', { as: second })).body.sessions.length;
    idle.clock.advance(34 * MINUTE_MS);
    expect(await statusOf('getSession')).toBe(200);
    for (let minutes = 0; minutes < 34; minutes += 2) {
      idle.clock.advance(2 * MINUTE_MS);
      expect(await statusOf('listTasks')).toBe(200);
    }
    const second = await idle.signIn(ADMIN.email, ADMIN.password);
    expect(await listed()).toBe(2);
    idle.clock.advance(MINUTE_MS);
    expect(await statusOf('getSession')).toBe(401);
    expect(await listed()).toBe(1);
    await idle.stop();
  });

  test('end after seven days despite use', async () => {
    const cookie = await api.signIn(ADMIN.email, ADMIN.password);
    for (let passed = 4; passed < 7 * 24; passed += 4) {
      api.clock.advance(4 * HOUR_MS);
      expect(await statusWith(cookie)).toBe(200);
    }
    api.clock.advance(4 * HOUR_MS - 1);
    expect(await statusWith(cookie)).toBe(200);
    api.clock.advance(1);
    expect(await statusWith(cookie)).toBe(401);
  });

  test('are not listed once they have ended', async () => {
    const as = await api.signIn(ADMIN.email, ADMIN.password);
    const now = api.clock.now().getTime();
    const ended = (sinceUse: number, untilEnd: number, address: string) => ({
      token_hash: createHash('sha256').update(address).digest('hex'),
      user_id: api.adminId,
      created_at: new Date(now - 6 * 24 * HOUR_MS).toISOString(),
      last_seen_at: new Date(now - sinceUse).toISOString(),
      expires_at: new Date(now + untilEnd).toISOString(),
      address,
      user_agent: null,
      has_short_password: 0,
    });
    const sessions = [
      ended(1000, 1, 'last moment'),
      ended(1000, 0, 'too old'),
      ended(8 * HOUR_MS - 1, HOUR_MS, 'nearly unused'),
      ended(8 * HOUR_MS, HOUR_MS, 'unused'),
    ];
    await api.engine.db.insertInto('sessions').values(sessions).execute();
    const { body } = await api.call('listOwnSessions', { as });
    const addresses = body.sessions.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['last moment', 'nearly unused']));
    expect(addresses).not.toContain('too old');
    expect(addresses).not.toContain('unused');
    for (const { token_hash } of sessions)
      await api.engine.db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute();
  });

  test('record their use at most once a minute', async () => {
    const cookie = await api.signIn(ADMIN.email, ADMIN.password);
    const tokenHash = createHash('sha256')
      .update(cookie.split('=')[1] ?? '')
      .digest('hex');
    const lastSeen = async () => {
      await api.call('getSession', { as: cookie });
      const row = await api.engine.db
        .selectFrom('sessions')
        .select('last_seen_at')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      return row.last_seen_at;
    };
    const start = await lastSeen();
    api.clock.advance(MINUTE_MS - 1);
    expect(await lastSeen()).toBe(start);
    api.clock.advance(1);
    expect(await lastSeen()).toBe(api.clock.now().toISOString());
  });

  test('use the first valid cookie of several with the same name', async () => {
    const cookie = await api.signIn(ADMIN.email, ADMIN.password);
    const foreign = `planner_session=${'B'.repeat(43)}`;
    expect(await statusWith(`${foreign}; x=1; ${cookie}`)).toBe(200);
    expect(await statusWith(`${cookie}; ${foreign}`)).toBe(200);
    expect(await statusWith(`${foreign}; planner_session=; planner_session="; ${'c'.repeat(8000)}=1`)).toBe(
      401,
    );
    expect(await statusWith('planner_session')).toBe(401);
  });

  test.each([4, 200])('survive %i cookies of the same name set by a sibling subdomain', async (count) => {
    const cookie = await api.signIn(ADMIN.email, ADMIN.password);
    const junk = Array.from(
      { length: count },
      (_, index) => `planner_session=${'J'.repeat(40)}${100 + index}`,
    );
    expect(await statusWith([...junk, cookie].join('; '))).toBe(200);
    expect(await statusWith([...junk, 'planner_session=x', cookie, ...junk.slice(0, 20)].join('; '))).toBe(
      200,
    );
    expect(await statusWith(junk.join('; '))).toBe(401);
  });

  test('end when the account loses its role, is deleted or gets a new password', async () => {
    const account = async (email: string) => {
      const id = await api.addUser({ email, role: 'admin', password: PASSWORD });
      return { id, cookies: [await api.signIn(email, PASSWORD), await api.signIn(email, PASSWORD)] as const };
    };
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password);

    const demoted = await account('demoted@example.org');
    await api.call('updateUser', { params: { id: demoted.id }, body: { name: 'X', role: 'user' } });
    for (const cookie of demoted.cookies) expect(await statusWith(cookie)).toBe(401);

    const deleted = await account('deleted@example.org');
    await api.call('deleteUser', { params: { id: deleted.id } });
    for (const cookie of deleted.cookies) expect(await statusWith(cookie)).toBe(401);

    const changed = await account('changed@example.org');
    const { status, headers } = await api.call('changeOwnPassword', {
      body: { currentPassword: PASSWORD, newPassword: 'an even better one' },
      as: changed.cookies[0],
    });
    expect(status).toBe(200);
    for (const cookie of changed.cookies) expect(await statusWith(cookie)).toBe(401);
    expect(await statusWith(headers.get('set-cookie')?.split(';')[0] ?? '')).toBe(200);
  });

  test('are refused when the role changed directly in the database', async () => {
    await api.addUser({ email: 'behind@example.org', role: 'admin', password: PASSWORD });
    const cookie = await api.signIn('behind@example.org', PASSWORD);
    const setRole = (role: 'user' | 'admin') =>
      api.engine.db
        .updateTable('users')
        .set({ role })
        .where('email_key', '=', 'behind@example.org')
        .execute();
    await setRole('user');
    expect(await statusWith(cookie)).toBe(403);
    await setRole('admin');
  });
});

describe('limits of logIn', () => {
  test('check ten of 50 parallel wrong passwords', async () => {
    await api.addUser({ email: 'victim@example.org', role: 'admin', password: PASSWORD });
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => logIn('victim@example.org', 'wrong password')),
    );
    const count = (status: number) => responses.filter((response) => response.status === status).length;
    expect([count(401), count(429)]).toEqual([10, 40]);

    const locked = await logIn('victim@example.org', PASSWORD);
    expect(locked.status).toBe(429);
    expect(locked.failure.error).toBe('Too many attempts. Try again in 15 minutes');
    expect(locked.headers.get('retry-after')).toBe('900');
    // Further attempts do not extend the window, and other accounts are not affected.
    api.clock.advance(15 * MINUTE_MS - 1);
    expect((await logIn('victim@example.org', PASSWORD)).headers.get('retry-after')).toBe('1');
    api.clock.advance(1);
    expect((await logIn('victim@example.org', PASSWORD)).status).toBe(200);
  });

  test('count only failures', async () => {
    for (let times = 0; times < 12; times += 1) {
      expect((await logIn(ADMIN.email, ADMIN.password)).status).toBe(200);
    }
  });

  test('do not count the right password of another account', async () => {
    await api.addUser({ email: 'planner@example.org', role: 'user', password: PASSWORD });
    for (let times = 0; times < 12; times += 1) {
      expect((await logIn('planner@example.org', PASSWORD)).status).toBe(403);
    }
  });

  test('grow for an account that strangers keep guessing, over days', async () => {
    const guessed = await startTestApi({ trustedProxies: 1 });
    const attempt = (password: string, index: number) =>
      guessed.call('logIn', {
        body: { email: ADMIN.email, password },
        as: null,
        headers: { 'X-Forwarded-For': `192.0.2.${index}` },
      });
    for (let index = 0; index < 100; index += 1) {
      if (index % 50 === 0) guessed.clock.advance(24 * 60 * MINUTE_MS);
      expect((await attempt('wrong password', index)).status).toBe(401);
    }
    guessed.clock.advance(24 * 60 * MINUTE_MS);
    const waits: number[] = [];
    for (let index = 0; index < 26; index += 1) {
      expect((await attempt('wrong password', index)).status).toBe(401);
      const { headers } = await attempt('wrong password', index);
      waits.push(Number(headers.get('retry-after')));
      guessed.clock.advance(24 * 60 * MINUTE_MS);
    }
    expect([waits[0], waits[15], waits[25]]).toEqual([60, 120, 240]);
    // Within 30 days the guesses still count. The owner comes from a new network, after the pause.
    expect((await attempt(ADMIN.password, 1)).status).toBe(200);
    for (let index = 0; index < 3; index += 1)
      expect((await attempt('wrong password', 200 + index)).status).toBe(401);
    await guessed.stop();
  });

  test('apply to an address that tries many accounts', async () => {
    api.clock.advance(15 * MINUTE_MS);
    const statuses: number[] = [];
    for (let index = 0; index <= 100; index += 1) {
      statuses.push((await logIn(`guess${index}@example.org`, 'wrong password')).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect((await logIn(ADMIN.email, ADMIN.password)).status).toBe(429);
    api.clock.advance(15 * MINUTE_MS);
    expect((await logIn(ADMIN.email, ADMIN.password)).status).toBe(200);
    const rows = await api.engine.db.selectFrom('rate_limits').select('key').where('hits', '>', 0).execute();
    // Guesses of an account count for a month, all of them and notices for an hour.
    expect(rows.filter(({ key }) => !/^(?:login-guesses|share login|all login|told)/.test(key))).toEqual([]);
  });
});

test('a refusal of the queue counts as an attempt, except for a known device', async () => {
  let isFull = false;
  const hasher = createHasher();
  const busy = await startTestApi({
    verify: (password, phc) =>
      isFull
        ? Promise.reject(new HttpError('unavailable', 'Too many sign-ins at the moment'))
        : hasher.verify(password, phc),
  });
  const { headers } = await busy.call('logIn', { body: ADMIN, as: null });
  isFull = true;
  const statusesOf = async (as: string | null) => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= 10; attempt += 1)
      statuses.push((await busy.call('logIn', { body: ADMIN, as })).status);
    return statuses;
  };
  expect(await statusesOf(deviceIn(headers))).toEqual(Array(11).fill(503));
  expect(await statusesOf(null)).toEqual([...Array<number>(10).fill(503), 429]);
  await busy.stop();
});

describe('a device that the owner has signed in with', () => {
  test('gets a cookie for a year, which each sign-in renews', async () => {
    const first = await logIn(ADMIN.email, ADMIN.password);
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith('planner_device_'));
    expect(cookie).toMatch(
      /^planner_device_[\da-f]{16}=[\w-]+\.\d+\.[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    api.clock.advance(15 * MINUTE_MS);
    const again = await api.call('logIn', { body: ADMIN, as: deviceIn(first.headers) });
    const [before, after] = [first, again].map(
      ({ headers }) => /=([\w-]+)\.(\d+)/.exec(deviceIn(headers)) ?? [],
    );
    expect(after?.[1]).toBe(before?.[1]);
    expect(Number(after?.[2])).toBe(Number(before?.[2]) + 15 * MINUTE_MS);
    expect((await logIn(ADMIN.email, 'wrong password')).headers.getSetCookie()).toEqual([]);
  });

  test('is let in despite the limits of its neighbors, and has one of its own', async () => {
    const email = 'device.owner@example.org';
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
    await api.addUser({ email, role: 'admin', password: PASSWORD });
    const device = deviceIn((await logIn(email, PASSWORD)).headers);
    const withDevice = (password: string, as = device) =>
      api.call('logIn', { body: { email, password }, as }).then(({ status }) => status);
    for (let times = 0; times < 11; times += 1) await logIn(email, 'wrong password');
    expect((await logIn(email, PASSWORD)).status).toBe(429);
    expect(await withDevice(PASSWORD)).toBe(200);
    const [name = '', value = ''] = device.split('=');
    const [id, until, signature] = value.split('.');
    const forged = [`${name}=${id}.${Number(until) + 1}.${signature}`, `${name}=other.${until}.${signature}`];
    for (const cookie of forged) expect(await withDevice(PASSWORD, cookie)).toBe(429);

    const wrong: number[] = [];
    for (let times = 0; times < 11; times += 1) wrong.push(await withDevice('wrong password'));
    expect(wrong).toEqual([...Array<number>(10).fill(401), 429]);
    api.clock.advance(15 * MINUTE_MS);
    expect(await withDevice(PASSWORD)).toBe(200);
  });

  test('is not known for another account, or after a year', async () => {
    const device = deviceIn((await logIn(ADMIN.email, ADMIN.password)).headers);
    const email = 'other.owner@example.org';
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
    await api.addUser({ email, role: 'admin', password: PASSWORD });
    for (let times = 0; times < 11; times += 1) await logIn(email, 'wrong password');
    const otherName =
      deviceIn((await api.call('logIn', { body: ADMIN, as: null })).headers).split('=')[0] ?? '';
    const swapped = device.replace(
      otherName,
      otherName.replace(/[\da-f]{16}/, () => hashOf(email)),
    );
    expect((await api.call('logIn', { body: { email, password: PASSWORD }, as: swapped })).status).toBe(429);
    api.clock.advance(15 * MINUTE_MS);
    const own = deviceIn((await logIn(email, PASSWORD)).headers);
    api.clock.advance(366 * 24 * 60 * MINUTE_MS);
    for (let times = 0; times < 11; times += 1) await logIn(email, 'wrong password');
    expect((await api.call('logIn', { body: { email, password: PASSWORD }, as: own })).status).toBe(429);
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password).catch(() => api.cookie);
  });
});

const hashOf = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 16);

describe('during the comparison of a password', () => {
  test.each([
    ['another password', { password_hash: '$argon2id$other' }, false],
    ['another password, beside a second factor,', { password_hash: '$argon2id$other' }, true],
    ['the loss of the password', { password_hash: null }, false],
    ['deletion', undefined, false],
  ] as const)('%s of the account ends the sign-in', async (_, change, hasFactor) => {
    let isOn = false;
    const hasher = createHasher();
    const slow = await startTestApi({
      verify: async (password, phc) => {
        const isRight = await hasher.verify(password, phc);
        if (!isOn) return isRight;
        if (!change) await slow.call('deleteUser', { params: { id } });
        else await slow.engine.db.updateTable('users').set(change).where('id', '=', id).execute();
        return isRight;
      },
    });
    const id = await slow.addUser({ email: 'changed@example.org', password: PASSWORD, role: 'admin' });
    const body = { email: 'changed@example.org', password: PASSWORD };
    expect((await slow.call('logIn', { body, as: null })).status).toBe(200);
    if (hasFactor) await addApp(slow, await slow.signIn(body.email, PASSWORD));
    await slow.engine.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    isOn = true;
    const { status, headers } = await slow.call('logIn', { body, as: null });
    expect([status, headers.get('set-cookie')]).toEqual([401, null]);
    expect(
      await slow.engine.db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute(),
    ).toEqual([]);
    // The counter of administrators who can sign in is checked at the end.
    await slow.engine.db
      .updateTable('users')
      .set({ password_hash: '$argon2id$other' })
      .where('id', '=', id)
      .execute();
    await slow.stop();
  });
});
