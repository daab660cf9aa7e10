import { type Kysely, type RawBuilder, sql } from 'kysely';
import { searchTextOf } from '../../text/foldText.ts';

const BATCH = 1000;

/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

type Row = Record<string, string | null>;

/** Sets `search` of rows, in steps. @param read selects those after the last */
const fill = async (
  db: Kysely<unknown>,
  table: string,
  read: (last: Row | undefined) => RawBuilder<Row>,
  isRow: (row: Row) => RawBuilder<unknown>,
  textsOf: (row: Row) => (string | null | undefined)[],
): Promise<void> => {
  let last: Row | undefined;
  do {
    const { rows } = await read(last).execute(db);
    for (const row of rows) {
      const search = searchTextOf(textsOf(row).map((text) => text ?? ''));
      await sql`update ${sql.table(table)} set search = ${search} where ${isRow(row)}`.execute(db);
    }
    last = rows.at(-1);
  } while (last);
};

const nameIn = (changes: string): string[] =>
  (JSON.parse(changes) as { field: string; from?: string }[]).flatMap(({ field, from = '' }) =>
    field === 'name' ? from : [],
  );

/** Deleted users are listed and found by name: those who can be restored, and the entries of their deletion. */
export const deletedUsers = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table undo_items add column search text`.execute(db);
  await sql`create index undo_items_users on undo_items (at, item_id) where kind = 'user'`.execute(db);
  await fill(
    db,
    'undo_items',
    (last) => sql`
      select activity_id, item_id, data from undo_items
      where kind = 'user' and (activity_id, item_id) > (${last?.['activity_id'] ?? NO_ID}, ${last?.['item_id'] ?? ''})
      order by activity_id, item_id limit ${BATCH}`,
    ({ activity_id, item_id }) => sql`activity_id = ${activity_id} and item_id = ${item_id}`,
    ({ data }) => {
      const { user } = JSON.parse(data ?? '') as { user: Record<'name' | 'email', string> };
      return [user.name, user.email];
    },
  );
  await fill(
    db,
    'activity',
    (last) => sql`
      select cast(position as text) as place, actor, subject, detail, changes, part_of from activity
      where kind = 'userDeleted' and position > ${BigInt(last?.['place'] ?? 0)}
      order by position limit ${BATCH}`,
    ({ place }) => sql`position = ${BigInt(place ?? 0)}`,
    ({ actor, subject, detail, changes, part_of }) => [
      ...(part_of === null ? [actor, subject, detail] : [null, subject, null]),
      ...nameIn(changes ?? '[]'),
    ],
  );
};
