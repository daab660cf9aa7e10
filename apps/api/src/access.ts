import type { components } from '@planner/api-client/schema';
import type { OperationId, ProtectedId } from './platform/contract/types.ts';
import { HttpError } from './platform/http/HttpError.ts';

export type Access = components['schemas']['Access'];

/** Levels besides `everything`, which may call every operation. */
type Limited = Exclude<Access, 'everything'>;

const ALL: readonly Limited[] = ['support', 'content', 'read-only'];
const SUPPORT: readonly Limited[] = ['support'];
const CONTENT: readonly Limited[] = ['content'];
const SUPPORT_READS: readonly Limited[] = ['support', 'read-only'];
const CONTENT_READS: readonly Limited[] = ['content', 'read-only'];
const READ_ONLY: readonly Limited[] = ['read-only'];
const TASKS: readonly Limited[] = ['support', 'content'];
const NONE: readonly Limited[] = [];

/** Who may call each operation. One without a decision doesn't compile. */
const LEVELS: Readonly<Record<ProtectedId, readonly Limited[]>> = {
  getSession: ALL,
  getOwnProfile: ALL,
  updateOwnProfile: ALL,
  changeOwnPassword: ALL,
  listOwnSessions: ALL,
  endOtherSessions: ALL,
  endOwnSession: ALL,
  startConfirmation: ALL,
  confirmSession: ALL,
  listOwnFactors: ALL,
  startFactor: ALL,
  addFactor: ALL,
  renameFactor: ALL,
  removeFactor: ALL,
  createRecoveryCodes: ALL,
  // Without names of users for those who can't list them.
  getDashboard: ALL,
  getUserGrowth: SUPPORT_READS,
  getSubscriptionStatuses: SUPPORT_READS,
  listUsers: SUPPORT_READS,
  getUser: SUPPORT_READS,
  getDeletedUser: SUPPORT_READS,
  createUser: SUPPORT,
  inviteUser: SUPPORT,
  getInvitation: SUPPORT_READS,
  sendInvitation: SUPPORT,
  revokeInvitation: SUPPORT,
  updateUser: SUPPORT,
  deleteUser: SUPPORT,
  deleteUsers: SUPPORT,
  eraseUser: SUPPORT,
  exportUsers: SUPPORT,
  exportSelectedUsers: SUPPORT,
  exportUserData: SUPPORT,
  suspendUser: SUPPORT,
  liftSuspension: SUPPORT,
  changeRoles: NONE,
  changeAccess: NONE,
  // Only administrators have sessions and second factors.
  listUserFactors: READ_ONLY,
  resetUserFactors: NONE,
  listUserSessions: READ_ONLY,
  endUserSessions: NONE,
  endUserSession: NONE,
  listSubscriptions: SUPPORT_READS,
  exportSubscriptions: SUPPORT,
  listContactMessages: SUPPORT_READS,
  countUnreadMessages: SUPPORT_READS,
  getContactMessage: SUPPORT_READS,
  updateContactMessage: SUPPORT,
  deleteContactMessage: SUPPORT,
  listHabitCategories: CONTENT_READS,
  getHabitCategory: CONTENT_READS,
  createHabitCategory: CONTENT,
  updateHabitCategory: CONTENT,
  deleteHabitCategory: CONTENT,
  listWorkoutCategories: CONTENT_READS,
  getWorkoutCategory: CONTENT_READS,
  createWorkoutCategory: CONTENT,
  updateWorkoutCategory: CONTENT,
  deleteWorkoutCategory: CONTENT,
  listFinanceCategories: CONTENT_READS,
  getFinanceCategory: CONTENT_READS,
  createFinanceCategory: CONTENT,
  updateFinanceCategory: CONTENT,
  deleteFinanceCategory: CONTENT,
  savePolicy: CONTENT,
  getPolicyDesk: CONTENT_READS,
  getPolicyDraft: CONTENT_READS,
  savePolicyDraft: CONTENT,
  publishPolicy: CONTENT,
  withdrawPolicyVersion: CONTENT,
  countAcceptances: CONTENT_READS,
  recordAcceptance: SUPPORT,
  listUserAcceptances: SUPPORT_READS,
  listPolicyVersions: CONTENT_READS,
  getPolicyVersion: CONTENT_READS,
  listActivity: SUPPORT_READS,
  exportActivity: NONE,
  // Their handlers check what they do: see `TASK_OPERATIONS`, `UNDO_OPERATIONS` and `checkAccess`.
  undoActivity: TASKS,
  listTasks: TASKS,
  getTask: TASKS,
  cancelTask: TASKS,
  retryTask: TASKS,
  listTaskFailures: TASKS,
  exportTaskFailures: TASKS,
  listTokens: NONE,
  createToken: NONE,
  revokeToken: NONE,
  uploadImport: TASKS,
  checkImport: TASKS,
  startImport: TASKS,
};

/** What is about the account itself. Programs with a token may not call it. */
export const OF_PEOPLE: ReadonlySet<OperationId> = new Set<ProtectedId>([
  'updateOwnProfile',
  'changeOwnPassword',
  'listOwnSessions',
  'endOtherSessions',
  'endOwnSession',
  'startConfirmation',
  'confirmSession',
  'listOwnFactors',
  'startFactor',
  'addFactor',
  'renameFactor',
  'removeFactor',
  'createRecoveryCodes',
  'listTokens',
  'createToken',
  'revokeToken',
]);

const NAMES: Record<Access, string> = {
  everything: 'everything',
  support: 'support',
  content: 'content',
  'read-only': 'reading',
};

/** An account that calls. Null: everything. */
export interface Caller {
  access: Limited | null;
}

/** True if the account may call the operation. */
export const can = ({ access }: Caller, id: OperationId): boolean =>
  access === null || !(id in LEVELS) || LEVELS[id as ProtectedId].includes(access);

export const notAllowed = (levels: readonly Access[]): HttpError =>
  new HttpError(
    'not-allowed',
    `Your access does not include this. It takes access to ${levels.map((level) => NAMES[level]).join(' or ')}`,
  );

/** @throws HttpError 403 */
export const checkAccess = (caller: Caller, id: OperationId): void => {
  if (!can(caller, id)) throw notAllowed(['everything', ...LEVELS[id as ProtectedId]]);
};

/** True if the account may change or erase accounts of a role. Otherwise support could give itself everything. */
export const mayManage = ({ access }: Caller, role: 'user' | 'admin'): boolean =>
  access === null || role === 'user';

/** @throws HttpError 403 */
export const checkManages = (caller: Caller, role: 'user' | 'admin' | undefined): void => {
  if (role && !mayManage(caller, role)) throw notAllowed(['everything']);
};

/** What a session announces: the extras that the account may use, and the operations that it may not. */
export const announce = (caller: Caller, extras: readonly string[]) => {
  const offered = extras.filter((name) => can(caller, name.split('.')[0] as OperationId));
  const refused = (Object.keys(LEVELS) as ProtectedId[]).filter((id) => !can(caller, id));
  return {
    extras: offered,
    refused: [
      ...refused,
      ...(caller.access === null ? [] : ['manageAdministrators']),
      ...(maySeeHealth(caller) ? [] : ['getUser.health']),
    ],
  };
};

/** True if the account may read health values of users. */
export const maySeeHealth = ({ access }: Caller): boolean => access === null || access === 'support';
