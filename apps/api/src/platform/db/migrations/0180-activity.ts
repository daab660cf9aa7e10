import { type Kysely, sql } from 'kysely';
import { positionOf } from '../../ids.ts';
import { searchTextOf } from '../../text/foldText.ts';

const BATCH = 1000;
/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

type Row = Record<string, string | null>;

const statementsFor = (isPostgres: boolean): string[] => {
  const [id, number] = isPostgres ? ['uuid', 'bigint'] : ['text', 'integer'];
  const key = isPostgres ? 'text collate "C"' : 'text';
  return [
    `create table activity (
      position ${number} not null,
      id ${id} not null,
      at text not null,
      kind text not null,
      is_security integer not null,
      actor_id ${id},
      actor text,
      actor_key ${key},
      subject_id ${id},
      subject text,
      subject_key ${key},
      detail text,
      changes text not null,
      address text not null,
      network text not null,
      request_id text not null,
      search text not null,
      constraint activity_position primary key (position)
    )${isPostgres ? '' : ' strict'}`,
    `create index activity_kind on activity (kind, position)`,
    `create index activity_security on activity (position) where is_security = 1`,
    ...['actor_id', 'actor_key', 'subject_id', 'subject_key'].map(
      (column) => `create index activity_${column} on activity (${column}, position)`,
    ),
    `create index activity_subject_network on activity (subject_key, network)`,
    `drop table security_event_days`,
  ];
};

/**
 * Copies the security events. Servers of the previous release go on writing to their table during an upgrade; the next
 * release drops it. SQLite's search index is built when the database has been opened.
 */
export const activity = async (db: Kysely<unknown>, dialect: 'postgres' | 'sqlite'): Promise<void> => {
  const isPostgres = dialect === 'postgres';
  for (const statement of statementsFor(isPostgres)) await sql.raw(statement).execute(db);
  let lastId = NO_ID;
  let position = 0n;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from security_events where id > ${lastId} order by id limit ${BATCH}`.execute(db);
    if (rows.length === 0) break;
    const values = rows.map((row) => {
      const { id, at, kind, actor, subject, subject_key, detail, address, network, request_id } = row;
      // Ids of one millisecond from different servers can have the same position.
      const own = positionOf(id ?? '');
      position = own > position ? own : position + 1n;
      const search = searchTextOf([actor, subject, detail].map((text) => text ?? ''));
      return sql`(${position}, ${id}, ${at}, ${kind}, 1, ${actor}, ${actor?.toLowerCase() ?? null}, ${subject},
        ${subject_key}, ${detail}, '[]', ${address}, ${network}, ${request_id}, ${search})`;
    });
    await sql`
      insert into activity (position, id, at, kind, is_security, actor, actor_key, subject, subject_key, detail, changes,
        address, network, request_id, search) values ${sql.join(values)}`.execute(db);
    lastId = rows.at(-1)?.['id'] ?? lastId;
  }
  if (isPostgres)
    await sql`create index activity_search on activity using gin (search gin_trgm_ops)`.execute(db);
};
