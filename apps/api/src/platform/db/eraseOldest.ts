import { sql } from 'kysely';
import { positionAt } from '../ids.ts';
import { DAY_MS } from '../time.ts';
import type { Trx } from './schema.ts';

/** Rows per statement: an entry of the activity is in ten indexes. */
const ROWS = 20;
/** An entry at least that old shows that the clock was not set to the future recently: see `hasWitness`. */
const WITNESS_MS = 7 * DAY_MS;

export const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/**
 * A clock that was set to the future makes everything old. So nothing is deleted for its age until the log has an entry that
 * is, by the same clock, at least a week old, but less than half of that age.
 */
export const hasWitness = (now: Date, retentionMs: number) => {
  const [from, to] = [retentionMs / 2, WITNESS_MS].map((ms) => positionAt(ago(now, ms)));
  return sql<boolean>`exists (select 1 from activity where position between ${from} and ${to})`;
};

/** Deletes some of the rows that are older than `retentionMs`, oldest first. Returns whether there may be more. */
export const eraseOldest = async (
  trx: Trx,
  name: 'activity' | 'contact_messages',
  now: Date,
  retentionMs: number,
): Promise<boolean> => {
  const table = sql.table(name);
  const { numAffectedRows } = await sql`
    delete from ${table} where ${hasWitness(now, retentionMs)} and position in (
      select position from ${table} where position <= ${positionAt(ago(now, retentionMs))} order by position limit ${ROWS}
    )`.execute(trx);
  return numAffectedRows === BigInt(ROWS);
};
