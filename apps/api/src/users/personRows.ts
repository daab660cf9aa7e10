import { sql } from 'kysely';
import { type Person, rewriteMentions } from '../platform/db/erasePerson.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import { nameKey } from '../platform/text/foldText.ts';

/** Those of some names that others have, too, apart from case, accents and the like. */
export const listNamesakes = async (
  db: Db,
  names: readonly string[],
  accounts: readonly string[],
): Promise<string[]> => {
  const keys = [...new Set(names.map(nameKey))];
  const rows = await db
    .selectFrom('users')
    .select('name')
    .distinct()
    .where('name_key', 'in', keys)
    .where('id', 'not in', accounts)
    .execute();
  return rows.map(({ name }) => name);
};

/** Removes a person, whose account was deleted, from what is said of others, and from counts that have no users left. */
export const eraseFromUsers = async (trx: Trx, person: Person): Promise<void> => {
  await rewriteMentions(
    trx,
    'users',
    person,
    { key: ['position'], columns: ['suspension_reason'], within: sql`suspended_at is not null` },
    ({ suspension_reason: reason }) => ({ suspension_reason: reason && person.without(reason) }),
  );
  // Their keys are the first letters of names and addresses.
  await trx.deleteFrom('user_counts').where('users', '=', 0).execute();
};
