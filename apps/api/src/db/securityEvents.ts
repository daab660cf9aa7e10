import { type Kysely, sql, type Transaction } from 'kysely';
import { dayOf } from './counters.ts';
import type { Database, SecurityEventDaysTable, SecurityEventKind, SecurityEventsTable } from './schema.ts';

const addToDay = async (trx: Transaction<Database>, row: SecurityEventDaysTable): Promise<void> => {
  await trx
    .insertInto('security_event_days')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind'])
        .doUpdateSet({ events: sql<number>`security_event_days.events + excluded.events` }),
    )
    .execute();
};

/** Stores an event and counts it; last in its transaction, since all events of a day and kind wait for one row. */
export const insertSecurityEvent = async (
  trx: Transaction<Database>,
  event: SecurityEventsTable,
): Promise<void> => {
  await trx.insertInto('security_events').values(event).execute();
  await addToDay(trx, { day: dayOf(event.at), kind: event.kind, events: 1 });
};

/** Deletes the events up to a moment. Of transactions that do so side by side, each takes off what it has deleted itself. */
export const deleteSecurityEvents = async (trx: Transaction<Database>, upTo: string): Promise<void> => {
  const gone = await trx
    .deleteFrom('security_events')
    .where('at', '<=', upTo)
    .returning(['at', 'kind'])
    .execute();
  const counts = new Map<string, SecurityEventDaysTable>();
  for (const { at, kind } of gone) {
    const day = dayOf(at);
    const key = `${day} ${kind}`;
    counts.set(key, { day, kind, events: (counts.get(key)?.events ?? 0) - 1 });
  }
  // Always in this order, so that two transactions never wait for each other's rows.
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [, row] of sorted) await addToDay(trx, row);
  await trx.deleteFrom('security_event_days').where('events', '<=', 0).execute();
};

const DAY_MS = 86_400_000;

const dayAfter = (day: string): string => dayOf(new Date(Date.parse(day) + DAY_MS).toISOString());

/** One page of the log, newest first. */
export interface SecurityEventRows {
  rows: SecurityEventsTable[];
  /** Number of the page, from 1; the last page when a later one was asked for. */
  page: number;
  totalPages: number;
  totalEvents: number;
}

/** How many events of a kind, or of all of them, there were on each day that had any, the newest day first. */
const readDays = (db: Kysely<Database>, kind: string) =>
  db
    .selectFrom('security_event_days')
    .select(['day', sql<number>`cast(sum(events) as integer)`.as('events')])
    .$if(kind !== '', (all) => all.where('kind', '=', kind as SecurityEventKind))
    .groupBy('day')
    .having(sql`sum(events)`, '>', 0)
    .orderBy('day', 'desc')
    .execute();

/**
 * Reads one page. The days, a year of them at most, tell where it begins: nothing older or newer is looked at.
 * @param kind what the events tell of; empty for everything, and no events for what there is not
 * @param page from 1
 * @param limit events a page
 */
export const readSecurityEventPage = async (
  db: Kysely<Database>,
  kind: string,
  page: number,
  limit: number,
): Promise<SecurityEventRows> => {
  const days = await readDays(db, kind);
  const totalEvents = days.reduce((sum, { events }) => sum + events, 0);
  const totalPages = Math.max(1, Math.ceil(totalEvents / limit));
  const number = Math.min(page, totalPages);
  let offset = (number - 1) * limit;
  let first: string | undefined;
  for (const { day, events } of days) {
    first = day;
    if (events > offset) break;
    offset -= events;
  }
  const rows = await db
    .selectFrom('security_events')
    .selectAll()
    .$if(kind !== '', (all) => all.where('kind', '=', kind as SecurityEventKind))
    .$if(first !== undefined, (all) => all.where('at', '<', dayAfter(first ?? '')))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, page: number, totalPages, totalEvents };
};
