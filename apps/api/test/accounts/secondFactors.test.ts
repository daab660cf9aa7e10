import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listFactors, storeUse } from '../../src/factors/rows.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createTestClock } from '../support/createTestClock.ts';
import { dumpTables } from '../support/dumpTables.ts';
import { addApp, challengeAt, codeOf, confirmationFor, enrolledAdmin } from '../support/factors.ts';
import { createSoftAuthenticator } from '../support/softAuthenticator.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

const HOST = 'admin.example.org';
const ORIGIN = `https://${HOST}`;
const MINUTE_MS = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ publicUrl: ORIGIN });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.engine.db.deleteFrom('rate_limits').execute();
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
});

type Answer = Record<string, unknown>;

const answer = (body: Answer) => api.call('answerChallenge', { body, as: null });

const statusesOf = (responses: { status: number }[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

const kindsOf = async (subject: string) => {
  const { body } = await api.call('listActivity', { query: { subject, limit: 100 } });
  return body.items.map(({ kind, detail }) => [kind, detail]);
};

/** A code that no app and no list has. */
const WRONG = { code: 'wrong-code' };

const addPasskey = async (as: string, authenticator = createSoftAuthenticator(), options = {}) => {
  const { challenge } = (await api.call('startFactor', { body: { kind: 'passkey' }, as })).body;
  const passkey = authenticator.create({ challenge, origin: ORIGIN, rpId: HOST, ...options });
  const added = await api.call('addFactor', { body: { challenge, name: 'Laptop', passkey }, as });
  return { authenticator, added };
};

/** An administrator whose only factor is a passkey. */
const passkeyAdmin = async (kind?: 'ec' | 'rsa' | 'ed25519') => {
  const email = `passkey.${kind ?? 'ec'}.${Math.random().toString(36).slice(2)}@example.org`;
  const password = 'a fine passphrase';
  const userId = await api.addUser({ email, password, role: 'admin' });
  const as = await api.signIn(email, password);
  const { authenticator, added } = await addPasskey(as, createSoftAuthenticator(kind));
  return { email, password, userId, as, authenticator, added };
};

const startPasskey = async () => (await api.call('startPasskeySignIn', { as: null })).body.challenge;

describe('a sign-in with a second factor', () => {
  test('gets a challenge and no cookie, then a session for a code of the app', async () => {
    const admin = await enrolledAdmin(api);
    const { challenge, methods } = await challengeAt(api, admin);
    expect(methods).toEqual(['app', 'recoveryCode']);
    const response = await answer({ challenge, code: codeOf(api, admin.secret, 1).replace(/...$/, ' $&') });
    expect([response.status, response.body.user.email]).toEqual([200, admin.email]);
    expect((await api.call('getSession', { as: cookieOf(response) })).status).toBe(200);
    expect((await kindsOf(admin.email))[0]).toEqual(['signedIn', 'app']);
  });

  test('takes a recovery code once, however it is written', async () => {
    const admin = await enrolledAdmin(api);
    expect(admin.recoveryCodes).toHaveLength(10);
    expect(admin.recoveryCodes.join(' ')).toMatch(/^(?:(?:[2-9a-z]{4}-){5}[2-9a-z]{4} ?){10}$/);
    const code = admin.recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ') ?? '';
    const first = await answer({ challenge: (await challengeAt(api, admin)).challenge, code });
    expect(first.status).toBe(200);
    const again = await answer({ challenge: (await challengeAt(api, admin)).challenge, code });
    expect([again.status, Object.keys(again.failure.errors ?? {})]).toEqual([422, ['code']]);
    const { body } = await api.call('listOwnFactors', { as: cookieOf(first) });
    expect(body.recoveryCodesLeft).toBe(9);
  });

  test('takes a recovery code of an earlier release, which had four groups', async () => {
    const admin = await enrolledAdmin(api);
    const code_hash = createHash('sha256').update(`${admin.userId} 7kq2mx9hfp3dwztc`).digest('hex');
    await api.engine.db.insertInto('recovery_codes').values({ code_hash, user_id: admin.userId }).execute();
    const { challenge } = await challengeAt(api, admin);
    expect((await answer({ challenge, code: '7KQ2-mx9h-fp3d-wztc' })).status).toBe(200);
  });

  test('takes no code of the app twice, not even in parallel', async () => {
    const admin = await enrolledAdmin(api);
    const code = codeOf(api, admin.secret, 1);
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeAt(api, admin)));
    const responses = await Promise.all(challenges.map(({ challenge }) => answer({ challenge, code })));
    expect(statusesOf(responses)).toEqual([200, 422, 422, 422]);
    const late = await answer({ challenge: (await challengeAt(api, admin)).challenge, code });
    expect(late.status).toBe(422);
  });

  test('takes no code that was used since the factor was read', async () => {
    const admin = await enrolledAdmin(api);
    const [factor] = await listFactors(api.engine.db, admin.userId);
    if (!factor) throw new Error('There is no factor');
    const use = () =>
      inTransaction(api.engine, (trx) => storeUse(trx, factor, factor.counter + 1, api.clock.now()));
    expect([await use(), await use()]).toEqual([true, false]);
  });

  test('can answer a challenge once, of parallel answers, too', async () => {
    const admin = await enrolledAdmin(api);
    const { challenge } = await challengeAt(api, admin);
    const responses = await Promise.all(
      admin.recoveryCodes.slice(0, 4).map((code) => answer({ challenge, code })),
    );
    expect(statusesOf(responses)).toEqual([200, 410, 410, 410]);
  });

  test('is void after five answers, and each wrong one counts like a wrong password', async () => {
    const admin = await enrolledAdmin(api);
    const { challenge } = await challengeAt(api, admin);
    const responses = await Promise.all(Array.from({ length: 8 }, () => answer({ challenge, ...WRONG })));
    expect(statusesOf(responses)).toEqual([410, 410, 410, 422, 422, 422, 422, 422]);
    expect((await answer({ challenge, code: admin.recoveryCodes[0] })).failure.code).toBe(
      'challenge-expired',
    );
    const second = await challengeAt(api, admin);
    for (let times = 0; times < 5; times += 1) await answer({ challenge: second.challenge, ...WRONG });
    const { email, password } = admin;
    const refused = await api.call('logIn', { body: { email, password }, as: null });
    expect([refused.status, refused.failure.code]).toEqual([429, 'too-many-attempts']);
    expect((await kindsOf(email)).slice(0, 2)).toEqual([
      ['signInLimited', null],
      ['signInFailed', 'second factor'],
    ]);
  });

  test('has five minutes', async () => {
    const admin = await enrolledAdmin(api);
    const { challenge } = await challengeAt(api, admin);
    api.clock.advance(5 * MINUTE_MS);
    const late = await answer({ challenge, code: admin.recoveryCodes[0] });
    expect([late.status, late.failure.code]).toEqual([410, 'challenge-expired']);
  });

  test('takes no answer for another account, purpose or challenge', async () => {
    const [one, other] = [await enrolledAdmin(api), await enrolledAdmin(api)];
    const { challenge } = await challengeAt(api, one);
    expect((await answer({ challenge, code: other.recoveryCodes[0] })).status).toBe(422);
    expect((await answer({ challenge, code: codeOf(api, other.secret, 1) })).status).toBe(422);
    const confirmation = await confirmationFor(api, one.as);
    expect((await answer({ challenge: confirmation, code: one.recoveryCodes[0] })).status).toBe(410);
    expect((await answer({ challenge: 'x'.repeat(43), code: one.recoveryCodes[0] })).status).toBe(410);
    expect((await answer({ challenge })).status).toBe(422);
  });

  test('ends with a new password', async () => {
    const admin = await enrolledAdmin(api);
    const { challenge } = await challengeAt(api, admin);
    const body = { currentPassword: admin.password, newPassword: 'an even better one' };
    expect((await api.call('changeOwnPassword', { body, as: admin.as })).status).toBe(200);
    expect((await answer({ challenge, code: admin.recoveryCodes[0] })).status).toBe(410);
  });

  test('ends with another role', async () => {
    const admin = await enrolledAdmin(api);
    const { challenge } = await challengeAt(api, admin);
    const body = { name: 'Ada', role: 'user' };
    expect((await api.call('updateUser', { params: { id: admin.userId }, body })).status).toBe(200);
    expect((await answer({ challenge, code: admin.recoveryCodes[0] })).status).toBe(410);
  });

  test('stores neither secrets nor challenges as they are', async () => {
    const admin = await enrolledAdmin(api);
    const { challenge } = await challengeAt(api, admin);
    const { secret_keys: _, ...tables } = await dumpTables(api.engine);
    const stored = JSON.stringify(tables);
    const plain = [admin.secret, challenge, ...admin.recoveryCodes];
    expect(
      plain.filter((text) => stored.includes(text) || stored.includes(text.replaceAll('-', ''))),
    ).toEqual([]);
    expect(JSON.stringify(api.securityLog)).not.toContain(admin.secret);
  });
});

