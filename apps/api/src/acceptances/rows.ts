import { createHash } from 'node:crypto';
import type { Db, Trx } from '../platform/db/schema.ts';
import type { PolicyAcceptanceProofsTable, PolicyAcceptancesTable } from './table.ts';
import type { components } from '@planner/api-client/schema';

/** Stores an acceptance unless the user has accepted the version before. Returns the stored one. */
export const storeAcceptance = async (
  trx: Trx,
  acceptance: PolicyAcceptancesTable,
): Promise<PolicyAcceptancesTable> => {
  await restoreAcceptances(trx, [acceptance]);
  return trx
    .selectFrom('policy_acceptances')
    .selectAll()
    .where('user_id', '=', acceptance.user_id)
    .where('type', '=', acceptance.type)
    .where('version', '=', acceptance.version)
    .executeTakeFirstOrThrow();
};

/** Of users, latest first. */
export const listAcceptances = (db: Db, userIds: readonly string[]): Promise<PolicyAcceptancesTable[]> =>
  db
    .selectFrom('policy_acceptances')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('accepted_at', 'desc')
    .orderBy('version', 'desc')
    .execute();

export const restoreAcceptances = async (
  trx: Trx,
  acceptances: readonly PolicyAcceptancesTable[],
): Promise<void> => {
  if (acceptances.length === 0) return;
  await trx
    .insertInto('policy_acceptances')
    .values(acceptances)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** What proves an acceptance to those who know the id of the user, and tells others nothing. */
export const proofOf = (row: Omit<PolicyAcceptancesTable, 'source'>): string =>
  createHash('sha256')
    .update([row.user_id, row.type, row.version, row.sha256, row.accepted_at].join('\n'))
    .digest('hex');

/** Rows per INSERT statement. */
const ROWS = 500;

/** Keeps proofs of acceptances that go with their account. */
export const keepProofs = async (trx: Trx, acceptances: readonly PolicyAcceptancesTable[]): Promise<void> => {
  for (let from = 0; from < acceptances.length; from += ROWS)
    await trx
      .insertInto('policy_acceptance_proofs')
      .values(
        acceptances.slice(from, from + ROWS).map((row) => {
          const { type, version, sha256 } = row;
          return { proof: proofOf(row), type, version, sha256 };
        }),
      )
      // The account was deleted before, and restored.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** Of a deleted account. */
export const findProof = (db: Db, proof: string): Promise<PolicyAcceptanceProofsTable | undefined> =>
  db.selectFrom('policy_acceptance_proofs').selectAll().where('proof', '=', proof).executeTakeFirst();

/** A version of a policy, and all that have the same hash. */
export type AcceptedText = Pick<PolicyAcceptancesTable, 'type' | 'sha256'>;

/** How many users have accepted a text. Administrators count too: they may use the application. */
export const countAcceptances = async (db: Db, { type, sha256 }: AcceptedText): Promise<number> => {
  const users = db
    .selectFrom('policy_acceptances')
    .select('user_id')
    .distinct()
    .where('type', '=', type)
    .where('sha256', '=', sha256)
    .as('users');
  const { accepted } = await db
    .selectFrom(users)
    .select(({ fn }) => fn.countAll().as('accepted'))
    .executeTakeFirstOrThrow();
  return Number(accepted);
};

/** A user, with the first acceptance of a text. */
export interface UserAcceptance extends Pick<PolicyAcceptancesTable, 'user_id'> {
  name: string;
  email: string;
  acceptance: PolicyAcceptancesTable | undefined;
}

/** Users who have accepted a text, or have not, whose id is before `before`. Newest accounts first. */
export const listTextAcceptances = async (
  db: Db,
  { type, sha256 }: AcceptedText,
  isAccepted: boolean,
  before: string | undefined,
  limit: number,
): Promise<UserAcceptance[]> => {
  const users = await db
    .selectFrom('users')
    .select(['id as user_id', 'name', 'email'])
    .where((eb) => {
      const has = eb.exists(
        eb
          .selectFrom('policy_acceptances')
          .select('version')
          .whereRef('user_id', '=', 'users.id')
          .where('type', '=', type)
          .where('sha256', '=', sha256),
      );
      return isAccepted ? has : eb.not(has);
    })
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  if (!isAccepted || users.length === 0) return users.map((user) => ({ ...user, acceptance: undefined }));
  const ids = users.map(({ user_id }) => user_id);
  const found = Map.groupBy(
    (await listAcceptances(db, ids)).filter((row) => row.type === type && row.sha256 === sha256),
    ({ user_id }) => user_id,
  );
  return users.map((user) => ({ ...user, acceptance: found.get(user.user_id)?.at(-1) }));
};

export const toAcceptance = (row: PolicyAcceptancesTable): components['schemas']['Acceptance'] => ({
  type: row.type,
  version: row.version,
  sha256: row.sha256,
  acceptedAt: row.accepted_at,
  source: row.source,
  proof: proofOf(row),
});
