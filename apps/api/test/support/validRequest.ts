import { examples } from '@planner/api-client/examples';
import type { OperationId } from '../../src/platform/contract/types.ts';
import { issueSecurityLink } from '../../src/notices/rows.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { hashToken } from '../../src/platform/security/tokens.ts';
import { sessionIdOf, startSession } from '../../src/sessions/rows.ts';
import { endTask, finishChunks, insertTask } from '../../src/tasks/rows.ts';
import { contract, operationById } from './contractForTests.ts';
import { challengeAt, codeOf, confirmationFor, enrolledAdmin } from './factors.ts';
import { formOf, picture } from './pictures.ts';
import { ADMIN, type CallOptions, type TestApi } from './startTestApi.ts';
import { takeMails } from './takeMails.ts';

type Prepare = (api: TestApi) => CallOptions | Promise<CallOptions>;

const NEW_PASSWORD = 'an even better one';

let serial = 0;
const newName = () => `Thing ${(serial += 1)}`;

const userBody = () => ({
  name: newName(),
  email: `thing.${serial}@example.org`,
  password: 'a fine passphrase',
});

const categoryForm = async () => {
  const icon = await picture('red');
  return formOf({ name: newName(), iconLight: icon, iconDark: icon });
};

/** Adds an item to the collection of a path such as `/finance-categories/{id}`. */
const addItem = async (api: TestApi, path: string): Promise<string> => {
  const collection = `/${path.split('/')[1]}`;
  const create = contract.operations.find((one) => one.method === 'POST' && one.path === collection);
  if (!create) throw new Error(`No operation adds the item of ${path}: write its request by hand`);
  const { body } = await api.call(create.id, await validRequest(create.id, api));
  return String(Reflect.get(body, '_id'));
};

const itemOf = async (id: OperationId, api: TestApi) => ({
  params: { id: await addItem(api, operationById(id).path) },
});

const message = async (api: TestApi) => {
  await api.call('sendContactMessage', await validRequest('sendContactMessage', api));
  const [first] = (await api.call('listContactMessages')).body.messages;
  const { _id: id } = first!;
  return { params: { id } };
};

const savedPolicy = async (api: TestApi) => {
  await api.call('savePolicy', { body: { type: 'privacy', content: `<p>${newName()}</p>` } });
  return { params: { type: 'privacy', version: '1' } };
};

/** Number of the announced version. */
const scheduledPolicy = async (api: TestApi): Promise<string> => {
  const params = { type: 'privacy' };
  const { scheduled } = (await api.call('getPolicyDesk', { params })).body;
  if (scheduled) return String(scheduled.version);
  const inForceAt = new Date(api.clock.now().getTime() + 300 * 86_400_000).toISOString();
  const body = { content: `<p>${newName()}</p>`, inForceAt, isAnnounced: true };
  await api.call('publishPolicy', { params, body });
  return String((await api.call('getPolicyDesk', { params })).body.scheduled?.version);
};

const PASSAGE = { exact: 'we keep', prefix: 'What ', suffix: '.', start: 4, count: 1 };

const addComment = async (api: TestApi): Promise<string> => {
  const request = { params: { type: 'privacy' }, body: { passage: PASSAGE, text: newName() } };
  const { _id: id } = (await api.call('addPolicyComment', request)).body;
  return id;
};

