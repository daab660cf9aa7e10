import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatTime } from '../../src/platform/mail/composeMail.ts';
import { DAY_MS, HOUR_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeAllMails } from '../support/takeMails.ts';

const PASSWORD = 'a fine passphrase';
const SPENT = [410, 'link-expired'];

let api: TestApi;
let serial = 0;
let email: string;
beforeAll(async () => {
  api = await startTestApi({ publicUrl: 'https://admin.example.org' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  serial += 1;
  email = `invited.${serial}@example.org`;
  // Reset the rate limits between tests.
  api.clock.advance(HOUR_MS);
  api.cookie = `__Host-planner_session=${await startSession(api.engine.db, api.adminId, api.clock.now())}`;
  await takeAllMails(api);
});

const invite = async (role: 'user' | 'admin' = 'admin') => {
  const { body, status } = await api.call('inviteUser', { body: { name: 'Lan', email, role } });
  expect(status).toBe(201);
  const { _id: id } = body;
  return id;
};

const mailsTo = async (address: string) =>
  (await takeAllMails(api)).filter(({ to }) => to?.[0]?.address === address);

const takeToken = async (address = email) =>
  /\/invitation#([\w-]{43})$/m.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[1] ?? '';

const check = (token: string) => api.call('checkResetToken', { body: { token }, as: null });

const accept = async (token: string, password = PASSWORD) => {
  const { status, failure } = await api.call('acceptInvitation', { body: { token, password }, as: null });
  return status === 200 ? [status] : [status, failure.code];
};

const logIn = (password = PASSWORD) => api.call('logIn', { body: { email, password }, as: null });

const invitationOf = async (id: string) => (await api.call('getInvitation', { params: { id } })).body;

const kindsOf = async (subject: string) => {
  const { body } = await api.call('listActivity', { query: { subject } });
  return body.items.map(({ kind }) => kind);
};

test('an invited administrator chooses a password and logs in', async () => {
  const id = await invite();
  const [mail] = await mailsTo(email);
  const until = new Date(api.clock.now().getTime() + 7 * DAY_MS);
  const token = /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.subject).toBe('Your account at Planner Admin');
  expect(mail?.text?.trim()).toBe(`Hello Lan,

An administrator has added an account for you at Planner Admin. Choose a password, then log in with this address.

Choose a password:
https://admin.example.org/invitation#${token}

The link works once, until ${formatTime(until)}. Of several such mails, only the newest one counts.

If you did not expect this, you can ignore this mail. The account cannot be used without a password.

Planner Admin`);
  expect(await invitationOf(id)).toEqual({ canInvite: true, until: until.toISOString() });
  expect((await check(token)).body).toMatchObject({
    message: 'This link is valid',
    minLength: 12,
    role: 'admin',
  });
  expect((await logIn()).status).toBe(401);
  expect(await accept(token, 'elevenchars')).toEqual([422, 'invalid-fields']);
  expect(await accept(token)).toEqual([200]);
  expect((await logIn()).body.user?.email).toBe(email);
  expect(await accept(token)).toEqual(SPENT);
  expect(await invitationOf(id)).toEqual({ canInvite: false, until: null });
  expect(await kindsOf(email)).toEqual(['signedIn', 'invitationAccepted', 'signInFailed', 'userInvited']);
});

test('other administrators are told of an invited one', async () => {
  await invite();
  const [notice] = await mailsTo(ADMIN.email);
  expect(notice?.text).toContain(`There is a new administrator: ${email}.`);
});

test('only hashes are stored, and no token before the mail is sent', async () => {
  const id = await invite();
  const token = await takeToken();
  const rows = await api.engine.db.selectFrom('reset_tokens').selectAll().where('user_id', '=', id).execute();
  expect(rows.map(({ token_hash }) => token_hash)).toEqual([
    createHash('sha256').update(token).digest('hex'),
  ]);
  const mails = await api.engine.db.selectFrom('mails').select('payload').execute();
  expect(JSON.stringify([rows, mails])).not.toContain(token);
});

test('of twenty parallel acceptances, one wins', async () => {
  await invite('user');
  const token = await takeToken();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => accept(token, `a fine passphrase ${index}`)),
  );
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect(answers.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 19 }, () => SPENT));
});

const VOIDED: [string, (id: string) => Promise<unknown>][] = [
  ['seven days', async () => api.clock.advance(7 * DAY_MS)],
  ['its revocation', (id) => api.call('revokeInvitation', { params: { id } })],
  ['a newer one', (id) => api.call('sendInvitation', { params: { id } })],
  ['another name', (id) => api.call('updateUser', { params: { id }, body: { name: 'X', role: 'user' } })],
  ['another role', (id) => api.call('updateUser', { params: { id }, body: { name: 'Lan', role: 'admin' } })],
  ['a suspension', (id) => api.call('suspendUser', { params: { id }, body: { reason: 'A mistake' } })],
  ['deletion', (id) => api.call('deleteUser', { params: { id } })],
  [
    'a password by a reset link',
    async () => {
      await api.call('requestPasswordReset', { body: { email }, as: null });
      const link = /#([\w-]{43})$/m.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
      expect(await accept(link, 'another passphrase')).toEqual([200]);
    },
  ],
];

