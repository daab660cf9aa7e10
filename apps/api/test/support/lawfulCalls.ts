import type { OperationId } from '../../src/contract/types.ts';
import { formOf, picture } from './pictures.ts';
import { ADMIN, type CallOptions, type TestApi } from './startTestApi.ts';

type Prepare = (api: TestApi) => CallOptions | Promise<CallOptions>;

const NEW_PASSWORD = 'an even better one';
const MESSAGE = { firstName: 'Zoë', lastName: 'Müller', email: 'zoe@example.org', message: 'Hello' };

let serial = 0;
const newName = () => `Thing ${(serial += 1)}`;

const userBody = () => ({
  name: newName(),
  email: `thing.${serial}@example.org`,
  password: 'a fine passphrase',
});

const user = async (api: TestApi) => ({ params: { id: await api.addUser(userBody()) } });

const categoryForm = async () => {
  const icon = await picture('red');
  return formOf({ name: newName(), iconLight: icon, iconDark: icon });
};

const iconCategory = (create: 'createHabitCategory' | 'createWorkoutCategory') => async (api: TestApi) => {
  const { body } = await api.call(create, { body: await categoryForm() });
  const { _id: id } = body;
  return { params: { id } };
};

const financeBody = () => ({ name: newName(), color: '#3b82f6' });

const financeCategory = async (api: TestApi) => {
  const { body } = await api.call('createFinanceCategory', { body: financeBody() });
  const { _id: id } = body;
  return { params: { id } };
};

const message = async (api: TestApi) => {
  await api.call('sendContactMessage', { body: MESSAGE, as: null });
  const [first] = (await api.call('listContactMessages')).body.messages;
  const { _id: id } = first!;
  return { params: { id } };
};

const savedPolicy = async (api: TestApi) => {
  await api.call('savePolicy', { body: { type: 'privacy', content: `<p>${newName()}</p>` } });
  return { params: { type: 'privacy', version: '1' } };
};

const resetToken = async (api: TestApi): Promise<string> => {
  const body = { ...userBody(), email: `reset.${(serial += 1)}@example.org` };
  await api.addUser(body);
  await api.call('requestPasswordReset', { body: { email: body.email }, as: null });
  await api.jobs.settled();
  return /reset-password\/([\w-]+)/.exec(api.printed.at(-1) ?? '')?.[1] ?? '';
};

const nothing: Prepare = () => ({});
const habit = iconCategory('createHabitCategory');
const workout = iconCategory('createWorkoutCategory');

/**
 * For each operation of the contract, a call that an administrator may make, with whatever has to be there for it. A new
 * operation does not compile without one.
 */
export const lawfulCalls: Record<OperationId, Prepare> = {
  logIn: () => ({ body: ADMIN, as: null }),
  logOut: nothing,
  getSession: nothing,
  requestPasswordReset: () => ({ body: { email: 'nobody@example.org' } }),
  checkResetToken: async (api) => ({ body: { token: await resetToken(api) } }),
  resetPassword: async (api) => ({
    params: { token: await resetToken(api) },
    body: { password: NEW_PASSWORD },
  }),
  getDashboard: nothing,
  getTotals: nothing,
  getRecentUsers: nothing,
  getUserGrowth: nothing,
  getSubscriptionStatuses: nothing,
  exportUsers: nothing,
  listUsers: nothing,
  createUser: () => ({ body: userBody() }),
  getUser: user,
  updateUser: async (api) => ({ ...(await user(api)), body: { name: newName(), role: 'admin' } }),
  deleteUser: user,
  listHabitCategories: nothing,
  createHabitCategory: async () => ({ body: await categoryForm() }),
  getHabitCategory: habit,
  updateHabitCategory: async (api) => ({ ...(await habit(api)), body: formOf({ name: newName() }) }),
  deleteHabitCategory: habit,
  listWorkoutCategories: nothing,
  createWorkoutCategory: async () => ({ body: await categoryForm() }),
  getWorkoutCategory: workout,
  updateWorkoutCategory: async (api) => ({ ...(await workout(api)), body: formOf({ name: newName() }) }),
  deleteWorkoutCategory: workout,
  listFinanceCategories: nothing,
  createFinanceCategory: () => ({ body: financeBody() }),
  getFinanceCategory: financeCategory,
  updateFinanceCategory: async (api) => ({ ...(await financeCategory(api)), body: financeBody() }),
  deleteFinanceCategory: financeCategory,
  getPolicy: () => ({ params: { type: 'terms' } }),
  savePolicy: () => ({ body: { type: 'terms', content: '<p>Text</p>' } }),
  listPolicyVersions: savedPolicy,
  getPolicyVersion: savedPolicy,
  listSubscriptions: nothing,
  sendContactMessage: () => ({ body: MESSAGE }),
  listContactMessages: nothing,
  countUnreadMessages: nothing,
  updateContactMessage: async (api) => ({ ...(await message(api)), body: { isRead: true } }),
  deleteContactMessage: message,
  getOwnProfile: nothing,
  updateOwnProfile: () => ({ body: { name: 'Admin' } }),
  changeOwnPassword: () => ({ body: { currentPassword: ADMIN.password, newPassword: NEW_PASSWORD } }),
  listOwnSessions: nothing,
  endOtherSessions: nothing,
  listSecurityEvents: nothing,
  getIcon: async (api) => {
    const { body } = await api.call('createHabitCategory', { body: await categoryForm() });
    return { params: { file: body.iconLight.split('/').at(-1) ?? '' } };
  },
  getHealth: nothing,
};