describe('a passkey', () => {
  test.each(['ec', 'rsa', 'ed25519'] as const)('of kind %s signs in alone', async (kind) => {
    const { email, authenticator, added } = await passkeyAdmin(kind);
    expect([added.status, added.body.factor.kind]).toEqual([201, 'passkey']);
    const challenge = await startPasskey();
    const response = await answer({
      challenge,
      passkey: authenticator.get({ challenge, origin: ORIGIN, rpId: HOST }),
    });
    expect([response.status, response.body.user?.email]).toEqual([200, email]);
    expect((await kindsOf(email))[0]).toEqual(['signedIn', 'passkey']);
  });

  test('is the second factor after the password', async () => {
    const admin = await passkeyAdmin();
    const asked = await challengeAt(api, admin);
    expect(asked).toMatchObject({
      methods: ['recoveryCode', 'passkey'],
      rpId: HOST,
      passkeyIds: [admin.authenticator.id],
    });
    const { challenge } = asked;
    const passkey = admin.authenticator.get({ challenge, origin: ORIGIN, rpId: HOST });
    expect((await answer({ challenge, passkey })).status).toBe(200);
    // Replayed.
    expect((await answer({ challenge, passkey })).status).toBe(410);
    const next = (await challengeAt(api, admin)).challenge;
    expect((await answer({ challenge: next, passkey })).status).toBe(422);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['http', { origin: `http://${HOST}` }],
    ['another domain', { rpId: 'example.org' }],
    ['a frame of another site', { crossOrigin: true }],
    ['no verified user', { flags: 1 }],
    ['no present user', { flags: 4 }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
  ])('is not accepted with %s', async (_, fault) => {
    const { authenticator } = await passkeyAdmin();
    const challenge = await startPasskey();
    const passkey = authenticator.get({ challenge, origin: ORIGIN, rpId: HOST, ...fault });
    const response = await answer({ challenge, passkey });
    expect([response.status, response.failure.errors]).toEqual([
      422,
      { passkey: 'This passkey was not accepted' },
    ]);
  });

  test('is not accepted with the key of another, or bytes that are no signature', async () => {
    const { authenticator } = await passkeyAdmin();
    const challenge = await startPasskey();
    const options = { challenge, origin: ORIGIN, rpId: HOST };
    const foreign = { ...createSoftAuthenticator().get(options), id: authenticator.id };
    const unknown = createSoftAuthenticator().get(options);
    const own = authenticator.get(options);
    for (const passkey of [
      foreign,
      unknown,
      { ...own, signature: 'AAAA' },
      { ...own, clientDataJSON: 'AAAA' },
    ])
      expect((await answer({ challenge, passkey })).status).toBe(422);
  });

  test('that counts must count on', async () => {
    const { authenticator } = await passkeyAdmin();
    const signIn = async (counter: number) => {
      const challenge = await startPasskey();
      const passkey = authenticator.get({ challenge, origin: ORIGIN, rpId: HOST, counter });
      return (await answer({ challenge, passkey })).status;
    };
    expect([await signIn(7), await signIn(7), await signIn(6), await signIn(0), await signIn(8)]).toEqual([
      200, 422, 422, 422, 200,
    ]);
  });

  test('of a suspended administrator opens nothing', async () => {
    const { userId, authenticator } = await passkeyAdmin();
    await api.call('suspendUser', { params: { id: userId }, body: { reason: 'On leave' } });
    const challenge = await startPasskey();
    const passkey = authenticator.get({ challenge, origin: ORIGIN, rpId: HOST });
    const { status, failure, headers } = await answer({ challenge, passkey });
    expect([status, failure.code, headers.get('set-cookie')]).toEqual([403, 'suspended', null]);
  });

  test('of someone who is no administrator anymore opens nothing', async () => {
    const { userId, authenticator } = await passkeyAdmin();
    await api.call('updateUser', { params: { id: userId }, body: { name: 'Ada', role: 'user' } });
    const challenge = await startPasskey();
    const passkey = authenticator.get({ challenge, origin: ORIGIN, rpId: HOST });
    expect((await answer({ challenge, passkey })).failure.code).toBe('not-an-administrator');
  });

  test('can be added only by the one who was asked, verified, and once', async () => {
    const { as } = await enrolledAdmin(api);
    const authenticator = createSoftAuthenticator();
    expect((await addPasskey(as, authenticator, { flags: 1 })).added.status).toBe(422);
    expect((await addPasskey(as, authenticator, { origin: 'https://evil.example' })).added.status).toBe(422);
    expect((await addPasskey(as, authenticator)).added.body.recoveryCodes).toEqual([]);
    expect((await addPasskey(as, authenticator)).added.status).toBe(422);
    const other = await enrolledAdmin(api);
    const { challenge } = (await api.call('startFactor', { body: { kind: 'passkey' }, as })).body;
    const passkey = createSoftAuthenticator().create({ challenge, origin: ORIGIN, rpId: HOST });
    const body = { challenge, name: 'Laptop', passkey };
    expect((await api.call('addFactor', { body, as: other.as })).status).toBe(410);
    const odd = { ...passkey, publicKey: 'AAAA' };
    expect((await api.call('addFactor', { body: { ...body, passkey: odd }, as })).status).toBe(422);
  });

  test.each([
    ['RSA of 1,024 bits', generateKeyPairSync('rsa', { modulusLength: 1024 })],
    ['RSA with the exponent 3', generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 })],
    ['the curve secp256k1', generateKeyPairSync('ec', { namedCurve: 'secp256k1' })],
    ['the curve P-192', generateKeyPairSync('ec', { namedCurve: 'prime192v1' })],
    ['Ed448', generateKeyPairSync('ed448')],
  ])('is not accepted with a key of %s', async (_, keys) => {
    const { as } = await enrolledAdmin(api);
    const { added } = await addPasskey(as, createSoftAuthenticator('ec', keys));
    expect([added.status, added.failure.errors]).toEqual([422, { passkey: 'This passkey was not accepted' }]);
  });

  test.each([
    ['http://planner.test', 'insecure'],
    ['https://192.0.2.7', 'address'],
    ['http://127.0.0.1:3000', 'address'],
    ['https://[2001:db8::1]', 'address'],
    ['http://localhost:3000', null],
    ['https://admin.example.org', null],
  ])('at %s: unavailable is %s', async (publicUrl, reason) => {
    const other = await startTestApi({ publicUrl });
    expect((await other.call('listOwnFactors')).body.passkeysUnavailable).toBe(reason);
    expect((await other.call('startPasskeySignIn', { as: null })).status).toBe(reason ? 404 : 200);
    expect((await other.call('startFactor', { body: { kind: 'passkey' } })).status).toBe(reason ? 422 : 200);
    await other.stop();
  });
});

