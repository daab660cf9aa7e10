import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/platform/time.ts';
import { addApp, enrolledAdmin } from '../support/factors.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeAllMails } from '../support/takeMails.ts';

const PASSWORD = 'a fine passphrase';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ publicUrl: 'https://admin.example.org' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await takeAllMails(api);
  await api.engine.db.deleteFrom('rate_limits').execute();
  api.clock.advance(HOUR_MS);
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
});

let serial = 0;

const mailsTo = async (email: string) =>
  (await takeAllMails(api)).filter(({ to }) => to?.[0]?.address === email);

const tokenIn = (text = '') => /https:\/\/admin\.example\.org\/not-me#([\w-]{43})/.exec(text)?.[1] ?? '';

/** A mail about a changed password, to an administrator whose password is then `an even better one`. */
const changePassword = async (email: string, as: string) => {
  const body = { currentPassword: PASSWORD, newPassword: 'an even better one' };
  const changed = await api.call('changeOwnPassword', { body, as });
  const [mail] = await mailsTo(email);
  return { as: changed.headers.get('set-cookie')?.split(';')[0] ?? '', token: tokenIn(mail?.text) };
};

const newAdmin = async () => {
  const email = `owner.${(serial += 1)}@example.org`;
  const id = await api.addUser({ email, password: PASSWORD, role: 'admin' });
  return { id, email, as: await api.signIn(email, PASSWORD) };
};

const press = (token: string) => api.call('secureAccount', { body: { token }, as: null });

const signIn = (email: string, password: string) =>
  api.call('logIn', { body: { email, password }, as: null });

test('one press ends sessions and tokens, and mails a reset link to an account without a second factor', async () => {
  const { email, as: before } = await newAdmin();
  const { as, token } = await changePassword(email, before);
  const program = await api.call('createToken', {
    body: { name: `Theirs ${serial}`, access: 'everything', days: 1 },
    as,
  });
  await takeAllMails(api);
  expect((await api.call('getSession', { as })).status).toBe(200);

  const pressed = await press(token);
  expect([pressed.status, pressed.body.message]).toEqual([
    200,
    'Your account is safe. We have mailed you a link to choose a new password',
  ]);
  expect((await api.call('getSession', { as })).status).toBe(401);
  const headers = { Authorization: `Bearer ${program.body.token}` };
  expect((await api.call('listUsers', { as: null, headers })).status).toBe(401);
  expect((await signIn(email, 'an even better one')).status).toBe(401);

  const mails = await takeAllMails(api);
  const told = mails.find(({ to }) => to?.[0]?.address === ADMIN.email);
  expect(told?.subject).toBe('The owner of an account at Planner Admin has locked it');
  expect(told?.text).toContain(`${email} says that someone else used the account.`);
  const reset = mails.find(({ to }) => to?.[0]?.address === email);
  const link = /reset-password\/new#([\w-]+)/.exec(reset?.text ?? '')?.[1];
  const chosen = { token: link, password: 'yet another passphrase' };
  expect((await api.call('acceptInvitation', { body: chosen, as: null })).status).toBe(200);
  expect((await signIn(email, 'yet another passphrase')).status).toBe(200);
  const { items } = (await api.call('listActivity', { query: { kind: 'accountSecured' } })).body;
  expect(items[0]).toMatchObject({ subject: email, actor: null, detail: '0' });
});

test('a mailbox does not get around a second factor: its owner needs an invitation', async () => {
  const { userId, email, as } = await enrolledAdmin(api);
  const { token } = await changePassword(email, as);
  expect((await press(token)).body.message).toContain('Ask another administrator to send you an invitation');
  const params = { id: userId };
  expect((await api.call('listUserFactors', { params })).body).toMatchObject({
    factors: [],
    recoveryCodesLeft: 0,
  });
  await takeAllMails(api);
  await api.call('requestPasswordReset', { body: { email }, as: null });
  expect(await mailsTo(email)).toEqual([]);
  expect((await api.call('sendInvitation', { params })).status).toBe(200);
  expect((await mailsTo(email))[0]?.text).toContain('/invitation#');
});

test('the only administrator with everything keeps older factors, and loses those of a thief', async () => {
  const alone = await startTestApi({ publicUrl: 'https://admin.example.org' });
  await addApp(alone, alone.cookie, 'Own phone');
  alone.clock.advance(HOUR_MS);
  await takeAllMails(alone);
  const { challenge } = (await alone.call('startConfirmation')).body;
  expect(challenge).toBeTruthy();
  await alone.engine.db
    .updateTable('sessions')
    .set({ confirmed_at: alone.clock.now().toISOString() })
    .execute();
  await addApp(alone, alone.cookie, 'Phone of a thief');
  const [mail] = await takeAllMails(alone);
  const pressed = await alone.call('secureAccount', { body: { token: tokenIn(mail?.text) }, as: null });
  expect(pressed.status).toBe(200);
  const left = await alone.engine.db.selectFrom('second_factors').select('name').execute();
  expect(left).toEqual([{ name: 'Own phone' }]);
  await alone.stop();
});

test('a link works once, for a week, through other changes, and only its hash is stored', async () => {
  const { id, email, as } = await newAdmin();
  const { token } = await changePassword(email, as);
  const stored = await api.engine.db.selectFrom('security_links').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  await api.call('updateUser', { params: { id }, body: { name: 'Renamed' } });
  const statuses = (await Promise.all([press(token), press(token), press(token)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410]);

  const other = await newAdmin();
  const late = await changePassword(other.email, other.as);
  api.clock.advance(7 * DAY_MS);
  expect((await press(late.token)).failure.code).toBe('link-expired');
});

test('a link does not reset a password, and a reset link locks nothing', async () => {
  const { email, as } = await newAdmin();
  const { token } = await changePassword(email, as);
  const body = { token, password: 'yet another passphrase' };
  expect((await api.call('acceptInvitation', { body, as: null })).status).toBe(410);
  await api.call('requestPasswordReset', { body: { email }, as: null });
  const link = /reset-password\/new#([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  expect((await press(link)).status).toBe(410);
});

test('guessed links are limited, which refuses no valid one', async () => {
  const { email, as } = await newAdmin();
  const { token } = await changePassword(email, as);
  const statuses = new Set<number>();
  for (let times = 0; times <= 30; times += 1) statuses.add((await press('x'.repeat(43))).status);
  expect([...statuses]).toEqual([410, 429]);
  expect((await press(token)).status).toBe(200);
});

test('a notice about the own account has a link, others have none', async () => {
  const { email } = await newAdmin();
  await takeAllMails(api);
  await api.call('createToken', { body: { name: 'Nightly', access: 'support', days: 1 } });
  const texts = new Map((await takeAllMails(api)).map(({ to, text }) => [to?.[0]?.address, text]));
  expect(tokenIn(texts.get(ADMIN.email))).not.toBe('');
  expect(tokenIn(texts.get(email))).toBe('');
});
