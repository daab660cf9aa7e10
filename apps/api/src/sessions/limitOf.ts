import type { OperationId } from '../platform/contract/types.ts';
import type { Session } from './rows.ts';

/** What a session is limited to until its user has done something. */
interface Limit {
  /** Announced with the extras of the session. */
  name: string;
  operations: ReadonlySet<OperationId>;
  /** Why other operations are refused. */
  message: string;
}

const PASSWORD: Limit = {
  name: 'limit.password',
  operations: new Set(['getSession', 'logOut', 'changeOwnPassword']),
  message: 'Choose a longer password first: the role admin needs at least 12 characters',
};

const FIRST_PASSWORD: Limit = {
  ...PASSWORD,
  name: 'limit.firstPassword',
  message: 'Choose a password of your own first',
};

const FACTOR: Limit = {
  name: 'limit.factor',
  operations: new Set([
    'getSession',
    'logOut',
    'listOwnFactors',
    'startFactor',
    'addFactor',
    'startConfirmation',
    'confirmSession',
  ]),
  message: 'Set up a second factor first',
};

/** Undefined for a session that may do all that its user may. */
export const limitOf = (
  { hasShortPassword, user }: Pick<Session, 'hasShortPassword' | 'user'>,
  daysToEnroll: number | undefined,
): Limit | undefined => {
  if (user.must_change_password) return FIRST_PASSWORD;
  if (hasShortPassword) return PASSWORD;
  return daysToEnroll === 0 ? FACTOR : undefined;
};
