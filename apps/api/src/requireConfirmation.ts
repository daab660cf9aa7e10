import { findEntry } from './activity/list.ts';
import { readUndoKinds, undoTargetOf } from './activity/undoRows.ts';
import { hasFactor } from './factors/rows.ts';
import type { AnyCall } from './Handler.ts';
import { UNDO_RULES } from './handlers.ts';
import type { OperationId } from './platform/contract/types.ts';
import type { Db } from './platform/db/schema.ts';
import { HttpError } from './platform/http/HttpError.ts';
import { MINUTE_MS } from './platform/time.ts';
import type { Services } from './Services.ts';
import type { Session } from './sessions/rows.ts';
import { findTaskKind } from './tasks/rows.ts';
import { TASK_OPERATIONS } from './tasks/table.ts';
import { findUser } from './users/rows.ts';

/** How long a sign-in or a confirmation counts. */
const CONFIRMED_MS = 10 * MINUTE_MS;

type Target = Pick<AnyCall, 'params' | 'body'>;
type NeedsConfirmation = (db: Db, target: Target, user: Session['user']) => boolean | Promise<boolean>;

const always: NeedsConfirmation = () => true;

const makesAdministrator = ({ body }: Target): boolean => Object(body).role === 'admin';

const isAdministrator: NeedsConfirmation = async (db, { params }) => {
  const user = await findUser(db, { id: params['id'] ?? '' });
  return user?.role === 'admin';
};

/** What can't be taken back: exports of people, changes of administrators and their sessions, factors and passwords, and what erases for good. */
const CONFIRMED: Partial<Record<OperationId, NeedsConfirmation>> = {
  exportUsers: always,
  exportSelectedUsers: always,
  exportSubscriptions: always,
  exportAcceptances: always,
  exportActivity: always,
  exportUserData: always,
  createUser: (_db, target) => makesAdministrator(target),
  inviteUser: (_db, target) => makesAdministrator(target),
  sendInvitation: isAdministrator,
  revokeInvitation: isAdministrator,
  updateUser: async (db, target, user) => makesAdministrator(target) || isAdministrator(db, target, user),
  deleteUser: isAdministrator,
  suspendUser: isAdministrator,
  liftSuspension: isAdministrator,
  changeAccess: always,
  // They may select administrators.
  deleteUsers: always,
  changeRoles: always,
  eraseUser: always,
  // Without a factor, the current password in the body proves as much.
  changeOwnPassword: (db, _target, { id }) => hasFactor(db, id),
  startFactor: always,
  addFactor: always,
  renameFactor: always,
  removeFactor: always,
  createRecoveryCodes: always,
  resetUserFactors: always,
  endUserSessions: always,
  endUserSession: always,
  createToken: always,
};

const ofTask = async (db: Db, id: string): Promise<OperationId[]> => {
  const kind = await findTaskKind(db, id);
  return kind ? [TASK_OPERATIONS[kind]] : [];
};

/** Other ways to do what some operations do. They need a confirmation if one of those can need it. */
const STANDS_FOR: Partial<Record<OperationId, (db: Db, id: string) => Promise<OperationId[]>>> = {
  exportTaskFailures: ofTask,
  startImport: ofTask,
  retryTask: ofTask,
  undoActivity: async (db, id) => {
    const entry = await findEntry(db, id);
    // What is kept decides, also where its entry is gone.
    const kinds = await readUndoKinds(db, entry ? undoTargetOf(entry) : { activityId: id });
    return kinds.map((kind) => UNDO_RULES[kind].operation);
  },
};

const needsConfirmation = async (
  db: Db,
  operation: OperationId,
  target: Target,
  user: Session['user'],
): Promise<boolean> => {
  const done = (await STANDS_FOR[operation]?.(db, target.params['id'] ?? '')) ?? [];
  return done.some((id) => id in CONFIRMED) || (await CONFIRMED[operation]?.(db, target, user)) === true;
};

/** What programs may do without a person who confirms. */
const OF_PROGRAMS: ReadonlySet<OperationId> = new Set([
  'exportUsers',
  'exportSelectedUsers',
  'exportSubscriptions',
  'exportAcceptances',
  'exportActivity',
  'exportTaskFailures',
  'exportUserData',
]);

/** @throws HttpError 403 if the user must first prove again who they are, which programs can't */
export const requireConfirmation = async (
  { engine }: Services,
  operation: OperationId,
  { confirmedAt, user, token }: Session,
  target: Target,
  now: Date,
): Promise<void> => {
  if (token ? OF_PROGRAMS.has(operation) : now.getTime() - Date.parse(confirmedAt) < CONFIRMED_MS) return;
  if (!(await needsConfirmation(engine.db, operation, target, user))) return;
  if (token) throw new HttpError('not-allowed', 'This takes a person who signs in: a token may not do it');
  throw new HttpError('confirmation-required', 'This was not confirmed, so nothing was changed');
};
