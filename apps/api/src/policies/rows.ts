import { LostRace } from '../platform/db/inTransaction.ts';
import type { Db, Trx } from '../platform/db/schema.ts';
import type { UserRow } from '../users/rows.ts';
import type { PoliciesTable, PolicyVersionsTable } from './table.ts';

/** Finds a legal text. One that was never saved is empty, with version 0 and an empty date. */
export const findPolicy = async (db: Db, type: PoliciesTable['type']): Promise<PoliciesTable> => {
  const row = await db.selectFrom('policies').selectAll().where('type', '=', type).executeTakeFirst();
  return row ?? { type, content: '', updated_at: '', version: 0 };
};

/** Version and date of a legal text, without reading its content. */
export const findPolicyVersionOf = (db: Db, type: PoliciesTable['type']) =>
  db.selectFrom('policies').select(['version', 'updated_at']).where('type', '=', type).executeTakeFirst();

/** @throws LostRace when the text was saved concurrently */
export const storePolicy = async (
  trx: Trx,
  before: PoliciesTable,
  content: string,
  saved: { at: Date; by: Pick<UserRow, 'id' | 'name' | 'email'> | undefined },
): Promise<PoliciesTable> => {
  const { type } = before;
  const changes = { content, updated_at: saved.at.toISOString(), version: before.version + 1 };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('policies')
    .values({ type, ...changes })
    .onConflict((conflict) =>
      conflict.column('type').doUpdateSet(changes).where('policies.version', '=', before.version),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new LostRace();
  await trx
    .insertInto('policy_versions')
    .values({
      type,
      version: changes.version,
      content,
      bytes: Buffer.byteLength(content),
      saved_at: changes.updated_at,
      saved_by: saved.by?.name ?? null,
      saved_by_id: saved.by?.id ?? null,
      saved_by_email: saved.by?.email ?? null,
    })
    .execute();
  return { type, ...changes };
};

/** Versions of a legal text older than `before`, newest first, without content. */
export const listPolicyVersions = (
  db: Db,
  type: PoliciesTable['type'],
  before: string | undefined,
  limit: number,
): Promise<Omit<PolicyVersionsTable, 'content'>[]> =>
  db
    .selectFrom('policy_versions')
    .select(['type', 'version', 'bytes', 'saved_at', 'saved_by', 'saved_by_id', 'saved_by_email'])
    .where('type', '=', type)
    .$if(before !== undefined, (query) => query.where('version', '<', Number(before)))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();

export const findPolicyVersion = (db: Db, type: PoliciesTable['type'], version: number) =>
  db
    .selectFrom('policy_versions')
    .selectAll()
    .where('type', '=', type)
    .where('version', '=', version)
    .executeTakeFirst();

/** Removes a person as the author of versions. */
export const eraseAuthor = async (trx: Trx, { id, name }: Pick<UserRow, 'id' | 'name'>): Promise<void> => {
  await trx
    .updateTable('policy_versions')
    .set({ saved_by: null, saved_by_id: null, saved_by_email: null })
    // Versions of older servers have the name only.
    .where((eb) =>
      eb.or([eb('saved_by_id', '=', id), eb.and([eb('saved_by_id', 'is', null), eb('saved_by', '=', name)])]),
    )
    .execute();
};

/** The latest version before the current one that had this content: it is being restored. */
export const findVersionWith = async (
  db: Db,
  { type, version }: PoliciesTable,
  content: string,
): Promise<number | undefined> => {
  const found = await db
    .selectFrom('policy_versions')
    .select('version')
    .where('type', '=', type)
    .where('version', '<', version)
    .where('bytes', '=', Buffer.byteLength(content))
    .where('content', '=', content)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return found?.version;
};