const resetToken = async (api: TestApi): Promise<string> => {
  const body = userBody();
  await api.addUser(body);
  await api.call('requestPasswordReset', { body: { email: body.email }, as: null });
  const mail = (await takeMails(api)).find(({ to }) => to?.[0]?.address === body.email);
  return /reset-password\/new#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

const invited = async (api: TestApi) => {
  const { body } = await api.call('inviteUser', await validRequest('inviteUser', api));
  const { _id: id } = body;
  return { params: { id } };
};

const ids = createIds();

const otherSession = async ({ engine, adminId, clock }: TestApi) =>
  sessionIdOf(hashToken(await startSession(engine.db, adminId, clock.now())));

/** A task with a failure, which no server runs. */
const task = async ({ engine, adminId, clock }: TestApi, state: 'running' | 'done' = 'running') => {
  const id = ids(clock.now());
  await inTransaction(engine, async (trx) => {
    const values = { id, kind: 'deleteUsers' as const, params: '{}', activity_id: adminId };
    const origin = { actor_id: adminId, actor: ADMIN.email, address: '::1' };
    const item = { id: adminId, label: ADMIN.email };
    const row = await insertTask(trx, { ...values, ...origin, created_at: clock.now().toISOString() }, [
      item,
    ]);
    await finishChunks(trx, row, [{ number: 0, items: [item] }], [{ ...item, reason: 'It failed' }]);
    if (state === 'done') await endTask(trx, row, state, clock.now());
  });
  return { params: { id } };
};

const CSV = { 'Content-Type': 'text/csv' };

const upload = () => ({
  params: { list: 'users' },
  body: Buffer.from(`Name,Mail\n${newName()},${serial}@example.org\n`),
  headers: CSV,
});

const uploaded = async (api: TestApi) => {
  const { _id: id } = (await api.call('uploadImport', upload())).body;
  return { params: { id }, body: {} };
};

const factorOfAdmin = async (api: TestApi) => {
  const { as, id } = await enrolledAdmin(api);
  return { as, params: { id } };
};

/** Operations whose example in the contract does not suffice. */
const BY_HAND: Partial<Record<OperationId, Prepare>> = {
  logIn: () => ({ body: ADMIN, as: null }),
  inviteUser: () => {
    const { password: _password, ...body } = userBody();
    return { body };
  },
  getInvitation: invited,
  sendInvitation: invited,
  revokeInvitation: invited,
  acceptInvitation: async (api) => ({
    body: { token: await resetToken(api), password: NEW_PASSWORD },
    as: null,
  }),
  secureAccount: async (api) => {
    const userId = await api.addUser(userBody());
    const now = api.clock.now();
    const { token } = await issueSecurityLink(api.engine.db, userId, { queuedAt: now, now });
    return { body: { token }, as: null };
  },
  checkResetToken: async (api) => ({ body: { token: await resetToken(api) } }),
  resetPassword: async (api) => ({
    params: { token: await resetToken(api) },
    body: { password: NEW_PASSWORD },
  }),
  createUser: () => ({ body: userBody() }),
  createHabitCategory: async () => ({ body: await categoryForm() }),
  updateHabitCategory: async (api) => ({
    ...(await itemOf('updateHabitCategory', api)),
    body: formOf({ name: newName() }),
  }),
  createWorkoutCategory: async () => ({ body: await categoryForm() }),
  updateWorkoutCategory: async (api) => ({
    ...(await itemOf('updateWorkoutCategory', api)),
    body: formOf({ name: newName() }),
  }),
  createFinanceCategory: () => ({ body: { name: newName(), color: '#3b82f6' } }),
  updateFinanceCategory: async (api) => ({
    ...(await itemOf('updateFinanceCategory', api)),
    body: { name: newName(), color: '#3b82f6' },
  }),
  listPolicyVersions: savedPolicy,
  getPolicyVersion: savedPolicy,
  getPolicyDraftVersion: async (api) => {
    const params = { type: 'privacy' };
    const { body } = await api.call('savePolicyDraft', { params, body: { content: `<p>${newName()}</p>` } });
    const { items } = (await api.call('listPolicyDraftVersions', { params })).body;
    return { params: { ...params, version: String(items[0]?.version ?? body.version) } };
  },
  addPolicyComment: () => ({ params: { type: 'privacy' }, body: { passage: PASSAGE, text: newName() } }),
  answerPolicyComment: async (api) => ({
    params: { type: 'privacy', id: await addComment(api) },
    body: { text: newName() },
  }),
  resolvePolicyComment: async (api) => ({
    params: { type: 'privacy', id: await addComment(api) },
    body: { isResolved: true },
  }),
  getPublishedPolicy: async (api) => {
    const { body } = await api.call('savePolicy', {
      body: { type: 'privacy', content: `<p>${newName()}</p>` },
    });
    return { params: { type: 'privacy', version: String(body.version) } };
  },
  getNextPolicy: async (api) => {
    await scheduledPolicy(api);
    return { params: { type: 'privacy' } };
  },
  withdrawPolicyVersion: async (api) => ({
    params: { type: 'privacy', version: await scheduledPolicy(api) },
    body: { reason: null },
  }),
  recordAcceptance: async (api) => {
    const { body } = await api.call('savePolicy', {
      body: { type: 'terms', content: `<p>${newName()}</p>` },
    });
    const { type, version, sha256 } = body;
    return { params: { id: api.adminId }, body: { type, version, sha256, source: 'Web' } };
  },
  listAcceptances: savedPolicy,
  exportAcceptances: savedPolicy,
  findAcceptanceProof: async (api) => {
    const { params, body } = await validRequest('recordAcceptance', api);
    const { proof } = (await api.call('recordAcceptance', { params, body })).body;
    return { params: { ...params, proof: proof ?? '' } };
  },
  getContactMessage: message,
  updateContactMessage: async (api) => ({ ...(await message(api)), body: { isRead: true } }),
  deleteContactMessage: message,
  undoActivity: async (api) => {
    const { headers } = await api.call('deleteUser', await validRequest('deleteUser', api));
    return { params: { id: headers.get('activity-id') ?? '' } };
  },
  getDeletedUser: async (api) => {
    const deletion = await validRequest('deleteUser', api);
    await api.call('deleteUser', deletion);
    return { params: deletion.params };
  },
  changeOwnPassword: () => ({ body: { currentPassword: ADMIN.password, newPassword: NEW_PASSWORD } }),
  endOwnSession: async (api) => ({ params: { id: await otherSession(api) } }),
  endUserSession: async (api) => ({ params: { id: api.adminId, session: await otherSession(api) } }),
  changeAccess: async (api) => ({
    params: { id: await api.addUser({ ...userBody(), role: 'admin' }) },
    body: { access: 'support' },
  }),
  liftSuspension: async (api) => {
    const params = { id: await api.addUser(userBody()) };
    await api.call('suspendUser', { params, body: { reason: newName() } });
    return { params };
  },
  answerChallenge: async (api) => {
    const admin = await enrolledAdmin(api);
    const { challenge } = await challengeAt(api, admin);
    return { body: { challenge, code: admin.recoveryCodes[0] }, as: null };
  },
  confirmSession: async (api) => {
    const { as, password, recoveryCodes } = await enrolledAdmin(api);
    return { body: { challenge: await confirmationFor(api, as), password, code: recoveryCodes[0] }, as };
  },
  addFactor: async (api) => {
    const { as } = await enrolledAdmin(api);
    const { challenge, app } = (await api.call('startFactor', { body: { kind: 'app' }, as })).body;
    return { body: { challenge, name: 'Phone', code: codeOf(api, app?.secret ?? '') }, as };
  },
  renameFactor: async (api) => ({ ...(await factorOfAdmin(api)), body: { name: 'New phone' } }),
  removeFactor: factorOfAdmin,
  createRecoveryCodes: async (api) => ({ as: (await enrolledAdmin(api)).as }),
  listUserFactors: async (api) => ({ params: { id: (await enrolledAdmin(api)).userId } }),
  resetUserFactors: async (api) => ({ params: { id: (await enrolledAdmin(api)).userId } }),
  getTask: (api) => task(api),
  cancelTask: (api) => task(api),
  retryTask: (api) => task(api, 'done'),
  listTaskFailures: (api) => task(api),
  exportTaskFailures: (api) => task(api),
  uploadImport: upload,
  createToken: () => ({ body: { name: newName(), access: 'support', days: 90 } }),
  revokeToken: async (api) => {
    const { body } = await api.call('createToken', await validRequest('createToken', api));
    const { _id: id } = body;
    return { params: { id } };
  },
  checkImport: uploaded,
  startImport: uploaded,
  exportUsers: () => ({}),
  exportSelectedUsers: ({ adminId }) => ({ body: { ids: [adminId] } }),
  exportSubscriptions: () => ({}),
  exportActivity: () => ({}),
  getIcon: async (api) => {
    const { body } = await api.call('createHabitCategory', { body: await categoryForm() });
    return { params: { file: body.iconLight.split('/').at(-1) ?? '' } };
  },
};

/** Names of items are unique. */
const renamed = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'name' in body ? { ...body, name: newName() } : body;

/** A valid request of an operation, with the data it needs: the contract's example, on an item that exists. */
export const validRequest = async (id: OperationId, api: TestApi): Promise<CallOptions> => {
  const byHand = BY_HAND[id];
  if (byHand) return byHand(api);
  if (!(id in examples)) throw new Error(`${id} has no example: write its request by hand`);
  const { path, args } = examples[id as keyof typeof examples];
  const { body, ...params } = Object.fromEntries(args.map(({ name, value }) => [name, value]));
  if ('id' in params) params['id'] = await addItem(api, path);
  return { params: params as Record<string, string>, ...(body !== undefined && { body: renamed(body) }) };
};
