import { type Change, changesOf } from '../activity/record.ts';
import type { UserRow } from './rows.ts';
import { PLAIN_DETAILS } from './table.ts';

/** Fields whose values the activity tells; of health values, only the names. */
const SHOWN = ['name', 'email', 'role', ...PLAIN_DETAILS] as const;

export const changesOfUser = (
  before: Partial<UserRow>,
  after: Partial<UserRow>,
  health: readonly string[] = [],
): Change[] => [...changesOf<UserRow>(before, after, SHOWN), ...health.map((field) => ({ field }))];

/** Whom an entry is about. */
export const nameOf = ({ id, email }: Pick<UserRow, 'id' | 'email'>) => ({ subject: email, subjectId: id });

/** Role and, unless it is everything, the level. */
export const roleDetail = ({ role, access }: Pick<UserRow, 'role'> & Partial<UserRow>): string =>
  access ? `${role}, ${access}` : role;

export const additionOf = (
  user: Pick<UserRow, 'id' | 'email' | 'role'> & Partial<UserRow>,
  health?: readonly string[],
) => ({
  ...nameOf(user),
  detail: roleDetail(user),
  changes: changesOfUser({}, user, health),
});

export const roleChangeOf = (before: UserRow, after: UserRow, health: readonly string[] = []) => ({
  kind: 'roleChanged' as const,
  ...nameOf(before),
  detail: `${before.role} → ${after.role}`,
  changes: [
    ...changesOfUser(before, after),
    ...changesOf<UserRow>(before, after, ['access']),
    ...health.map((field) => ({ field })),
  ],
});

export const deletionOf = (user: UserRow) => ({
  kind: 'userDeleted' as const,
  ...nameOf(user),
  changes: changesOfUser(user, {}),
});
