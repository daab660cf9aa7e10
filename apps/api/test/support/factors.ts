import { totpCode } from '../../src/factors/verifyFactor.ts';
import type { TestApi } from './startTestApi.ts';

const PASSWORD = 'a fine passphrase';

let serial = 0;

/** The code that an authenticator app shows, `steps` of 30 seconds from now. */
export const codeOf = (api: TestApi, secret: string, steps = 0): string =>
  totpCode(secret, Math.floor(api.clock.now().getTime() / 30_000) + steps);

/** Adds an authenticator app to the account of a session. */
export const addApp = async (api: TestApi, as: string, name = 'Phone') => {
  const { challenge, app } = (await api.call('startFactor', { body: { kind: 'app' }, as })).body;
  const secret = app?.secret ?? '';
  const body = { challenge, name, code: codeOf(api, secret) };
  const added = await api.call('addFactor', { body, as });
  if (added.status !== 201) throw new Error(`Adding a factor failed with ${JSON.stringify(added.failure)}`);
  const { factor, recoveryCodes } = added.body;
  const { _id: id } = factor;
  return { id, secret, recoveryCodes };
};

/** A new administrator with an authenticator app, whose code of the current step is used. */
export const enrolledAdmin = async (api: TestApi) => {
  const email = `factor.${(serial += 1)}@example.org`;
  const userId = await api.addUser({ email, password: PASSWORD, role: 'admin' });
  const as = await api.signIn(email, PASSWORD);
  return { as, userId, email, password: PASSWORD, ...(await addApp(api, as)) };
};

/** The challenge that follows a right password. */
export const challengeAt = async (api: TestApi, credentials: { email: string; password: string }) => {
  const { email, password } = credentials;
  const response = await api.call('logIn', { body: { email, password }, as: null });
  if (response.status !== 202) throw new Error(`The sign-in got ${response.status}`);
  expectNoCookie(response.headers);
  return response.body as unknown as { challenge: string; methods: string[] };
};

const expectNoCookie = (headers: Headers): void => {
  if (headers.has('set-cookie')) throw new Error('A challenge must not set a cookie');
};

/** A confirmation that only lacks its answer. */
export const confirmationFor = async (api: TestApi, as: string) =>
  (await api.call('startConfirmation', { as })).body.challenge;
