import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../StartError.ts';
import type { Ddl, Engine } from './Engine.ts';
import { firstTables } from './migrations/0001-first-tables.ts';
import { resetTokens } from './migrations/0002-reset-tokens.ts';
import { policyVersions } from './migrations/0010-policy-versions.ts';
import { userLists } from './migrations/0021-user-lists.ts';
import { subscriptionLists } from './migrations/0020-subscription-lists.ts';
import { accounts } from './migrations/0030-accounts.ts';
import { securityEventDays } from './migrations/0060-security-event-days.ts';
import { securityEventKinds } from './migrations/0080-security-event-kinds.ts';
import { creationKeys } from './migrations/0090-creation-keys.ts';

/** All migrations, by name; they run in the order of their names, and one that has shipped is never changed. */
const migrations = (ddl: Ddl): Record<string, Migration> => ({
  '0001-first-tables': firstTables(ddl),
  '0002-reset-tokens': resetTokens,
  '0010-policy-versions': policyVersions(ddl),
  '0020-subscription-lists': subscriptionLists(ddl),
  '0021-user-lists': userLists(ddl),
  '0030-accounts': accounts(ddl),
  '0060-security-event-days': securityEventDays(ddl),
  '0080-security-event-kinds': securityEventKinds(ddl),
  '0090-creation-keys': creationKeys,
});

/**
 * Brings the tables up to date.
 * @throws StartError when the database was written by a newer version; the database's error when a migration fails
 */
export const migrate = async ({ db, ddl }: Engine): Promise<void> => {
  const known = migrations(ddl);
  // Large tables take long to change, and a server that starts meanwhile waits for its turn.
  const { error, results } = await ddl.unhurried(db, (connection) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(known) },
      // Work that was done side by side lands as it is finished, not by number.
      allowUnorderedMigrations: true,
    });
    return migrator.migrateToLatest();
  });
  if (!error) return;
  if (!results?.length) {
    throw new StartError('The database was written by a newer version of Planner Admin.', { cause: error });
  }
  throw error;
};