describe('second factors', () => {
  test('are listed, renamed and removed by their owner, without secrets', async () => {
    const admin = await enrolledAdmin(api);
    const second = await addApp(api, admin.as, 'Old phone');
    expect(second.recoveryCodes).toEqual([]);
    const params = { id: second.id };
    expect(
      (await api.call('renameFactor', { params, body: { name: 'Tablet' }, as: admin.as })).body.name,
    ).toBe('Tablet');
    const { body } = await api.call('listOwnFactors', { as: admin.as });
    expect(body.factors.map(({ name, kind }) => [name, kind])).toEqual([
      ['Phone', 'app'],
      ['Tablet', 'app'],
    ]);
    expect((await api.call('removeFactor', { params })).status).toBe(404);
    expect((await api.call('removeFactor', { params, as: admin.as })).status).toBe(200);
    expect((await api.call('removeFactor', { params: { id: admin.id }, as: admin.as })).status).toBe(200);
    expect((await api.call('listOwnFactors', { as: admin.as })).body).toMatchObject({
      factors: [],
      recoveryCodesLeft: 0,
    });
    expect((await api.call('createRecoveryCodes', { as: admin.as })).status).toBe(404);
    await expect(api.signIn(admin.email, admin.password)).resolves.toContain('=');
  });

  test('end the other sessions when the first is added', async () => {
    const email = 'two.sessions@example.org';
    await api.addUser({ email, password: 'a fine passphrase', role: 'admin' });
    const [one, other] = [
      await api.signIn(email, 'a fine passphrase'),
      await api.signIn(email, 'a fine passphrase'),
    ];
    await addApp(api, one);
    expect((await api.call('getSession', { as: other })).status).toBe(401);
    expect((await api.call('getSession', { as: one })).status).toBe(200);
  });

  test('stay through a reset link, a new password and a deletion that is undone', async () => {
    const admin = await enrolledAdmin(api);
    const body = { currentPassword: admin.password, newPassword: 'an even better one' };
    await api.call('changeOwnPassword', { body, as: admin.as });
    const changed = { ...admin, password: 'an even better one' };
    await challengeAt(api, changed);
    const { headers } = await api.call('deleteUser', { params: { id: admin.userId } });
    await api.call('undoActivity', { params: { id: headers.get('activity-id') ?? '' } });
    const { challenge } = await challengeAt(api, changed);
    expect((await answer({ challenge, code: admin.recoveryCodes[0] })).status).toBe(200);
  });

  test('are reset by another administrator, which ends all sessions and is recorded', async () => {
    const admin = await enrolledAdmin(api);
    const params = { id: admin.userId };
    expect((await api.call('listUserFactors', { params })).body.factors).toHaveLength(1);
    expect((await api.call('resetUserFactors', { params, as: admin.as })).failure.code).toBe('own-account');
    expect((await api.call('resetUserFactors', { params })).status).toBe(200);
    expect((await api.call('getSession', { as: admin.as })).status).toBe(401);
    await expect(api.signIn(admin.email, admin.password)).resolves.toContain('=');
    expect(await kindsOf(admin.email)).toContainEqual(['factorsReset', '1']);
  });

  test('have new recovery codes, which replace the old ones', async () => {
    const admin = await enrolledAdmin(api);
    const { recoveryCodes } = (await api.call('createRecoveryCodes', { as: admin.as })).body;
    const { challenge } = await challengeAt(api, admin);
    expect((await answer({ challenge, code: admin.recoveryCodes[0] })).status).toBe(422);
    expect((await answer({ challenge, code: recoveryCodes[0] })).status).toBe(200);
  });

  test('are in the data of their owner, and erased with them', async () => {
    const admin = await enrolledAdmin(api);
    const params = { id: admin.userId };
    const { body } = await api.call('exportUserData', { params });
    expect(body.secondFactors).toMatchObject([{ kind: 'app', name: 'Phone' }]);
    expect(JSON.stringify(body)).not.toContain(admin.secret);
    await challengeAt(api, admin);
    await api.call('eraseUser', { params });
    const tables = (await dumpTables(api.engine)) as Record<string, object[]>;
    const left = ['second_factors', 'recovery_codes', 'challenges'].flatMap((table) => tables[table] ?? []);
    expect(JSON.stringify(left)).not.toContain(admin.userId);
  });

  test('must be proved before they count', async () => {
    const { challenge, app } = (await api.call('startFactor', { body: { kind: 'app' } })).body;
    const wrong = await api.call('addFactor', { body: { challenge, name: 'Phone', ...WRONG } });
    expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([422, ['code']]);
    expect((await api.call('listOwnFactors')).body.factors).toEqual([]);
    api.clock.advance(5 * MINUTE_MS);
    const late = { challenge, name: 'Phone', code: codeOf(api, app?.secret ?? '') };
    expect((await api.call('addFactor', { body: late })).failure.code).toBe('challenge-expired');
  });
});

