import type { Db, Trx } from '../platform/db/schema.ts';
import type { PolicyAcceptancesTable } from './table.ts';
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

/** How many users have and have not accepted a version. Administrators count too: they may use the application. */
export const countAcceptances = async (db: Db, type: PolicyAcceptancesTable['type'], version: number) => {
  const count = await db
    .selectFrom('policy_acceptances')
    .select(({ fn }) => fn.countAll().as('accepted'))
    .where('type', '=', type)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return Number(count.accepted);
};

export const toAcceptance = (row: PolicyAcceptancesTable): components['schemas']['Acceptance'] => ({
  type: row.type,
  version: row.version,
  sha256: row.sha256,
  acceptedAt: row.accepted_at,
  source: row.source,
});
