import type { components } from '@planner/api-client/schema';
import { loadContract } from './platform/contract/loadContract.ts';
import type { OperationId, ProtectedId } from './platform/contract/types.ts';
import { HttpError } from './platform/http/HttpError.ts';

export type Access = components['schemas']['Access'];

/** Levels besides `everything`, which may call every operation. */
type Limited = Exclude<Access, 'everything'>;

/** What some programs are limited to. */
type Purpose = 'acceptances';

/** Levels that may call an operation. Undefined if it needs no session. */
const levelsOf = (id: OperationId): readonly (Limited | Purpose)[] | undefined =>
  loadContract().operations.find((operation) => operation.id === id)?.access;

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

const NAMES: Record<Access | Purpose, string> = {
  everything: 'everything',
  support: 'support',
  content: 'content',
  'read-only': 'reading',
  acceptances: 'acceptances',
};

/** An account that calls. Null: everything. */
export interface Caller {
  access: Limited | null;
  /** Of a program: it may call the operations of this level alone. */
  only?: Purpose | undefined;
}

/** True if the account may call the operation. */
export const can = ({ access, only }: Caller, id: OperationId): boolean => {
  const level = only ?? access;
  return level === null || (levelsOf(id)?.includes(level) ?? true);
};

export const notAllowed = (levels: readonly (Access | Purpose)[]): HttpError =>
  new HttpError(
    'not-allowed',
    `Your access does not include this. It takes access to ${levels.map((level) => NAMES[level]).join(' or ')}`,
  );

/** @throws HttpError 403 */
export const checkAccess = (caller: Caller, id: OperationId): void => {
  if (!can(caller, id)) throw notAllowed(['everything', ...(levelsOf(id) ?? [])]);
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
  const refused = loadContract().operations.flatMap(({ id }) => (can(caller, id) ? [] : [id]));
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