describe('REQUIRE_SECOND_FACTOR', () => {
  const DAY_MS = 24 * 60 * MINUTE_MS;
  const now = createTestClock().now();

  test('counts the days before it', async () => {
    const later = await startTestApi({ requireSecondFactor: new Date(now.getTime() + 3 * DAY_MS - 1) });
    expect((await later.call('getSession')).body.daysToEnroll).toBe(3);
    expect((await later.call('listUsers')).status).toBe(200);
    const { id } = await addApp(later, later.cookie);
    expect((await later.call('getSession')).body).not.toHaveProperty('daysToEnroll');
    expect((await later.call('removeFactor', { params: { id } })).status).toBe(200);
    await later.stop();
  });

  test('opens nothing but adding a factor, and keeps the last one', async () => {
    const strict = await startTestApi({ requireSecondFactor: new Date(0) });
    expect((await strict.call('getSession')).body.daysToEnroll).toBe(0);
    expect((await strict.call('listUsers')).failure.code).toBe('limited-session');
    const { id } = await addApp(strict, strict.cookie);
    expect((await strict.call('listUsers')).status).toBe(200);
    const refused = await strict.call('removeFactor', { params: { id } });
    expect([refused.status, refused.failure.code]).toEqual([409, 'last-factor']);
    const second = await addApp(strict, strict.cookie, 'Tablet');
    expect((await strict.call('removeFactor', { params: { id: second.id } })).status).toBe(200);
    await strict.stop();
  });
});