test.each(VOIDED)('an invitation is void after %s', async (_, end) => {
  const id = await invite('user');
  const token = await takeToken();
  expect((await check(token)).status).toBe(200);
  await end(id);
  expect([(await check(token)).status, await accept(token)]).toEqual([410, SPENT]);
});

test('a request for a reset link leaves the invitation valid', async () => {
  await invite('user');
  const token = await takeToken();
  await api.call('requestPasswordReset', { body: { email }, as: null });
  await api.mails.settled();
  expect(await accept(token)).toEqual([200]);
});

describe('an invitation', () => {
  test('that was revoked before its mail was sent is not mailed', async () => {
    let isDown = true;
    const sent: string[] = [];
    const other = await startTestApi({
      mailer: {
        send: ({ to }) => (isDown ? Promise.reject(new Error('Down')) : Promise.resolve(void sent.push(to))),
      },
    });
    const invitedThere = await other.call('inviteUser', { body: { name: 'Lan', email } });
    const { _id: id } = invitedThere.body;
    await other.mails.settled();
    await other.call('revokeInvitation', { params: { id } });
    isDown = false;
    other.clock.advance(HOUR_MS);
    other.mails.wake();
    await other.mails.settled();
    expect(sent).toEqual([]);
    other.takeLog();
    await other.stop();
  });

  test('of an administrator can be revoked for good, but for a new one', async () => {
    const id = await invite();
    const token = await takeToken();
    expect((await api.call('revokeInvitation', { params: { id } })).status).toBe(200);
    expect((await api.call('revokeInvitation', { params: { id } })).status).toBe(200);
    expect(await invitationOf(id)).toEqual({ canInvite: true, until: null });
    expect(await accept(token)).toEqual(SPENT);
    await api.call('requestPasswordReset', { body: { email }, as: null });
    expect(await mailsTo(email)).toEqual([]);
    expect((await api.call('sendInvitation', { params: { id } })).status).toBe(200);
    expect(await accept(await takeToken())).toEqual([200]);
    expect(await kindsOf(email)).toEqual([
      'invitationAccepted',
      'userInvited',
      'resetRequested',
      'invitationRevoked',
      'userInvited',
    ]);
  });

  test('is refused for accounts with a password, and suspended ones', async () => {
    const known = await api.addUser({ email, password: PASSWORD });
    const { failure } = await api.call('sendInvitation', { params: { id: known } });
    expect([failure.code, failure.message]).toEqual(['not-invitable', 'This account has a password already']);
    email = `other.${serial}@example.org`;
    const id = await invite('user');
    await api.call('suspendUser', { params: { id }, body: { reason: 'A mistake' } });
    expect((await api.call('sendInvitation', { params: { id } })).failure.message).toBe(
      'This account is suspended',
    );
    expect(await invitationOf(id)).toEqual({ canInvite: false, until: null });
  });

  test('is sent once for an idempotency key, and not to an address in use', async () => {
    const headers = { 'Idempotency-Key': `invitation-number-${serial}` };
    const call = { body: { name: 'Lan', email }, headers };
    const [first, second] = [await api.call('inviteUser', call), await api.call('inviteUser', call)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await api.call('inviteUser', { body: { name: 'Lan', email } })).failure.code).toBe(
      'email-in-use',
    );
  });

  test('is sent again at most five times an hour', async () => {
    const id = await invite('user');
    for (let times = 0; times < 5; times += 1)
      expect((await api.call('sendInvitation', { params: { id } })).status).toBe(200);
    const { status, headers } = await api.call('sendInvitation', { params: { id } });
    expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
  });

  test('is one of a hundred an hour by an administrator', async () => {
    const statuses: number[] = [];
    for (let index = 0; index <= 100; index += 1) {
      const body = { name: 'Lan', email: `crowd.${index}@example.org` };
      statuses.push((await api.call('inviteUser', { body })).status);
    }
    expect(statuses).toEqual([...Array(100).fill(201), 429]);
    await api.mails.settled();
  });

  test('of an administrator needs a confirmation and access to everything', async () => {
    const id = await invite();
    const params = { id };
    const helper = await api.addUser({ email: `support.${serial}@example.org`, role: 'admin' });
    await api.call('changeAccess', { params: { id: helper }, body: { access: 'support' } });
    api.cookie = `__Host-planner_session=${await startSession(api.engine.db, helper, api.clock.now())}`;
    const body = { name: 'Lan', email: `more.${serial}@example.org`, role: 'admin' };
    for (const refused of [
      await api.call('inviteUser', { body }),
      await api.call('sendInvitation', { params }),
      await api.call('revokeInvitation', { params }),
    ])
      expect(refused.failure.code).toBe('not-allowed');
    const earlier = new Date(api.clock.now().getTime() - 11 * 60_000);
    api.cookie = `__Host-planner_session=${await startSession(api.engine.db, api.adminId, earlier)}`;
    for (const refused of [
      await api.call('inviteUser', { body }),
      await api.call('sendInvitation', { params }),
      await api.call('revokeInvitation', { params }),
    ])
      expect(refused.failure.code).toBe('confirmation-required');
    expect((await api.call('inviteUser', { body: { ...body, role: 'user' } })).status).toBe(201);
  });
});
